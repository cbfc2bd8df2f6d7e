import { describe, expect, it } from 'vitest';
import { bytesOf, char, onlyFinding, selectors, tags } from './characters.fixture.ts';
import { clean } from './index.ts';

function keeps(text: string): void {
  expect(clean(text).text).toBe(text);
}

describe('variation selectors', () => {
  it('stay in text and emoji style', () =>
    keeps('☎\ufe0e ☎\ufe0f ©\ufe0f ‼\ufe0f 1\ufe0f\u20e3 *\ufe0f\u20e3'));
  it('stay in standardized sequences', () =>
    keeps('\u2268\ufe00 0\ufe00 \u1000\ufe00 \u3001\ufe01'));
  it('go where the pair is not registered', () => {
    expect(clean('A\ufe0f \u2268\ufe01 🤖\ufe0f b\ufe00').text).toBe('A \u2268 🤖 b');
  });
  it('stay once behind any Han character', () => {
    keeps('葛\u{e0100} 辻\u{e0101} 𠮟\u{e01ef} 〇\u{e0100}');
    expect(clean('あ\u{e0100}、\u{e0100}').text).toBe('あ、');
  });
  it('go in a run, which carries bytes', () => {
    expect(clean(`中${selectors([32, 49])}`).text).toBe('中');
    expect(clean(`😊${selectors(bytesOf('hi'))}!`).text).toBe('😊!');
    expect(clean('\u2268\ufe00\ufe01').text).toBe('\u2268');
  });
  it('leave an emoji its style when bytes follow', () => {
    expect(clean(`❤\ufe0f${selectors(bytesOf('hi'))}`).text).toBe('❤\ufe0f');
    expect(clean('☺\ufe0f\ufe0f').text).toBe('☺\ufe0f');
  });
  it('go behind a joiner, where there is no base', () => {
    expect(clean('❤\u200d\ufe0f🔥').text).toBe('❤\u200d🔥');
  });
  it('follow the base over what goes, and the base as it will be', () => {
    expect(clean('❤\u200b\ufe0f').text).toBe('❤\ufe0f');
    expect(clean('\u201c\ufe00', { quotes: true }).text).toBe('"');
    keeps('\u201c\ufe00');
  });
  it('are one finding in a run', () => {
    const found = onlyFinding(`😊${selectors([1, 2, 200])}`);
    expect(found).toMatchObject({ name: 'VARIATION SELECTOR SEQUENCE', start: 2, end: 6 });
    expect(found.codePoints).toEqual([0xfe01, 0xfe02, 0xe01b8]);
  });
});

describe('Mongolian and Khmer', () => {
  it('selectors stay behind a letter of their script', () => {
    keeps('ᠲ\u180bᠯ ᠰᠠᠷ\u180eᠠ ᠠ\u180f ក\u17b4');
    expect(clean('a\u180b 中\u180e ក\u180c ᠠ\u17b5').text).toBe('a 中 ក ᠠ');
  });
  it('two selectors in a place go', () => {
    expect(clean('ᠲ\u180b\u180cᠯ').text).toBe('ᠲ\u180b\u180cᠯ'.replace(/[\u180b\u180c]/g, ''));
  });
  it('the separator also stands before a suffix', () => keeps('ᠡᠷᠭᠡ \u180eᠢᠢᠨ'));
});

describe('tags', () => {
  const flag = (id: string) => `🏴${tags(id)}${char(0xe007f)}`;

  it('stay in the flag of a subdivision that CLDR knows', () => {
    for (const id of ['gbeng', 'gbsct', 'gbwls', 'usca', 'fr75c', 'jp13', 'ad02', 'ad08']) {
      keeps(`${flag(id)} x`);
    }
  });
  it('go where CLDR knows none', () => {
    for (const id of ['gbxyz', 'ad01', 'ad09', 'zz99', 'gb', 'gbengl', 'GBENG', 'us']) {
      expect(clean(flag(id)).text).toBe('🏴');
    }
  });
  it('go without the flag or the cancel tag', () => {
    expect(clean(`🏴${tags('gbeng')}`).text).toBe('🏴');
    expect(clean(`😀${tags('gbeng')}${char(0xe007f)}`).text).toBe('😀');
    expect(clean(`Nice${tags('send money')} day`).text).toBe('Nice day');
  });
  it('go behind a whole flag', () => {
    expect(clean(`${flag('gbeng')}${tags('hidden')}`).text).toBe(flag('gbeng'));
  });
  it('are one finding in a run', () => {
    expect(onlyFinding(`a${tags('hello')}b`)).toMatchObject({
      name: 'TAG SEQUENCE',
      start: 1,
      end: 11,
    });
  });
});
