import { describe, expect, it } from 'vitest';
import { applyEdits } from '../rewrite/index.ts';
import { beginModelRun, rewriteInParts, splitChunks } from './index.ts';

const TEXT = 'One two three. Four five six. Seven eight nine. Ten eleven twelve.';
const spans = splitChunks(TEXT, 20);
const upper = async ({ text }: { text: string }) => ({
  engine: 'offline' as const,
  text: text.toUpperCase(),
  edits: [
    { start: 0, end: text.length, original: text, replacement: text.toUpperCase(), kind: 'word' },
  ],
});

describe('somebody who has a text rewritten in parts', () => {
  it('gets it whole, with changes that apply to it and by whom each part was done', async () => {
    const told: string[] = [];
    const done = await rewriteInParts(TEXT, {
      spans,
      rewrite: upper,
      onProgress: ({ done: now, total }) => told.push(`${now}/${total}`),
    });
    expect(done.text).toBe(TEXT.toUpperCase());
    expect(applyEdits(TEXT, done.edits as never)).toBe(done.text);
    expect(done.parts.map(({ start, end }) => ({ start, end }))).toEqual(spans);
    expect(told).toEqual(['0/4', '1/4', '2/4', '3/4', '4/4']);
  });

  it('gets other seeds with each rewrite and for each part', async () => {
    const seen = new Set<number>();
    for (const seed of [1, 2])
      await rewriteInParts(TEXT, {
        spans,
        seed,
        rewrite: (part) => {
          seen.add(part.seed);
          return upper(part);
        },
      });
    expect(seen.size).toBe(2 * spans.length);
  });

  it.each([1, 2])(
    'has at most %i parts worked on at once, and none begun after a failure',
    async (width) => {
      let [running, most, begun] = [0, 0, 0];
      const attempt = rewriteInParts(TEXT, {
        spans,
        width,
        async rewrite(part) {
          most = Math.max(most, ++running);
          if (++begun === 2) throw new Error('lost');
          await new Promise((resolve) => setTimeout(resolve, 5));
          running--;
          return upper(part);
        },
      });
      await expect(attempt).rejects.toThrow('lost');
      expect(most).toBeLessThanOrEqual(width);
      expect(begun).toBe(2);
    },
  );
});

const PARTS = [
  'Maria Lopez opened her bakery in Porto after leaving a large firm. She does not bake on Sundays, because the family meets for lunch then.',
  'Maria Lopez opened her bakery in Porto after leaving a large firm. She does not bake on Sundays, because the family meets for lunch then. ',
];
const GOOD =
  'After quitting a big company, Maria Lopez started a bakery of her own in Porto. The oven stays cold on Sundays, when her family would not miss its midday meal together.';

describe('somebody whose model fails in the middle', () => {
  class Gone extends Error {}
  const run = (answers: (string | Error)[]) => {
    const tags: string[] = [];
    const begun = beginModelRun({
      async chat(messages) {
        tags.push(/<text-(\w+)>/.exec(messages[1]!.content)![1]!);
        const answer = answers[tags.length - 1] ?? GOOD;
        if (answer instanceof Error) throw answer;
        return answer;
      },
      builtIn: async ({ text }: { text: string }) => ({
        engine: 'offline' as const,
        text: `built-in: ${text}`,
        edits: [],
      }),
      drawTag: () => String(tags.length).padStart(12, '0'),
      reachOf: (error) => (error instanceof Gone ? 'all' : undefined),
    });
    return { tags, ...begun };
  };

  it('keeps what it did, and has the rest done by the built-in engine without asking again', async () => {
    const { tags, rewrite, wasOfHelp } = run([GOOD, new Gone()]);
    const done = [];
    for (const text of [...PARTS, PARTS[0]!]) done.push(await rewrite({ text }));
    expect(done.map(({ engine, note }) => [engine, note])).toEqual([
      ['model', undefined],
      ['offline', 'model-failed'],
      ['offline', 'model-failed'],
    ]);
    expect(tags).toHaveLength(2);
    expect(wasOfHelp()).toBe(true);
  });

  it('is told when it was of no help at all', async () => {
    const { rewrite, wasOfHelp } = run([new Gone()]);
    await rewrite({ text: PARTS[0]! });
    expect(wasOfHelp()).toBe(false);
  });

  it('sees other faults than the model’s as they are', async () => {
    const { rewrite } = run([new Error('the disk is full')]);
    await expect(rewrite({ text: PARTS[0]! })).rejects.toThrow('the disk is full');
  });

  it('has other tags around each question, so that no text can close them', async () => {
    const { tags, rewrite } = run(['No.', GOOD]);
    await rewrite({ text: PARTS[1]! });
    expect(new Set(tags).size).toBe(2);
  });
});
