import { scan } from '@cleanpaste/core/hidden';
import { expect, test } from 'vitest';
import { summarize } from '../../../workers/summarize.ts';
import { marksInBox, nextOfKind, splitMarks } from './marks-in-box.ts';

const summary = summarize(scan('p\u0430y a\u200bb\u00adc\u200bd'));

test('each mark knows its kind, and what is only shown is quiet', () => {
  const { marks, isQuiet } = marksInBox(summary);
  expect([...marks]).toEqual([1, 2, 5, 6, 7, 8, 9, 10]);
  expect([0, 1, 2, 3].map(isQuiet)).toEqual([true, false, false, false]);
  expect([...summary.kindOf].map((place) => summary.kinds[place]?.label)).toEqual([
    'U+0430',
    'U+200B',
    'U+00AD',
    'U+200B',
  ]);
});

test('an editor gets what is taken out and what stays apart, both in order', () => {
  const { marks, quiet } = splitMarks(marksInBox(summary));
  expect([...marks]).toEqual([5, 6, 7, 8, 9, 10]);
  expect([...quiet]).toEqual([1, 2]);
});

test('the marks of a kind come one after another, and after the last the first again', () => {
  const { kindOf } = summary;
  const place = kindOf[1]!;
  expect(nextOfKind(kindOf, place, -1)).toEqual({ index: 1, at: 1, of: 2 });
  expect(nextOfKind(kindOf, place, 1)).toEqual({ index: 3, at: 2, of: 2 });
  expect(nextOfKind(kindOf, place, 3)).toEqual({ index: 1, at: 1, of: 2 });
  expect(nextOfKind(kindOf, 99, -1).index).toBe(-1);
});
