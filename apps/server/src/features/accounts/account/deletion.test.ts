import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAccount } from '../../../../test/account.ts';
import { beforeEachQuery } from '../../../../test/before-query.ts';
import { engine, openTestDatabase } from '../../../../test/database.ts';
import { openSite, type TestSite } from '../../../../test/site.ts';
import type { Database } from '../../../db/handle.ts';

const base = '/functions/v1';
let database: Database;
let site: TestSite;
beforeAll(async () => {
  database = await openTestDatabase();
  site = await openSite(database, { CLEANUPS_PER_MINUTE: '100000' });
});
afterAll(async () => {
  await site.close();
  await database.close();
});
beforeEach(() => {
  site.lines.length = 0;
});

/** Long enough to be rewritten and checked. */
const checkedSentence =
  'It is important to note that regular exercise plays a crucial role in maintaining good health, and in order to utilize its benefits people should begin slowly.';

/** Statuses that an account may meet that vanishes in the middle of a call: done before, or refused. */
const allowed = [200, 201, 401, 409];

type Ready = Awaited<ReturnType<typeof ready>>;

/** An account of a subscriber with a key and one item in either history. */
async function ready() {
  const account = await openAccount(site.deps, { plan: 'pro' });
  const session = randomUUID();
  const send = (method: string, path: string, body?: unknown, headers = {}) =>
    fetch(site.origin + path, {
      method,
      headers: {
        ...account.headers,
        'x-session-id': session,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const made = await send('POST', `${base}/api-keys`, {
    name: 'key',
    scopes: ['clean', 'scan', 'rewrite', 'check'],
  });
  const { key, id: keyId } = (await made.json()) as { key: string; id: string };
  await send('POST', `${base}/clean-text`, { text: 'before' });
  await send('POST', `${base}/run-basic-plagiarism-check`, { text: checkedSentence });
  const first = async (kind: string) =>
    ((await (await send('GET', `${base}/history/${kind}`)).json()) as { items: { id: string }[] })
      .items[0]!.id;
  const items = { cleanups: await first('cleanups'), checks: await first('checks') };
  const asKey = (path: string, body: unknown) =>
    send('POST', path, body, { authorization: `Bearer ${key}` });
  return {
    account,
    send,
    asKey,
    keyId,
    items,
    remove: () => send('POST', `${base}/delete-account`, {}),
  };
}

const url = (path: string) => `${site.origin}${path}`;
const sale = () => ({
  plan: 'pro',
  mode: 'subscription',
  success_url: url('/checkout/success'),
  cancel_url: url('/checkout/cancel'),
});

/** Everything that writes on behalf of an account. */
const writes: Record<string, (one: Ready) => Promise<Response>> = {
  'a cleanup': ({ send }) => send('POST', `${base}/clean-text`, { text: 'a\u200bb' }),
  'a cleanup with a retry key': ({ send }) =>
    send('POST', `${base}/clean-text`, { text: 'a' }, { 'idempotency-key': 'click-0001' }),
  'a rewrite': ({ send }) => send('POST', `${base}/strong-paraphrase`, { text: checkedSentence }),
  'a check': ({ send }) =>
    send('POST', `${base}/run-basic-plagiarism-check`, { text: `${checkedSentence} Yes.` }),
  'the fix of a check': ({ send }) =>
    send('POST', `${base}/run-basic-plagiarism-check`, { text: checkedSentence, fix: true }),
  'deleting a cleanup': ({ send, items }) =>
    send('DELETE', `${base}/history/cleanups/${items.cleanups}`),
  'deleting a check': ({ send, items }) => send('DELETE', `${base}/history/checks/${items.checks}`),
  'switching the history off': ({ send }) =>
    send('PATCH', `${base}/account`, { keepHistory: false }),
  'a new key': ({ send }) => send('POST', `${base}/api-keys`, { name: 'new', scopes: ['clean'] }),
  'the end of a key': ({ send, keyId }) => send('DELETE', `${base}/api-keys/${keyId}`),
  'a message': ({ send }) => send('POST', `${base}/feedback`, { message: 'hello' }),
  'a share': ({ send }) => send('POST', `${base}/share-events`, { platform: 'bluesky' }),
  'a checkout': ({ send }) => send('POST', `${base}/stripe-checkout`, sale()),
  'a comparison of payments': ({ send }) => send('POST', `${base}/stripe-sync`, {}),
  'a cleanup by key': ({ asKey }) => asKey('/api/v1/clean', { text: 'a\u200bb' }),
  'a scan by key': ({ asKey }) => asKey('/api/v1/scan', { text: 'a\u200bb' }),
  'a rewrite by key': ({ asKey }) => asKey('/api/v1/rewrite', { text: checkedSentence }),
  'a check by key': ({ asKey }) => asKey('/api/v1/check', { text: `${checkedSentence} No.` }),
  'a second deletion': ({ remove }) => remove(),
};

/** Tables with a row that still names an account. What the payment provider's stand-in keeps is its own. */
async function traces({ id: userId, email }: Ready['account']): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    if (name === 'sandbox_payment_objects') continue;
    const named = sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${userId}%`}`;
    const those = await rows(named);
    // A subscription stays as a bare figure under the provider's name for it, which here has the account's in it.
    if (those.length > 0 && name !== 'stripe_subscriptions') found.push(name);
  }
  const customers = await rows(
    sql`select 1 from sandbox_payment_objects where kind = 'customer'
      and data->>'email' = ${email} and data->>'deleted' is distinct from 'true'`,
  );
  if (customers.length > 0) found.push('a customer at the payment provider');
  return found;
}

async function rows<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await database.handle.execute(query)) as unknown as { rows: T[] }).rows;
}

const failures = () =>
  site.lines.filter((line) =>
    /"event":"(failure|crash|payment-provider|payment-event)"/.test(line),
  );

describe(`an account that is deleted in the middle (${engine})`, () => {
  test.each(Object.keys(writes))(
    'of %s: before whichever query, it is done or refused, and nothing is left',
    async (name) => {
      for (let at = 1; at < 60; at++) {
        const one = await ready();
        let count = 0;
        const stop = beforeEachQuery(database, async () => {
          count += 1;
          if (count === at) expect((await one.remove()).status).toBe(200);
        });
        const answer = await writes[name]!(one).finally(stop);
        expect([name, at, allowed.includes(answer.status) || answer.status]).toEqual([
          name,
          at,
          true,
        ]);
        if (count < at) return;
        expect([name, at, await traces(one.account)]).toEqual([name, at, []]);
        expect([name, at, failures()]).toEqual([name, at, []]);
      }
      throw new Error('the call never ends');
    },
  );

  test('by somebody else at the same time as everything else: nothing fails, nothing is left', async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, ready));
    const statuses = await Promise.all(
      accounts.map(async (one, turn) => {
        const calls = Object.values(writes).map((write) => write(one));
        await Promise.all(calls.slice(0, turn * 3));
        calls.push(one.remove());
        return (await Promise.all(calls)).map(({ status }) => status);
      }),
    );
    const other = [...new Set(statuses.flat())].filter((status) => !allowed.includes(status));
    expect(other).toEqual([]);
    expect(failures()).toEqual([]);
    for (const { account } of accounts) expect(await traces(account)).toEqual([]);
  });
});
