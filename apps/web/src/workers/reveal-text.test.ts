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

test('what may deceive is counted apart from what belongs there, by what it is', () => {
  const text = 'p\u0430y and \u0430\u0440\u0440\u04cf\u0435, a\ufffd b 👩\u200d👧';
  const { found, kept, flagged } = revealText(text);
  expect({ found, kept }).toEqual({ found: 8, kept: 8 });
  expect(flagged).toEqual({ lookAlikes: 6, provenance: 0, others: 1 });
});

test('a statement of origin is no more said to go than it goes: whoever copies the text decides', () => {
  const bytes = [...new TextEncoder().encode('C2PATXT\0'), 1, 0, 0, 0, 1, 97];
  const wrapper = bytes.map((byte) => (byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16));
  const { kinds, found, kept, flagged } = revealText(
    `Signed.\ufeff${String.fromCodePoint(...wrapper)}`,
  );
  expect(kinds).toMatchObject([{ category: 'provenance', fate: 'flag' }]);
  expect(kinds[0]?.reason).not.toContain('you asked');
  expect({ found, kept, flagged }).toEqual({
    ...{ found: 15, kept: 15 },
    flagged: { lookAlikes: 0, provenance: 15, others: 0 },
  });
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
