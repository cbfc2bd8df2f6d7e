import { type ApiKeyCreated, callsAtOnce } from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { caller, openBrowser, openSite } from '../../../test/site.ts';
import { stripeSubscriptions } from '../../features/billing/subscriptions/tables.ts';
import { type RunJob, runHere } from '../../threads/run-job.ts';
import { serverBusy } from '../app-error.ts';
import { untilSent, workUnderWay } from './calls-at-once.ts';

/** Threads that take no work up until they are let go; their line holds as much as the real one. */
function heldThreads(most = 64) {
  const line: (() => void)[] = [];
  let held = true;
  const runJob: RunJob = async (job, input, signal) => {
    if (held) {
      if (line.length >= most) throw serverBusy();
      await new Promise<void>((resolve) => line.push(resolve));
    }
    return runHere(job, input, signal);
  };
  const letGo = () => {
    held = false;
    for (const begin of line) begin();
  };
  return { runJob, letGo, waiting: () => line.length };
}

const longText = 'a\u200bb '.repeat(10_000);

async function until(holds: () => boolean) {
  for (let i = 0; i < 1500 && !holds(); i++) await new Promise((done) => setTimeout(done, 20));
  expect(holds()).toBe(true);
}

test('a burst of one account is told to wait, by page and by key, and another account is served', async () => {
  const database = await openTestDatabase();
  const threads = heldThreads();
  const env = { CLEANUPS_PER_MINUTE: '100000' };
  const site = await openSite(database, env, { runJob: threads.runJob });
  try {
    const ann = await openBrowser(site.origin).signIn('ann@example.com');
    const ben = await openBrowser(site.origin).signIn('ben@example.com');
    const now = new Date();
    await database.handle.insert(stripeSubscriptions).values({
      ...{ id: 's', userId: ann.user.id, customerId: 'c', status: 'active', plan: 'pro' as const },
      ...{ createdAt: now, updatedAt: now },
    });
    const page = caller(site.origin, ann);
    const made = await page.post('/functions/v1/api-keys', { name: 'burst' });
    const authorization = `Bearer ${((await made.json()) as ApiKeyCreated).key}`;
    const answers: Response[] = [];
    const burst = Array.from({ length: 160 }, async (_, i) => {
      const answer =
        i % 2
          ? page.post('/functions/v1/clean-text', { text: longText })
          : page.post('/api/v1/clean', { text: longText }, { authorization });
      answers.push(await answer);
    });
    await until(() => answers.length + threads.waiting() === 160);
    expect(threads.waiting()).toBe(callsAtOnce);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]));
    for (const { headers, url } of answers) {
      expect(headers.get('retry-after')).toBe('2');
      expect(headers.get('content-type')).toContain(
        url.includes('/api/') ? 'problem+json' : '/json',
      );
    }
    const other = caller(site.origin, ben).post('/functions/v1/clean-text', { text: longText });
    await until(() => threads.waiting() === callsAtOnce + 1);
    threads.letGo();
    expect((await other).status).toBe(200);
    await Promise.all(burst);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(callsAtOnce);
    expect((await page.post('/functions/v1/clean-text', { text: longText })).status).toBe(200);
  } finally {
    threads.letGo();
    await site.close();
    await database.close();
  }
});

test('a streamed answer counts until its end, or until nobody reads on', async () => {
  const underWay = workUnderWay(1);
  const refused = () => {
    try {
      underWay.begin('ann')();
      return false;
    } catch {
      return true;
    }
  };
  const stream = (response = new Response('data: x\n\n')) => {
    response.headers.set('content-type', 'text/event-stream');
    return untilSent(response, underWay.begin('ann'));
  };
  const read = stream();
  expect(refused()).toBe(true);
  expect(await read.text()).toBe('data: x\n\n');
  expect(refused()).toBe(false);
  const left = stream(new Response(new ReadableStream({ pull: () => new Promise(() => {}) })));
  expect(refused()).toBe(true);
  await left.body!.cancel();
  expect(refused()).toBe(false);
  untilSent(new Response('whole'), underWay.begin('ann'));
  expect(refused()).toBe(false);
});
