import { describe, expect, it } from 'vitest';
import { bytesOf, onlyFinding, selectors } from './characters.fixture.ts';
import { clean } from './index.ts';

describe('terminal escape sequences', () => {
  it.each([
    ['colours', '\x1b[1;31mError\x1b[0m', 'Error'],
    ['cursor movement', 'a\x1b[2K\x1b[1Gb\x1b[?25l', 'ab'],
    ['a window title', '\x1b]0;my title\x07$ ls', '$ ls'],
    ['a link', '\x1b]8;;http://a.b\x1b\\here\x1b]8;;\x1b\\', 'here'],
    ['a device command', '\x1bPq#0;2\x1b\\x', 'x'],
    ['a character set', '\x1b(Btext\x1b)0', 'text'],
    ['save and restore', '\x1b7a\x1b8', 'a'],
    ['an eight-bit introducer', 'a\x9b31mb', 'ab'],
    ['an unfinished sequence', 'a\x1b[31', 'a[31'],
    ['an unfinished title', 'a\x1b]0;title\nb', 'a]0;title\nb'],
    ['a reset', '\x1bcHello\x1bM', 'Hello'],
    ['an escape before a word', '\x1bHello', 'Hello'],
    ['an escape before other letters', '\x1bquit', 'quit'],
    ['a stray Windows quote', 'a\x9bHello', 'a\u203aHello'],
  ])('%s', (_, text, expected) => expect(clean(text).text).toBe(expected));

  it('are one finding', () => {
    expect(onlyFinding('a\x1b[31mb')).toMatchObject({
      category: 'control',
      name: 'ANSI ESCAPE SEQUENCE',
      start: 1,
      end: 6,
    });
  });
});

describe('citations of chat assistants', () => {
  const [open, close, part] = ['\ue200', '\ue201', '\ue202'];

  it('go as a whole', () => {
    const text = `Rome.${open}cite${part}turn0search1${part}turn0news2${close} Next`;
    expect(clean(text).text).toBe('Rome. Next');
    expect(onlyFinding(text)).toMatchObject({
      category: 'private-use',
      name: 'CHAT CITATION SPAN',
    });
  });
  it.each([
    ['["people","Ada Lovelace","mathematician"]', 'Ada Lovelace'],
    ['["people", "Nathaniel Erb", 0]', 'Nathaniel Erb'],
    ['["Paris"]', 'Paris'],
    ['["people","Ada \\"A\\" L"]', 'Ada "A" L'],
    ['Berlin', 'Berlin'],
  ])('of an entity leave the name: %s', (body, name) => {
    expect(clean(`by ${open}entity${part}${body}${close}!`).text).toBe(`by ${name}!`);
  });
  it('look for hidden characters in the name', () => {
    expect(clean(`${open}entity${part}["p","A\u200bda"]${close}`).text).toBe('Ada');
  });
  it('that are not whole lose their delimiters only', () => {
    expect(clean(`a ${open}cite${part}x b`).text).toBe('a citex b');
    expect(clean(`a ${open}cite\nx${close}`).text).toBe('a cite\nx');
  });
  it('highlights leave the text between', () => {
    expect(clean('\ue203text\ue204').text).toBe('text');
  });
});

describe('statements of origin', () => {
  const wrapper = (manifest: number[], length = manifest.length) =>
    `\ufeff${selectors([...bytesOf('C2PATXT\0'), 1, 0, 0, 0, length, ...manifest])}`;

  it('go as one finding', () => {
    const text = `Text.${wrapper([1, 2, 200])}`;
    expect(clean(text).text).toBe('Text.');
    expect(onlyFinding(text)).toMatchObject({ category: 'provenance', action: 'remove', start: 5 });
  });
  it('stay by option, and are pointed out', () => {
    const text = `Text.${wrapper([1, 2, 200])}`;
    expect(clean(text, { keepProvenance: true }).text).toBe(text);
    expect(onlyFinding(text, { keepProvenance: true })).toMatchObject({ action: 'flag' });
  });
  it('end where their length says', () => {
    const text = `${wrapper([1, 2])}${selectors([7])}`;
    expect(clean(text, { keepProvenance: true }).text).toBe(wrapper([1, 2]));
  });
  it('are recognized when cut short', () => {
    expect(onlyFinding(wrapper([1, 2], 9))).toMatchObject({ category: 'provenance' });
  });
  it('are not other selectors behind a byte order mark', () => {
    expect(
      clean(`a\ufeff${selectors(bytesOf('C2PATXX'))}`).findings.map((found) => found.category),
    ).toEqual(['byte-order-mark', 'variation-selector']);
  });
});
