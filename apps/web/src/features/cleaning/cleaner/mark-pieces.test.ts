import { expect, test } from 'vitest';
import { piecesAtMarks } from './mark-pieces.ts';

test('a text is cut at its marks, and joined it is whole again', () => {
  const text = 'ab\u200bcd\u00ade';
  const cut = piecesAtMarks(text, new Int32Array([2, 3, 5, 6]));
  expect(cut).toEqual(['ab', '\u200b', 'cd', '\u00ad', 'e']);
  expect(cut.join('')).toBe(text);
});

test('marks at both ends leave empty plain pieces, so that odd places stay marks', () => {
  expect(piecesAtMarks('\u200ba\u200b', new Int32Array([0, 1, 2, 3]))).toEqual([
    '',
    '\u200b',
    'a',
    '\u200b',
    '',
  ]);
});
