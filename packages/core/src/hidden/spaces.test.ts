import { describe, expect, it } from 'vitest';
import { clean } from './index.ts';

const NBSP = '\u00a0';
const NNBSP = '\u202f';

function keeps(text: string, options = {}): void {
  expect(clean(text, options).text).toBe(text);
}

describe('ideographic space', () => {
  it('stays beside East Asian text, in runs as well', () => {
    keeps('東京\u3000大阪 \u3000\u3000他说 ｶﾅ\u3000 한\u3000글 Ａ\u3000');
  });
  it('is judged over what goes', () => {
    expect(clean('中\u3000\u200b\u3000x').text).toBe('中\u3000\u3000x');
  });
  it('becomes a space elsewhere', () => {
    expect(clean('a\u3000\u3000b 中a\u3000b').text).toBe('a  b 中a b');
  });
});

describe('Ogham, Braille, Mongolian', () => {
  it('stay in their scripts', () => {
    keeps('ᚁᚂ\u1680ᚃ ⠓⠊\u2800\u2800⠞');
    keeps(`ᠡᠷᠬᠡ${NNBSP}ᠲᠡᠢ 1${NNBSP}᠊ᠷ`);
  });
  it('become spaces elsewhere', () => {
    expect(clean(`a\u1680b\u2800c${NNBSP}d`).text).toBe('a b c d');
    expect(clean(`ᠡ${NNBSP}a b${NNBSP}ᠡ`).text).toBe('ᠡ a b ᠡ');
  });
});

describe('French spaces', () => {
  const text = `Vraiment${NNBSP}? Oui${NNBSP}! Bien${NNBSP}; ainsi${NBSP}: «${NBSP}non${NNBSP}» à 10${NNBSP}000${NBSP}000`;

  it('stay by option', () => keeps(text, { frenchSpaces: true }));
  it('become spaces by default', () => {
    expect(clean(text).text).toBe(text.replace(/[\u00a0\u202f]/g, ' '));
  });
  it('stay only where French sets them, even by option', () => {
    expect(clean(`10${NBSP}km, M.${NBSP}Hugo`, { frenchSpaces: true }).text).toBe('10 km, M. Hugo');
  });
  it('are not thin spaces', () => {
    expect(clean('10\u2009000\u2009?', { frenchSpaces: true }).text).toBe('10 000 ?');
  });
});

describe('no-break spaces beside numbers in right-to-left text', () => {
  it('stay: a plain space would reorder the number', () => {
    keeps(`המחיר 1${NBSP}234${NBSP}₪`);
    keeps(`\u200f1,234.50${NBSP}\u200f₪`);
  });
  it('go between words', () => expect(clean(`שלום${NBSP}עולם`).text).toBe('שלום עולם'));
});

it('stay beside a placeholder of a pattern', () => {
  keeps(`ទី${NBSP}{0}`);
  keeps('{0}\u2060{1}');
  expect(clean(`{a}${NBSP}b`).text).toBe('{a} b');
});
