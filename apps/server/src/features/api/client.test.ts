import type { ApiKeyCreated } from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import { ApiProblem, createClient } from '../../../../../packages/client/src/index.ts';
import { openAccount } from '../../../test/account.ts';
import { openSharedSite } from '../../../test/shared-site.ts';
import { caller } from '../../../test/site.ts';

const { site } = await openSharedSite();

test('the published client calls this server, with a free key, and is told what is not free', async () => {
  const { token } = await openAccount(site.deps);
  const api = caller(site.origin, { access_token: token } as never);
  const made = await api.post('/functions/v1/api-keys', { name: 'client' });
  const { key } = (await made.json()) as ApiKeyCreated;
  const client = createClient({ baseUrl: site.origin, key });
  const text = 'Zero\u200bwidth';
  expect((await client.clean({ text })).cleanedText).toBe('Zerowidth');
  expect((await client.scan({ text })).findings[0]?.name).toBe('ZERO WIDTH SPACE');
  expect((await client.reveal({ text })).segmentCount).toBe(3);
  expect((await client.decode({ text })).payloads).toEqual([]);
  const refused = await client.rewrite({ text }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiProblem);
  expect(refused).toMatchObject({ status: 403, problem: { code: 'forbidden' } });
  // @ts-expect-error: an option that is misspelt does not compile, and is refused
  await expect(client.clean({ text, qoutes: true })).rejects.toMatchObject({ status: 400 });
});
