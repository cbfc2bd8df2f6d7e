import { expect, test } from 'vitest';
import { blocksOf, piecesOf, withoutUndone } from './edit-pieces.ts';

const base = 'The big dog ran fast.';
const edits = [
  { start: 4, end: 7, original: 'big', replacement: 'large', kind: 'word' },
  { start: 16, end: 20, original: 'fast', replacement: 'quickly', kind: 'word' },
];

test('a text is cut along the edits and lose nothing', () => {
  const pieces = piecesOf(base, edits);
  const column = (pick: 'original' | 'replacement') =>
    pieces.map((piece) => (piece.kind === 'same' ? piece.text : piece[pick])).join('');
  expect(column('original')).toBe(base);
  expect(column('replacement')).toBe('The large dog ran quickly.');
});

test('an undone edit reads as before, the others stay', () => {
  expect(withoutUndone(base, edits, new Set())).toBe('The large dog ran quickly.');
  expect(withoutUndone(base, edits, new Set([0]))).toBe('The big dog ran quickly.');
  expect(withoutUndone(base, edits, new Set([0, 1]))).toBe(base);
});

test('a long text comes in blocks that end with a line, and joined they are the whole', () => {
  const long = `${'A line of a long text, and no more than that.\n'.repeat(400)}The end.`;
  const change = { start: 5000, end: 5001, original: long[5000]!, replacement: 'x', kind: 'word' };
  const pieces = piecesOf(long, [change]);
  const blocks = blocksOf(pieces);
  const texts = blocks.map((block) =>
    block.map((piece) => (piece.kind === 'same' ? piece.text : piece.original)).join(''),
  );
  expect(texts.join('')).toBe(long);
  expect(blocks.length).toBeGreaterThan(4);
  for (const text of texts.slice(0, -1)) expect(text.endsWith('\n')).toBe(true);
  const keys = blocks.flat().map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(blocksOf(piecesOf('short', []))).toHaveLength(1);
});
