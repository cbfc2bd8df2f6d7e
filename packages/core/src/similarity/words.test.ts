import { describe, expect, it } from 'vitest';
import { fc } from '../../test/properties.ts';
import { readSentences } from './sentences.ts';
import { stemOf } from './stem.ts';
import { readWords, wordForm } from './words.ts';

describe('readWords', () => {
  it.each([
    ['Plain words, 42.', ['plain', 'words', '42']],
    ["don't stop’s", ["don't", "stop's"]],
    ['well-known', ['well', 'known']],
    ['ﬁne Ｗｉｄｅ', ['fine', 'wide']],
    ['Crème BRÛLÉE', ['creme', 'brulee']],
    ['hy\u00adphen zero\u200bwidth', ['hyphen', 'zerowidth']],
    ['p\u0430per', ['paper']],
    ['привет мир', ['привет', 'мир']],
    ['كِتَاب', ['كتاب']],
    ['日本語 text', ['日', '本', '語', 'text']],
    ['สวัสดี', ['ส', 'วั', 'ส', 'ดี']],
    ['हिन्दी भाषा', ['हिन्दी', 'भाषा']],
    ['🙂 … —', []],
  ])('reads %j', (text, forms) => {
    expect(readWords(text).map((word) => word.form)).toEqual(forms);
  });

  it.each([
    ['letters', 'a'],
    ['digits', '7'],
    ['letters with marks', 'e\u0301'],
    ['possessives', "a's"],
    ['hidden characters', '\u200d'],
  ])('reads four megabytes of %s without a pause, in pieces', (_, piece) => {
    const text = `word ${piece.repeat(4_200_000 / piece.length)}`;
    const [first, second, third] = readWords(text);
    expect(first).toEqual({ start: 0, end: 4, form: 'word' });
    // A mark or an apostrophe may fall between two pieces.
    if (second) expect(third!.start - second.end).toBeLessThanOrEqual(1);
  });

  it('gives offsets that cut out exactly the word', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 0x10ffff })), (points) => {
        const text = String.fromCodePoint(...points);
        let reached = 0;
        for (const { start, end, form } of readWords(text)) {
          expect(start).toBeGreaterThanOrEqual(reached);
          expect(wordForm(text.slice(start, end))).toBe(form);
          reached = end;
        }
      }),
    );
  });
});

describe('stemOf', () => {
  it.each([
    ['connect', 'connected', 'connecting', 'connection', 'connections'],
    ['relate', 'related', 'relating', 'relation', 'relational'],
    ['run', 'runs', 'running'],
    ['country', 'countries'],
    ['study', 'studies', 'studied'],
    ['organize', 'organise', 'organization', 'organisation', 'organizing'],
    ['house', 'houses'],
    ['happy', 'happily', 'happiness'],
  ])('brings the forms of %s together', (...forms) => {
    expect(new Set(forms.map(stemOf)).size).toBe(1);
  });

  it.each([
    ['university', 'universe-'],
    ['bus', 'bush'],
    ['wing', 'win'],
    ['красота', 'красоты'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});

describe('readSentences', () => {
  const sentences = (text: string): string[] => {
    const words = readWords(text);
    return readSentences(text, words).map(({ first, last }) =>
      text.slice(words[first]!.start, words[last - 1]!.end),
    );
  };

  it('ends at end marks and blank lines, not at line ends', () => {
    expect(sentences('One two three. Four five\nsix!\n\nSeven eight nine')).toEqual([
      'One two three',
      'Four five\nsix',
      'Seven eight nine',
    ]);
  });

  it('joins what is too short and cuts what never ends', () => {
    expect(sentences('No. Yes. Well then.')).toEqual(['No. Yes. Well then']);
    const lengths = sentences('word '.repeat(100)).map((one) => one.split(' ').length);
    expect(lengths).toEqual([25, 25, 25, 25]);
  });

  it('leaves no word out', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a ', 'bc. ', '\n\n', '? ', 'd\n')), (parts) => {
        const text = parts.join('');
        const words = readWords(text);
        let reached = 0;
        for (const { first, last } of readSentences(text, words)) {
          expect(first).toBe(reached);
          expect(last).toBeGreaterThan(first);
          reached = last;
        }
        expect(reached).toBe(words.length);
      }),
    );
  });
});
