import { expect, test } from 'vitest';
import { drawnAtMost, piecesAtMarks } from './mark-pieces.ts';

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

test('of very many marks those from the asked one on are drawn, and no text is lost', () => {
  const text = 'a\u200b'.repeat(drawnAtMost * 2);
  const marks = Int32Array.from({ length: drawnAtMost * 4 }, (_, i) => (i >> 1) * 2 + 1 + (i & 1));
  const cut = piecesAtMarks(text, marks, drawnAtMost);
  expect(cut.length).toBe(drawnAtMost * 2 + 1);
  expect(cut[0]).toBe(`${'a\u200b'.repeat(drawnAtMost)}a`);
  expect(cut.join('')).toBe(text);
});
