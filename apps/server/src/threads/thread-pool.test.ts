import { afterEach, describe, expect, test } from 'vitest';
import { codePointsInFinding, jobs } from '../jobs.ts';
import { openWorkshop, type Workshop } from './thread-pool.ts';

const opened: Workshop[] = [];
afterEach(() => Promise.all(opened.splice(0).map((shop) => shop.close())));

function open(options: object = {}): Workshop {
  const entry = new URL('../worker.ts', import.meta.url);
  const shop = openWorkshop({ entry, size: 2, maxWaiting: 10, timeoutMs: 20_000, ...options });
  opened.push(shop);
  return shop;
}

const job = (text: string) => ({ text, keepProvenance: false });

describe('a thread', () => {
  test('gives what the same work gives here', async () => {
    const text = 'a\u200bb '.repeat(20_000);
    expect(await open().run('clean', job(text))).toEqual(jobs.clean(job(text)));
  });

  test('takes one job after another, in any number of threads', async () => {
    const shop = open({ size: 2 });
    const texts = Array.from({ length: 8 }, (_, i) => `${i}\u200b`);
    const outputs = await Promise.all(texts.map((text) => shop.run('clean', job(text))));
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
    const shop = open();
    await shop.run('clean', job('warm'));
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    await shop.run('clean', job('\u202e'.repeat(1_000_000)));
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  test('that fails or hangs is replaced, and the caller told', async () => {
    const shop = open({ size: 1 });
    await expect(
      shop.run('clean', { text: null as never, keepProvenance: false }),
    ).rejects.toThrow();
    expect(await shop.run('clean', job('a\u200b'))).toMatchObject({ cleanedText: 'a' });
    const hasty = open({ size: 1, timeoutMs: 1 });
    const attempt = hasty.run('clean', job('\u202e'.repeat(1_000_000)));
    await expect(attempt).rejects.toMatchObject({ code: 'not_ready', status: 503 });
  });
});

test('a full waiting line sends callers away', async () => {
  const shop = open({ size: 1, maxWaiting: 1 });
  const runs = Array.from({ length: 4 }, () =>
    shop.run('clean', job('a')).then(
      () => 'done',
      (error) => error.code,
    ),
  );
  expect((await Promise.all(runs)).sort()).toEqual(['done', 'done', 'not_ready', 'not_ready']);
});

test('a run of very many code points is one finding of bearable size', () => {
  const { findings } = jobs.clean(job(`x${'\u{e0101}'.repeat(10_000)}`));
  for (const found of findings)
    expect(found.codePoints.length).toBeLessThanOrEqual(codePointsInFinding);
});
