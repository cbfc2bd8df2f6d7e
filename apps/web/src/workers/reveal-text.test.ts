import { expect, test } from 'vitest';
import type { Revealed } from './messages.ts';
import { revealText } from './reveal-text.ts';

function boxesOf({ display, boxes, kinds }: Revealed) {
  return Array.from({ length: boxes.length / 3 }, (_, i) => {
    const kind = kinds[boxes[i * 3 + 2]!]!;
    return [display.slice(boxes[i * 3], boxes[i * 3 + 1]), kind.label, kind.fate];
  });
}

test('each hidden character has its box where it stands', () => {
  const revealed = revealText('a\u200bb\u00a0c\n👩\u200d👧');
  expect(revealed.display).toBe('a\u200bb\u00a0c\n👩\u200d👧');
  expect(boxesOf(revealed)).toEqual([
    ['\u200b', 'U+200B', 'remove'],
    ['\u00a0', 'U+00A0', 'replace'],
    ['\n', 'U+000A', 'keep'],
    ['\u200d', 'U+200D', 'keep'],
  ]);
});

test('line breaks and tabs are counted apart, and so is what stays', () => {
  const { found, kept, layout } = revealText('a\u200bb\tc\r\n👩\u200d👧');
  expect({ found, kept, layout }).toEqual({ found: 2, kept: 1, layout: 3 });
});

test('a letter that only looks like another one stays, and is not counted with what belongs there', () => {
  const { found, kept, flagged } = revealText('p\u0430ypal 👩\u200d👧 a\u200bb');
  expect({ found, kept, flagged }).toEqual({ found: 3, kept: 2, flagged: 1 });
});

test('a kind is listed once, with its name, its count and its first box', () => {
  const { kinds } = revealText('a\u00adb\u200bc\u200bd');
  expect(kinds.map(({ label, name, count, first }) => [label, name, count, first])).toEqual([
    ['U+00AD', 'SOFT HYPHEN', 1, 0],
    ['U+200B', 'ZERO WIDTH SPACE', 2, 1],
  ]);
});

test('the same character in two places may have two fates', () => {
  const { kinds } = revealText('x\u200dy and 👩\u200d👧');
  expect(kinds.map(({ label, fate }) => [label, fate])).toEqual([
    ['U+200D', 'remove'],
    ['U+200D', 'keep'],
  ]);
});

test('an override is dangerous and says why', () => {
  const [kind] = revealText('invoice\u202egpj.exe').kinds;
  expect(kind).toMatchObject({ name: 'RIGHT-TO-LEFT OVERRIDE', dangerous: true, fate: 'remove' });
  expect(kind?.reason).not.toBe('');
});

test('hidden messages come along', () => {
  const hidden = String.fromCodePoint(...[...'hi there'].map((c) => 0xe0000 + c.charCodeAt(0)));
  const [payload] = revealText(`see${hidden}`).payloads;
  expect(payload).toMatchObject({ scheme: 'tag-characters', content: 'hi there' });
});

test('a text with nothing hidden has no boxes', () => {
  const revealed = revealText('nothing at all');
  expect(revealed).toMatchObject({ display: 'nothing at all', found: 0, kinds: [], payloads: [] });
  expect(revealed.boxes.length).toBe(0);
});

test('boxes point at their characters in a text that had to be broken', () => {
  const text = 'a\u200b'.repeat(20_000);
  const revealed = revealText(text);
  expect(revealed.display.replaceAll('\n', '')).toBe(text);
  expect(boxesOf(revealed).every(([covered]) => covered === '\u200b')).toBe(true);
  expect(revealed.found).toBe(20_000);
});
