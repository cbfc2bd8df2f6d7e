import { expect, test } from 'vitest';
import { changesBetween, isOfMarksAlone, isSeen, keptWord } from './changes.ts';

const versions = (old: string, now: string) => {
  const changes = changesBetween(old, now);
  const pick = (of: 'old' | 'now') =>
    changes.map((change) => (change.kind === 'same' ? change.text : change[of])).join('');
  return { changes, old: pick('old'), now: pick('now') };
};

test('one word for another is one change, and the rest stays', () => {
  expect(changesBetween('We use many words here.', 'We use few words here.')).toEqual([
    { kind: 'same', text: 'We use ' },
    { kind: 'changed', old: 'many', now: 'few' },
    { kind: 'same', text: ' words here.' },
  ]);
});

test('a wording of several words is one change', () => {
  expect(changesBetween('In order to win, run.', 'So as to win, run.')).toEqual([
    { kind: 'changed', old: 'In order', now: 'So as' },
    { kind: 'same', text: ' to win, run.' },
  ]);
});

test('a text that stayed as it is has no change', () => {
  expect(changesBetween('Same.\nSame.', 'Same.\nSame.')).toEqual([
    { kind: 'same', text: 'Same.\nSame.' },
  ]);
});

test.each([
  ['', ''],
  ['', 'all new'],
  ['all gone', ''],
  ['one\ntwo\nthree', 'one\n2\nthree'],
  ['one\ntwo', 'one\n\ntwo\n\nReferences'],
  ['a b c a b b a', 'c b a b a c'],
  ['äöü 👩‍👩‍👧 x', 'äöu 👩‍👩‍👧 y'],
])('the pieces of %j and %j give back both', (old, now) => {
  expect(versions(old, now)).toMatchObject({ old, now });
});

test('two texts that share nothing, however long, are one change and cost little', () => {
  const old = 'alpha beta gamma '.repeat(3000);
  const now = 'one two three '.repeat(3000);
  const { changes, ...both } = versions(old, now);
  expect(both).toEqual({ old, now });
  expect(changes.length).toBeLessThan(3);
});

test('a comma that went is shown with its word, and a space that went is no change to be counted', () => {
  const changes = changesBetween('Plans, money, and time.', 'Plans, money and time.');
  expect(changes).toEqual([
    { kind: 'same', text: 'Plans, ' },
    { kind: 'changed', old: 'money,', now: 'money' },
    { kind: 'same', text: ' and time.' },
  ]);
  expect(versions('Plans, money, and time', 'Plans money and time,')).toMatchObject({
    old: 'Plans, money, and time',
    now: 'Plans money and time,',
  });
  const spaces = changesBetween('Two  spaces here.', 'Two spaces there.');
  expect(spaces.filter(isSeen)).toEqual([{ kind: 'changed', old: 'here', now: 'there' }]);
});

test('where a mark alone came or went, the word before it is known to have stayed', () => {
  expect(keptWord({ old: 'quay,', now: 'quay' })).toBe('quay');
  expect(keptWord({ old: 'quay', now: 'quay;' })).toBe('quay');
  expect(keptWord({ old: 'quays,', now: 'quay' })).toBeNull();
  expect(keptWord({ old: ',', now: '' })).toBeNull();
  expect(keptWord({ old: 'quay, and', now: 'quay' })).toBeNull();
});

test('a quotation mark that came is a change of punctuation, a word that came with it is not', () => {
  const alone = (old: string, now: string) => isOfMarksAlone({ kind: 'changed', old, now });
  expect(alone('', '“')).toBe(true);
  expect(alone('fox,', 'fox')).toBe(true);
  expect(alone('', '“The')).toBe(false);
  expect(alone('quick', 'slow')).toBe(false);
  expect(isOfMarksAlone({ kind: 'same', text: ',' })).toBe(false);
});
