import { expect, test } from 'vitest';
import { piecesOf, withoutUndone } from './edit-pieces.ts';

const base = 'The big dog ran fast.';
const edits = [
  { start: 4, end: 7, original: 'big', replacement: 'large', kind: 'word' },
  { start: 16, end: 20, original: 'fast', replacement: 'quickly', kind: 'word' },
];

test('the columns are cut along the edits and lose nothing', () => {
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
