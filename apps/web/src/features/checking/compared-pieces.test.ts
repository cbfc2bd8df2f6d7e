import { align } from '@cleanpaste/core/similarity';
import { expect, test } from 'vitest';
import type { ComparedPassage } from '../../workers/compare-messages.ts';
import { type ComparedPiece, comparedPieces } from './compared-pieces.ts';

const textOf = (pieces: ComparedPiece[]) =>
  pieces.flatMap(({ runs }) => runs.map(({ text }) => text)).join('');
const passage = (start: number, end: number, sourceStart: number, sourceEnd: number) =>
  ({ start, end, sourceStart, sourceEnd, kind: 'verbatim' }) satisfies ComparedPassage;
const linked = (pieces: ComparedPiece[]) =>
  pieces.flatMap(({ passage, runs }) =>
    passage ? [[passage.id, passage.number, passage.to, runs.map((run) => run.text).join('')]] : [],
  );

test('pieces put together are the texts, and each end of a passage leads to the other', () => {
  const [left, right] = ['one two THREE four', 'zero two THREE'];
  const made = comparedPieces({ left, right }, [passage(4, 13, 5, 14)]);
  expect([textOf(made.left), textOf(made.right)]).toEqual([left, right]);
  expect(linked(made.left)).toEqual([['left-0', 1, 'right-0', 'two THREE']]);
  expect(linked(made.right)).toEqual([['right-0', 1, 'left-0', 'two THREE']]);
});

test('words that only one text has are told apart, however lines are broken', () => {
  const [left, right] = ['the old quay was\nempty', 'the old pier was empty'];
  const made = comparedPieces({ left, right }, [passage(0, left.length, 0, right.length)]);
  const differing = (pieces: ComparedPiece[]) =>
    pieces.flatMap(({ runs }) => runs.filter(({ differs }) => differs).map(({ text }) => text));
  expect(differing(made.left)).toEqual(['quay']);
  expect(differing(made.right)).toEqual(['pier']);
});

test('words that the other text has in another place are not told as standing in one alone', () => {
  const [bees, quay] = [
    'My aunt kept brown bees behind the school,',
    'On most days the quay was empty.',
  ];
  const [left, right] = [`${bees} always. ${quay}`, `${quay} Often, ${bees}`];
  const made = comparedPieces({ left, right }, [passage(0, left.length, 0, right.length)]);
  const differing = (pieces: ComparedPiece[]) =>
    pieces.flatMap(({ runs }) =>
      runs.filter(({ differs }) => differs).map(({ text }) => text.trim()),
    );
  expect([textOf(made.left), textOf(made.right)]).toEqual([left, right]);
  expect(differing(made.left).join(' ')).toMatch(/^always\.?$/);
  expect(differing(made.right).join(' ')).toMatch(/^,?\s*Often,?$/);
});

test('what stands twice in one text leads to the one place in the other, by the same number', () => {
  const [left, right] = ['abc. abc.', 'x abc'];
  const made = comparedPieces({ left, right }, [passage(0, 3, 2, 5), passage(5, 8, 2, 5)]);
  expect(linked(made.left)).toEqual([
    ['left-0', 1, 'right-0', 'abc'],
    ['left-1', 1, 'right-0', 'abc'],
  ]);
  expect(linked(made.right)).toEqual([['right-0', 1, 'left-0', 'abc']]);
});

test('passages that overlap lose nothing, and no end is missing', () => {
  const [left, right] = ['abcdefgh', 'abcdefgh'];
  const made = comparedPieces({ left, right }, [passage(0, 5, 0, 5), passage(3, 8, 3, 8)]);
  expect([textOf(made.left), textOf(made.right)]).toEqual([left, right]);
  const ids = new Set([...linked(made.left), ...linked(made.right)].map(([id]) => id));
  for (const [, , to] of [...linked(made.left), ...linked(made.right)])
    expect(ids.has(to as string)).toBe(true);
});

test('of real texts too', () => {
  const source =
    'The harbour of the old town had been built for ships that no longer came. On most mornings the quay was empty except for two fishermen and their nets.';
  const left = `${source} And then ${source.replace('ships', 'large boats')}`;
  const right = `Before that. ${source} ${source.slice(20, 120)}`;
  const passages = align(left, right);
  expect(passages.length).toBeGreaterThan(0);
  const made = comparedPieces({ left, right }, passages);
  expect([textOf(made.left), textOf(made.right)]).toEqual([left, right]);
  const ids = new Set([...linked(made.left), ...linked(made.right)].map(([id]) => id));
  for (const [, , to] of [...linked(made.left), ...linked(made.right)])
    expect(ids.has(to as string)).toBe(true);
});
