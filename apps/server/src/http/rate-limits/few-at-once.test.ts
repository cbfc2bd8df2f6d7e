import { addresses, pathOf } from '@cleanpaste/contract';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openTestDatabase } from '../../../test/database.ts';
import type { AppEnv } from '../app-env.ts';
import { onError } from '../on-error.ts';
import { provideContext } from '../provide-context.ts';
import { fewAtOnce } from './few-at-once.ts';

test('calls are counted before anybody knows whose they are, and providers send what they have', async () => {
  const database = await openTestDatabase();
  const { deps } = testApp(database);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const wait = async () => {
    await held;
    return new Response('done');
  };
  const event = pathOf(addresses.billing.receivePaymentEvent);
  const app = new Hono<AppEnv>()
    .use(provideContext(deps), fewAtOnce())
    .get('/work', wait)
    .post(event, wait)
    .onError(onError(deps.log));
  const connection = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  const burst = (token: string | null, path = '/work', method = 'GET') =>
    Array.from({ length: 40 }, () => {
      const headers: Record<string, string> = token ? { authorization: token } : {};
      return app.request(path, { method, headers }, connection);
    });
  const tally = async (calls: (Response | Promise<Response>)[]) => {
    const answers = await Promise.all(calls);
    const refused = answers.filter(({ status }) => status === 429);
    for (const { headers } of refused) expect(headers.get('retry-after')).toBe('2');
    return [answers.filter(({ status }) => status === 200).length, refused.length];
  };
  const all = [burst('Bearer one'), burst('Bearer two'), burst(null), burst(null, event, 'POST')];
  letGo();
  expect(await Promise.all(all.map(tally))).toEqual([
    [32, 8],
    [32, 8],
    [32, 8],
    [40, 0],
  ]);
  expect(await tally(burst('Bearer one').slice(0, 32))).toEqual([32, 0]);
  await database.close();
});
