import { expect, it } from 'vitest';
import { guardedRewrite } from '../../src/guard/index.ts';
import { encode } from '../../src/hidden/index.ts';
import { mixedDigits } from '../../src/hidden/listed/digits.ts';
import { leadingMarks } from '../../src/hidden/listed/marks.ts';
import { innocentSpans, readsAsCode } from '../../src/similarity/index.ts';
import { INNOCENT_KINDS } from '../../src/similarity/innocent/kinds.ts';
import { findQuotations } from '../../src/similarity/innocent/quotations.ts';
import { stockSentences } from '../../src/similarity/innocent/stock-sentences.ts';
import { protectedItems } from '../../src/text/index.ts';
import { histogram } from '../../src/watermark/index.ts';
import { filled } from './input.ts';

/** Engines give up on a run of some millions of repetitions, with a RangeError. */
const SIZE = 16_777_216;

/** What took the room of a call for each line, word or sign of a text, and ended with an error. */
const RUNS: [name: string, text: () => string, run: (text: string) => unknown][] = [
  ['lines behind a fence', () => filled('a\n', '```\n')(SIZE), protectedItems],
  ['indented lines', () => filled('    a\n')(SIZE), protectedItems],
  ['one name with underscores', () => filled('a_')(SIZE), protectedItems],
  ['one path', () => filled('/a')(SIZE), protectedItems],
  ['one number', () => filled('3.14')(SIZE), protectedItems],
  ['quoted lines', () => filled('> a\n')(SIZE), findQuotations],
  [
    'lines of a list',
    () => filled('- a\n')(SIZE),
    (text) => stockSentences(text, INNOCENT_KINDS, []),
  ],
  ['a word of Cyrillic letters', () => filled('\u0430')(SIZE), readsAsCode],
  ['marks without a letter', () => filled('\u064e')(SIZE), (text) => leadingMarks(text, false)],
  ['a word of emoji', () => filled('\u{1f469}')(SIZE), (text) => encode(text, 'a message')],
  ['digits of two systems', () => filled('1\u0662')(SIZE), (text) => mixedDigits(text, false)],
];

it.each(RUNS)(
  '%s for sixteen megabytes end no call with an error',
  (_, text, run) => {
    expect(() => run(text())).not.toThrow();
  },
  120_000,
);

it('a fence, a quotation and lines further in are found whole, however many lines they have', () => {
  const lines = 'a line of it\n'.repeat(100_000);
  const fence = `\`\`\`js\n${lines}\`\`\`\n`;
  expect(protectedItems(`${fence}\nAfter it.`)[0]).toEqual({
    kind: 'code',
    start: 0,
    end: fence.length - 1,
  });
  const quoted = '> a line of it\n'.repeat(100_000);
  expect(innocentSpans(`He wrote:\n\n${quoted}\nAfter it.`, ['quotations'])).toEqual([
    { start: 11, end: 11 + quoted.length, kind: 'quotations' },
  ]);
});

it('emoji for sixteen megabytes are told to be nothing to rewrite', async () => {
  const parts = { ask: async (masked: string) => masked, fallback: async (part: string) => part };
  const outcome = await guardedRewrite(filled('\u{1f469}', 'a')(SIZE), parts);
  expect(outcome.refused).toBe('nothing-to-rewrite');
}, 120_000);

it('a million scores have bars, in any order', () => {
  const scores = Array.from({ length: 1_000_000 }, (_, at) => ((at * 7) % 10) - 5);
  expect(histogram(scores, 1).map(({ count }) => count)).toEqual(Array(10).fill(100_000));
});

it('a message of megabytes that would be too many bits for any list is refused', () => {
  const message = 'a message '.repeat(SIZE / 10);
  const encoded = encode('Hi there', message, { scheme: 'zero-width-binary' });
  expect(encoded).toEqual({ text: null, hidden: 0, problem: 'unreadable' });
});
