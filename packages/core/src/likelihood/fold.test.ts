import { describe, expect, it } from 'vitest';
import { LookAlikeReader, lookAlikesFor } from '../text/look-alikes.ts';
import { fold } from './fold.ts';

const LOOK_ALIKES = lookAlikesFor(LookAlikeReader.likelihood);

describe('fold', () => {
  it('leaves plain text as it is, without a map', () => {
    const text = 'A plain line,\nand another.';
    expect(fold(text)).toEqual({ text, origin: null });
  });

  it.each([
    ['zero-width characters', 'pa\u200Bg\u2060e\uFEFF', 'page'],
    ['a soft hyphen and a tag', 'pa\u00ADge\u{E0061}', 'page'],
    ['Cyrillic and Greek twins', 'р\u0430ge \u039Fn\u0435', 'page One'],
    ['fullwidth letters', 'Ｐａｇｅ　１', 'Page 1'],
    ['mathematical letters', '\u{1D41B}\u{1D428}\u{1D425}\u{1D41D}', 'bold'],
    ['accents in either form', 'caf\u00E9 cafe\u0301', 'cafe cafe'],
    ['ligatures', 'ﬁne', 'fine'],
    ['curly quotes', '“it’s”', '"it\'s"'],
    ['odd spaces', 'a\u00A0b\u2003c\u202Fd', 'a b c d'],
    ['line ends', 'a\r\nb\u2028c', 'a\n\nb\nc'],
    ['bidi controls', '\u202Eab\u202C', 'ab'],
    ['unpaired surrogates', 'a\uD800b', 'ab'],
  ])('takes out %s', (_, text, expected) => {
    expect(fold(text).text).toBe(expected);
  });

  it('maps every unit back to where it came from', () => {
    const text = 'x\u200B\u{1D41B}ﬁ y';
    const { text: folded, origin } = fold(text);
    expect(folded).toBe('xbfi y');
    expect([...(origin as Uint32Array)]).toEqual([0, 2, 4, 4, 5, 6]);
  });

  it('folding twice changes nothing', () => {
    for (const twin of LOOK_ALIKES.keys()) {
      const once = fold(`a${twin}b`).text;
      expect(fold(once).text).toBe(once);
    }
  });

  it('keeps other scripts readable', () => {
    expect(fold('你好 שלום').text).toBe('你好 שלום');
  });
});
