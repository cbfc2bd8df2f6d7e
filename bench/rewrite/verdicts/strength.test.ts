import { expect, test } from 'vitest';
import { strengthOf, tableKey } from './strength.ts';

test('a pair lives by its readings: none wrong for every rewrite, one in twenty-five at most for the strong one', () => {
  expect(strengthOf({ read: 40, wrong: 0, awkward: 4 })).toBe('normal');
  expect(strengthOf({ read: 40, wrong: 1, awkward: 4 })).toBe('strong');
  expect(strengthOf({ read: 40, wrong: 2, awkward: 0 })).toBe('off');
  expect(strengthOf({ read: 40, wrong: 0, awkward: 5 })).toBe('off');
});

test('a pair that was hardly read is not used, and one that was read a little only where nobody calls it wrong', () => {
  expect(strengthOf({ read: 7, wrong: 0, awkward: 0 })).toBe('off');
  expect(strengthOf({ read: 10, wrong: 0, awkward: 0 })).toBe('strong');
  expect(strengthOf({ read: 15, wrong: 1, awkward: 0 })).toBe('off');
  expect(strengthOf({ read: 31, wrong: 0, awkward: 0 })).toBe('strong');
  expect(strengthOf({ read: 100, wrong: 1, awkward: 0 })).toBe('normal');
});

test('judged pairs are found in the table of pairs: wordings by their line, rules by their kind', () => {
  expect(tableKey('word: use^ → utilize^')).toBe('use^ = utilize^');
  expect(tableKey('phrase: , but → , yet')).toBe(', but = , yet');
  expect(tableKey('commas: , → - (and)')).toBe('comma: , = - (and)');
  expect(tableKey('commas: X → X ,')).toBe('comma: - = ,');
  expect(tableKey('order: X , and Y → Y , and X (nouns)')).toBe('order: - = - (list nouns)');
  expect(tableKey('order: X or Y → Y or X (adjectives)')).toBe('order: - = - (or adjectives)');
  expect(tableKey('use^ = utilize^')).toBe('use^ = utilize^');
  expect(tableKey('sentences: . the → ; the')).toBe('sentence: . = ;');
  expect(tableKey("contractions: it is → it 's")).toBe("contraction: is = 's");
  expect(tableKey('possessives: the X of Y')).toBeNull();
});
