import { clean, scan } from '@cleanpaste/core/hidden';
import { expect, test } from 'vitest';
import { summarize } from '../../workers/summarize.ts';
import { inSentenceCase, receiptFacts, receiptInWords } from './receipt-facts.ts';

const now = new Date(2026, 10, 22, 12);

function factsOf(text: string, wordings = 0) {
  const { text: cleanedText, removedCharacterCount } = clean(text);
  return receiptFacts(summarize(scan(text)), {
    cleaned: { text: cleanedText, removedCharacterCount, local: false, rewrite: null },
    wordings,
    now,
    productName: 'Tidy',
    host: 'tidy.example',
  });
}

test('what was removed stands there by name and number, and nothing of the text', () => {
  const facts = factsOf('secret\u200b secret\u200b se\u00adcret\u{e0041}');
  expect(facts).toMatchObject({
    removed: 4,
    specimens: [
      { rows: ['20', '0B'], name: 'Zero width space', label: 'U+200B', count: 2 },
      { rows: ['00', 'AD'], name: 'Soft hyphen', label: 'U+00AD', count: 1 },
      { rows: ['E00', '41'], label: 'U+E0041', count: 1 },
    ],
    moreKinds: 0,
    words: '0 words changed',
    date: 'November 22, 2026',
  });
  expect(JSON.stringify(facts)).not.toContain('secret');
  expect(receiptInWords(facts)).toMatch(
    /^4 hidden characters removed\. Zero width space, U\+200B, 2\. .* 0 words changed\. November 22, 2026\. Tidy, tidy\.example$/,
  );
});

test('what made way for a plain character was not only removed', () => {
  expect(factsOf('a\u200bb\u2003c').what).toBe('hidden characters removed or replaced');
  expect(factsOf('a\u2003c').what).toBe('hidden character replaced');
});

test('what is only reported was not removed', () => {
  const facts = factsOf('a\u200bb p\u0430ypal');
  expect(facts.specimens.map(({ label }) => label)).toEqual(['U+200B']);
});

test('six kinds have room; of more, five are shown and the rest counted', () => {
  const kinds = ['\u200b', '\u00ad', '\u2060', '\ufeff', '\u2062', '\u2063', '\u206a', '\u202e'];
  const shown = (count: number) => {
    const { specimens, moreKinds } = factsOf(`a${kinds.slice(0, count).join('b')}c`);
    return [specimens.length, moreKinds];
  };
  expect([5, 6, 7, 8].map(shown)).toEqual([
    [5, 0],
    [6, 0],
    [5, 2],
    [5, 3],
  ]);
});

test('after a rewrite the wordings that still stand are counted', () => {
  expect(factsOf('a\u200bb', 18).words).toBe('18 wordings changed');
  expect(factsOf('a\u200bb', 1).words).toBe('1 wording changed');
});

test('a text with nothing hidden has a receipt as well', () => {
  expect(factsOf('plain')).toMatchObject({ removed: 0, specimens: [], moreKinds: 0 });
  expect(factsOf('plain').nothing).toBe('The text is unchanged.');
  // A rewrite did change it, though nothing was hidden in it.
  expect(factsOf('plain', 3).nothing).toBe('Nothing was hidden in the text.');
});

test('names are written as people write them', () => {
  expect(inSentenceCase('ZERO WIDTH NO-BREAK SPACE')).toBe('Zero width no-break space');
  expect(inSentenceCase('KHMER VOWEL INHERENT AQ')).toBe('Khmer vowel inherent aq');
  expect(inSentenceCase('ANSI escape sequence')).toBe('ANSI escape sequence');
});
