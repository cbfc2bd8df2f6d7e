import { randomUUID } from 'node:crypto';
import type { Account } from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import { bakery } from '../../../../test/paraphrases.ts';
import { openSharedSite } from '../../../../test/shared-site.ts';
import { caller, openBrowser } from '../../../../test/site.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { sameAddress } from '../../billing/quotas/rules.ts';
import { settleUnits } from '../../billing/quotas/service.ts';
import { formerUsage, usageCounts } from '../../billing/quotas/tables.ts';
import { users } from '../sign-in/tables.ts';

const base = '/functions/v1';
const { database, site } = await openSharedSite({
  emptied: [users, usageCounts, formerUsage, rateLimits],
});

async function person(email: string) {
  const session = await openBrowser(site.origin).signIn(email);
  const api = caller(site.origin, session);
  return {
    rewrite: async () =>
      (await api.post(`${base}/strong-paraphrase`, { text: `${bakery.text} ${randomUUID()}` }))
        .status,
    usage: async () => ((await (await api.get(`${base}/account`)).json()) as Account).usage,
    remove: async () => expect((await api.post(`${base}/delete-account`)).status).toBe(200),
  };
}

const kept = () => database.handle.select().from(formerUsage);

test('an account that was deleted and made again goes on with what it had used', async () => {
  const before = await person('ann@example.com');
  for (let i = 0; i < 2; i++) expect(await before.rewrite()).toBe(200);
  await before.remove();
  const again = await person('Ann@Example.com');
  expect((await again.usage()).statistical).toMatchObject({ used: 2, limit: 3 });
  expect([await again.rewrite(), await again.rewrite()]).toEqual([200, 403]);
  await again.remove();
  expect((await (await person('ann@example.com')).usage()).statistical.used).toBe(3);
});

test('another spelling of the same address is the same; another address is not', async () => {
  const before = await person('ann.smith@gmail.com');
  await before.rewrite();
  await before.remove();
  const again = await person('annsmith+new@googlemail.com');
  expect((await again.usage()).statistical.used).toBe(1);
  expect((await (await person('ann.jones@gmail.com')).usage()).statistical.used).toBe(0);
});

test('an account that was there before keeps what it has', async () => {
  const other = await person('ann@example.com');
  const one = await person('ann+1@example.com');
  await one.rewrite();
  await one.remove();
  expect((await other.usage()).statistical.used).toBe(0);
});

test('who had used nothing leaves nothing behind', async () => {
  await (await person('ann@example.com')).remove();
  expect(await kept()).toEqual([]);
});

test('what is kept says nothing of who it was, and goes after a year', async () => {
  const before = await person('ann@example.com');
  await before.rewrite();
  await before.remove();
  const rows = await kept();
  expect(rows).toMatchObject([{ feature: 'statistical', used: 1 }]);
  expect(rows[0]?.addressHash).toMatch(/^[\w-]{43}$/);
  const after = (days: number) => ({
    ...systemContext(site.deps),
    clock: { now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000) },
  });
  await settleUnits(after(364));
  expect(await kept()).toHaveLength(1);
  await settleUnits(after(366));
  expect(await kept()).toEqual([]);
});

test.each([
  ['Ann@Example.com', 'ann@example.com'],
  ['ann+shop@example.com', 'ann@example.com'],
  ['a.n.n@example.com', 'a.n.n@example.com'],
  ['A.n.n+1@googlemail.com', 'ann@gmail.com'],
  ['+ann@example.com', '+ann@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('%s reaches the same person as %s', (given, same) => {
  expect(sameAddress(given)).toBe(same);
});
