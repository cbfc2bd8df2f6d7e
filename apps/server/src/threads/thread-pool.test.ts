import { afterEach, describe, expect, test } from 'vitest';
import { cleanJob, codePointsInFinding } from '../features/cleaning/jobs.ts';
import { serverBusy } from '../http/app-error.ts';
import { onBehalfOf } from './on-behalf.ts';
import { defineJob } from './run-job.ts';
import { openThreadPool, type ThreadPool } from './thread-pool.ts';

const opened: ThreadPool[] = [];
afterEach(() => Promise.all(opened.splice(0).map((pool) => pool.close())));

function open(options: object = {}): ThreadPool {
  const entry = new URL('../worker.ts', import.meta.url);
  const pool = openThreadPool({
    entry,
    size: 2,
    maxWaiting: 10,
    timeoutMs: 20_000,
    busy: serverBusy,
    ...options,
  });
  opened.push(pool);
  return pool;
}

const job = (text: string) => ({ text, options: {} });

describe('a thread', () => {
  test('gives what the same work gives here', async () => {
    const text = 'a\u200bb '.repeat(20_000);
    expect(await open().run(cleanJob, job(text))).toEqual(await cleanJob.run(job(text)));
  });

  test('takes one job after another, in any number of threads', async () => {
    const pool = open({ size: 2 });
    const texts = Array.from({ length: 8 }, (_, i) => `${i}\u200b`);
    const outputs = await Promise.all(texts.map((text) => pool.run(cleanJob, job(text))));
    expect(outputs.map((output) => output.cleanedText)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
  });

  test('leaves this one free', async () => {
    const pool = open();
    await pool.run(cleanJob, job('warm'));
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    await pool.run(cleanJob, job('\u202e'.repeat(1_000_000)));
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  test('that fails or hangs is replaced, and the caller told', async () => {
    const pool = open({ size: 1 });
    await expect(pool.run(cleanJob, { text: null as never, options: {} })).rejects.toThrow();
    expect(await pool.run(cleanJob, job('a\u200b'))).toMatchObject({ cleanedText: 'a' });
    const hasty = open({ size: 1, timeoutMs: 1 });
    const attempt = hasty.run(cleanJob, job('\u202e'.repeat(1_000_000)));
    await expect(attempt).rejects.toMatchObject({ code: 'not_ready', status: 503 });
  });
});

describe('an aborted job', () => {
  const heavy = job('\u202e'.repeat(1_000_000));
  const reason = new Error('the caller has gone');

  test('ends in its thread: the next one begins at once', async () => {
    const entry = new URL('../../test/endless-worker.ts', import.meta.url);
    const pool = open({ size: 1, entry });
    const echo = defineJob('echo', (text: string) => text);
    const endless = defineJob('endless', (text: string) => text);
    expect(await pool.run(echo, 'warm')).toBe('warm');
    const gone = new AbortController();
    const attempt = pool.run(endless, 'for ever', gone.signal);
    gone.abort(reason);
    await expect(attempt).rejects.toBe(reason);
    expect(await pool.run(echo, 'next')).toBe('next');
  });

  test('leaves the line while it waits, and never begins when it was aborted before', async () => {
    const pool = open({ size: 1 });
    const first = pool.run(cleanJob, heavy);
    const gone = new AbortController();
    const attempt = pool.run(cleanJob, heavy, gone.signal);
    expect(pool.state().waiting).toBe(1);
    gone.abort(reason);
    await expect(attempt).rejects.toBe(reason);
    expect(pool.state().waiting).toBe(0);
    await expect(pool.run(cleanJob, heavy, gone.signal)).rejects.toBe(reason);
    await first;
  });
});

test('a full waiting line sends callers away', async () => {
  const pool = open({ size: 1, maxWaiting: 1 });
  const runs = Array.from({ length: 4 }, () =>
    pool.run(cleanJob, job('a')).then(
      () => 'done',
      (error) => error.code,
    ),
  );
  expect((await Promise.all(runs)).sort()).toEqual(['done', 'done', 'not_ready', 'not_ready']);
});

describe('of several owners', () => {
  const sleepy = new URL('../../test/endless-worker.ts', import.meta.url);
  const echo = defineJob('echo', (text: string) => text);
  const endless = defineJob('endless', (text: string) => text);

  test('who sends one is served before the second one of who sent many', async () => {
    const pool = open({ size: 1, entry: sleepy });
    const gone = new AbortController();
    const first = onBehalfOf(['ann'], () => pool.run(endless, '', gone.signal)).catch(() => {});
    const order: string[] = [];
    const send = (owner: string, name: string) =>
      onBehalfOf([owner], () => pool.run(echo, name)).then((done) => order.push(done));
    const all = [1, 2, 3, 4, 5].map((n) => send('ann', `ann ${n}`));
    all.push(send('ben', 'ben 1'), send('cid', 'cid 1'), send('ben', 'ben 2'));
    expect(pool.state().waiting).toBe(8);
    gone.abort(new Error('gone'));
    await Promise.all([first, ...all]);
    expect(order.slice(0, 4)).toEqual(['ben 1', 'cid 1', 'ann 1', 'ben 2']);
  });

  test('one never has the last thread: another one is served while the work of the first has no end', async () => {
    const pool = open({ size: 3, entry: sleepy });
    const gone = new AbortController();
    const stuck = Array.from({ length: 6 }, (_, n) =>
      onBehalfOf(['one address', `account ${n}`], () => pool.run(endless, '', gone.signal)),
    );
    for (const one of stuck) one.catch(() => {});
    expect(pool.state()).toMatchObject({ busy: 2, waiting: 4 });
    const served = onBehalfOf(['another address'], () => pool.run(echo, 'served'));
    expect(await served).toBe('served');
    gone.abort(new Error('gone'));
    await Promise.allSettled(stuck);
  });

  test('a full line sends away who fills it, and takes in another one', async () => {
    const pool = open({ size: 1, maxWaiting: 3, entry: sleepy });
    const gone = new AbortController();
    const stuck = onBehalfOf(['ann'], () => pool.run(endless, '', gone.signal)).catch(() => {});
    const outcome = (owner: string) =>
      onBehalfOf([owner], () => pool.run(echo, owner)).then(
        (done) => done,
        (error) => error.code,
      );
    const waiting = [outcome('ann'), outcome('ann'), outcome('ann'), outcome('ben')];
    gone.abort(new Error('gone'));
    await stuck;
    expect(await Promise.all(waiting)).toEqual(['ann', 'ann', 'not_ready', 'ben']);
  });
});

test('a run of very many code points is one finding of bearable size', async () => {
  const { findings } = await cleanJob.run(job(`x${'\u{e0101}'.repeat(10_000)}`));
  for (const found of findings)
    expect(found.codePoints.length).toBeLessThanOrEqual(codePointsInFinding);
});
