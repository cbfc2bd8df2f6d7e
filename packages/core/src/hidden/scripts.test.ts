import { describe, expect, it } from 'vitest';
import { clean } from './index.ts';

function keeps(text: string): void {
  expect(clean(text).text).toBe(text);
}

describe('zero-width space', () => {
  it.each([
    ['Thai', 'ภาษา\u200bไทย'],
    ['Lao', 'ພາ\u200bສາ'],
    ['Khmer', 'ភាសា\u200bខ្មែរ'],
    ['Burmese', 'မြန်မာ\u200bစာ'],
    ['Javanese', 'ꦧꦱ\u200bꦗꦮ'],
    ['Balinese', 'ᬩᬲ\u200bᬩᬮᬶ'],
    ['Tibetan', 'བོད\u200bསྐད'],
  ])('stays between letters in %s', (_, text) => keeps(text));

  it('stays at the edge of a phrase', () => {
    keeps('\u200bເຊົ້າ');
    keeps('ម៉ោង\u200bនៅ\u200b {0}');
    keeps('ไทย\u200babc\u200bไทย');
  });
  it('goes beside letters of other scripts', () => {
    expect(clean('ไทย\u200bабв').text).toBe('ไทยабв');
    expect(clean('pay\u200bpal').text).toBe('paypal');
  });
  it('goes in pairs, but not where the space bar gives it', () => {
    expect(clean('ภาษา\u200b\u200bไทย').text).toBe('ภาษาไทย');
    keeps('ម៉ោង\u200b\u200bនៅ');
    expect(clean(`ម៉ោង${'\u200b'.repeat(5)}នៅ`).text).toBe('ម៉ោងនៅ');
  });
});

describe('zero-width space of Khmer and Lao', () => {
  it('stays at the punctuation of the script, and doubled at the edge of a phrase', () => {
    keeps('លែងជាសមាជិក៖\u200b $4។');
    keeps('បញ្ចប់\u200b\u200b៖');
    keeps('ອ້າງອີງ \u200b\u200b');
  });
  it('goes in a run at the edge of a Thai phrase', () => {
    expect(clean('ไทย \u200b\u200b').text).toBe('ไทย ');
  });
});

it('the grapheme joiner stays between combining marks only', () => {
  keeps('יְרוּשָׁלַ\u034fִם');
  expect(clean('c\u034fh a\u034f\u0308').text).toBe('ch a\u0308');
});

describe('Hangul fillers', () => {
  it('stay beside jamo of their form', () => {
    keeps('\u115f\u1161 \u1100\u1160 ㄱ\u3164ㄴ ﾡ\uffa0 \u115f\u1160\u11a8');
  });
  it('go elsewhere, in syllables and in runs', () => {
    expect(clean('한\u3164글 \u3164 x\u115fy').text).toBe('한글  xy');
    expect(clean('ㄱ\uffa0 ﾡ\u3164 \u1100\u3164').text).toBe('ㄱ ﾡ \u1100');
    expect(clean('ㄱ\u3164\u3164ㄴ').text).toBe('ㄱㄴ');
    expect(clean('\u115f\u115f\u1161').text).toBe('\u1161');
  });
});

describe('layout controls', () => {
  it('stay beside their own script', () => {
    keeps('𓀀\u{13430}𓏏 𓀀\u{13437}\u{13430}𓏏');
    keeps('\u{1bc00}\u{1bca0}\u{1bc01}');
    keeps('\u{1d173}\u{1d15f}\u{1d174}');
  });
  it('go elsewhere, and in long runs', () => {
    expect(clean('a\u{13430}b \u{1bca0}𓀀 \u{1d173}x').text).toBe('ab 𓀀 x');
    expect(clean(`𓀀${'\u{13430}'.repeat(5)}`).text).toBe('𓀀');
  });
});
