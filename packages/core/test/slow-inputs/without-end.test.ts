import { expect, it } from 'vitest';
import { encode } from '../../src/hidden/index.ts';
import { mixedDigits } from '../../src/hidden/listed/digits.ts';
import { leadingMarks } from '../../src/hidden/listed/marks.ts';
import { innocentSpans, readsAsCode } from '../../src/similarity/index.ts';
import { INNOCENT_KINDS } from '../../src/similarity/innocent/kinds.ts';
import { findQuotations } from '../../src/similarity/innocent/quotations.ts';
import { stockSentences } from '../../src/similarity/innocent/stock-sentences.ts';
import { protectedItems } from '../../src/text/index.ts';
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

it('a message of megabytes that would be too many bits for any list is refused', () => {
  const message = 'a message '.repeat(SIZE / 10);
  const encoded = encode('Hi there', message, { scheme: 'zero-width-binary' });
  expect(encoded).toEqual({ text: null, hidden: 0, problem: 'unreadable' });
});
