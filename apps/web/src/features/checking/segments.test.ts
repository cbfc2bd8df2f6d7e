import type { CheckSource } from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import { matchSegments, sentencePieces } from './segments.ts';

const source = (...passages: [number, number][]): CheckSource => ({
  title: '',
  url: null,
  author: null,
  year: null,
  licence: null,
  matchPercentage: 1,
  snippet: '',
  passages: passages.map(([start, end]) => ({ start, end, sourceText: '', kind: 'verbatim' })),
});

test('a text without matches is one stretch', () => {
  expect(matchSegments(10, [])).toEqual([{ start: 0, end: 10, match: null }]);
});

test('stretches cover the text, and of overlapping sources the first counts', () => {
  const segments = matchSegments(20, [source([5, 10]), source([8, 15])]);
  expect(segments).toEqual([
    { start: 0, end: 5, match: null },
    { start: 5, end: 8, match: 0 },
    { start: 8, end: 10, match: 0 },
    { start: 10, end: 15, match: 1 },
    { start: 15, end: 20, match: null },
  ]);
});

test('what stands between sentences is not lost', () => {
  const sentence = { score: 0.5, reasons: [] };
  const pieces = sentencePieces(12, [
    { start: 0, end: 4, ...sentence },
    { start: 6, end: 10, ...sentence },
  ]);
  expect(pieces.map(({ start, end, sentence: of }) => [start, end, of])).toEqual([
    [0, 4, 0],
    [4, 6, null],
    [6, 10, 1],
    [10, 12, null],
  ]);
});
