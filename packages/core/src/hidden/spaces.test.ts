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

describe('pictures of Braille cells', () => {
  it('keep their blanks beyond spaces and in empty rows', () => {
    keeps('⣿\u2800 \u2800\u2800⣿\n\u2800\u2800\u2800\u2800\u2800\n  \u2800\u2800⣿');
  });
  it('are not a name that shows nothing, or a space between words', () => {
    expect(clean('\u2800').text).toBe(' ');
    // What is hidden between blank cells makes no row of them.
    expect(clean('\u2800\u200b\u200b\u2800').text).toBe('  ');
    expect(clean('a\u2800\u2800\u2800\u2800\u2800b').text).toBe('a     b');
  });
});

describe('French spaces', () => {
  const text = `Vraiment${NNBSP}? Oui${NNBSP}! Bien${NNBSP}; ainsi${NBSP}: «${NBSP}non${NNBSP}» à 10${NNBSP}000${NBSP}000`;

  const options = { typographicSpaces: false, frenchSpaces: true };

  it('stay by option', () => keeps(text, options));
  it('stay by default', () => keeps(text));
  it('become spaces where typography does not count', () => {
    expect(clean(text, { typographicSpaces: false }).text).toBe(
      text.replace(/[\u00a0\u202f]/g, ' '),
    );
  });
  it('stay only where French sets them, by their option alone', () => {
    expect(clean(`10${NBSP}km, M.${NBSP}Hugo`, options).text).toBe('10 km, M. Hugo');
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

it('a no-break space stays in Tibetan before a shad and between shads', () => {
  for (const text of ['ང\u00a0།', 'བོད།\u00a0།', 'བོད།\u00a0བོད']) expect(clean(text).text).toBe(text);
  expect(clean('བོད\u00a0བོད a\u00a0།').text).toBe('བོད བོད a །');
});
