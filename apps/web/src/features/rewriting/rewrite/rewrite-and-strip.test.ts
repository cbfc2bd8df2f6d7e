import { beforeEach, expect, test, vi } from 'vitest';
import { rewriteAndStrip } from './rewrite-and-strip.ts';

const sent: { text: string; seed: number; idempotencyKey: string }[] = [];
vi.mock('./api.ts', () => ({
  paraphrase: async (text: string, options: { seed: number; idempotencyKey: string }) => {
    sent.push({ text, seed: options.seed, idempotencyKey: options.idempotencyKey });
    return { cleanedText: `${text} (${options.seed})`, removedCharacterCount: 0 };
  },
}));
vi.mock('../../cleaning/index.ts', () => ({
  cleanText: async (text: string) => ({ cleanedText: text, removedCharacterCount: 0 }),
  retryVisibly: (work: () => Promise<unknown>) => work(),
}));
vi.mock('../../../workers/bridge.ts', () => ({ askTextWorker: vi.fn() }));
vi.mock('../engines/rewrite-in-tab.ts', () => ({
  rewriteInTab: async (
    text: string,
    { seed, options }: { seed: number; options: { engine: string } },
  ) => ({ text: `${text} by ${options.engine} (${seed})`, rewrite: null }),
}));

const rewrite = (text: string, key: string) =>
  rewriteAndStrip(text, {
    key,
    options: { engine: 'site', form: {} },
    signal: new AbortController().signal,
    onProgress: () => {},
  });

beforeEach(() => {
  sent.length = 0;
});

test('somebody who rewrites again gets another rewrite of the original, not one of the rewrite', async () => {
  const first = await rewrite('A first text.', 'a');
  await rewrite('A first text.', 'b');
  const third = await rewrite('A first text.', 'c');
  await rewrite(third.text, 'd');
  expect(first.text).toBe('A first text. (1)');
  expect(sent.map(({ text, seed }) => [text, seed])).toEqual([
    ['A first text.', 1],
    ['A first text.', 2],
    ['A first text.', 3],
    ['A first text.', 4],
  ]);
});

test('a retry of the same click asks for the same rewrite, and another text begins anew', async () => {
  await rewrite('Another text.', 'e');
  await rewrite('Another text.', 'e');
  await rewrite('A third text.', 'f');
  expect(sent.map(({ text, seed }) => [text, seed])).toEqual([
    ['Another text.', 1],
    ['Another text.', 1],
    ['A third text.', 1],
  ]);
});

test('a model in the tab does both passes there: the server is not asked', async () => {
  const how = {
    options: { engine: 'browser', form: {} } as const,
    signal: new AbortController().signal,
    onProgress: () => {},
  };
  const first = await rewriteAndStrip('A text for a model.', { key: 'g', ...how });
  const second = await rewriteAndStrip(first.text, { key: 'h', ...how });
  expect(first.text).toBe('A text for a model. by browser (1)');
  expect(second.text).toBe('A text for a model. by browser (2)');
  expect(sent).toEqual([]);
});
