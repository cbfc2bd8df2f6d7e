import { score } from '@cleanpaste/core/likelihood';
import { expect, test } from 'vitest';
import { fewWords } from './few-words.ts';

const sentence = 'It was the day on which we went to the market with them. ';

test.each([
  ['plain words', sentence],
  ['a short form', 'It’s the day, and they don’t know what we’ve seen of it there.'],
  ['figures and marks', 'In 1999 there were 12,5 of them -- and what of it? It was 3 p.m. then!'],
  ['hidden characters', 'It was the d\u200bay on wh\u00adich we went to the\u2060 market.'],
  ['accents', 'The cafe\u0301 in the résumé was naïve, and so were we in it.'],
  ['lines', 'It was the day\non which\r\nwe went\tto the market.'],
])('%s are counted as the likelihood counts them', (_name, text) => {
  expect(fewWords(text)).toBe(score(text).words);
});

test('a text that is long enough, or has no words that could be counted, is no matter', () => {
  expect(fewWords(sentence.repeat(4))).toBe(52);
  expect(fewWords(sentence.repeat(5))).toBeNull();
  expect(fewWords('')).toBeNull();
  expect(fewWords('12 + 30')).toBeNull();
  expect(fewWords('x '.repeat(3000))).toBeNull();
});
