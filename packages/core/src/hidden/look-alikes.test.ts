import { describe, expect, it } from 'vitest';
import { onlyFinding } from './characters.fixture.ts';
import { clean, scan } from './index.ts';

const replaced = (text: string) => clean(text, { lookAlikes: true }).text;

describe('look-alike letters', () => {
  it('are flagged in mixed words, and left', () => {
    expect(onlyFinding('p\u0430ypal')).toMatchObject({
      category: 'look-alike',
      action: 'flag',
      name: 'CYRILLIC SMALL LETTER A',
      start: 1,
      end: 2,
    });
    expect(clean('p\u0430ypal').text).toBe('p\u0430ypal');
  });
  it('are replaced by option', () => {
    expect(replaced('p\u0430yp\u0430l')).toBe('paypal');
    expect(replaced('G\u03bf\u03bfgle \u0410pple Ｍ')).toBe('Google Apple Ｍ');
    expect(replaced('\u0406nvoice')).toBe('Invoice');
    expect(replaced('\u0430\u0440\u0440l\u0435')).toBe('apple');
  });
  it('become letters of the script that the word is mostly written in', () => {
    expect(replaced('Москвa')).toBe('Москв\u0430');
    expect(onlyFinding('Москвa')).toMatchObject({ name: 'LATIN SMALL LETTER A' });
  });
  it('count over what goes, and over marks', () => {
    expect(replaced('pay\u200bp\u0430l')).toBe('paypal');
    expect(replaced('e\u0301\u0430t')).toBe('e\u0301at');
  });
  it('are not looked for in words of one script', () => {
    expect(scan('Привет мир, κόσμε, cocoa, сосо')).toEqual([]);
  });
  it('are not looked for in words that no single script can write', () => {
    expect(scan('жwx 10μm kΩ الـPDF ㄱa webб')).toEqual([]);
  });
  it('end with the word', () => expect(scan('IT-компания, Я_x, а.a')).toEqual([]));
  it('are found behind a terminal escape and in the name of a citation', () => {
    expect(replaced('p\x1b[1m\u0430y')).toBe('pay');
    expect(replaced('\ue200entity\ue202["x","\u0430pple"]\ue201')).toBe('apple');
  });
});
