import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASSISTANT, PLAIN } from '../../scripts/train-likelihood/samples.fixture.ts';
import { fc } from '../../test/properties.ts';
import { workedMs } from '../../test/worked.ts';
import { LookAlikeReader, lookAlikesFor } from '../text/look-alikes.ts';
import { FALSE_POSITIVE_RATES, MIN_WORDS, score, VERDICT_THRESHOLD } from './index.ts';

const LOOK_ALIKES = lookAlikesFor(LookAlikeReader.likelihood);
const likelihoodOf = (text: string) => score(text).likelihood as number;
const twinOf = new Map([...LOOK_ALIKES].map(([twin, latin]) => [latin, twin]));

/** Changes with every training run; what counts is that it does not change without one. */
const GOLDEN = { plain: 0.02344, assistant: 0.99963 };

describe('golden scores', () => {
  it('a plain text and one in an assistant’s manner', () => {
    expect(likelihoodOf(PLAIN)).toBeCloseTo(GOLDEN.plain, 3);
    expect(likelihoodOf(ASSISTANT)).toBeCloseTo(GOLDEN.assistant, 3);
  });

  it('the same text always gets the same answer', () => {
    expect(score(ASSISTANT)).toEqual(score(ASSISTANT));
  });
});
describe('length', () => {
  const words = PLAIN.split(/\s+/);
  it('under 60 words there is no figure', () => {
    const short = score(words.slice(0, MIN_WORDS - 1).join(' '));
    expect(short.likelihood).toBeNull();
    expect(short.reason).toBe('too short to say');
    expect(short.words).toBe(MIN_WORDS - 1);
    expect(short.sentences).toEqual([]);
  });

  it('from 60 words on there is one', () => {
    const { likelihood, reason } = score(words.slice(0, MIN_WORDS).join(' '));
    expect(likelihood).toBeGreaterThan(0);
    expect(reason).toBeNull();
  });

  it('nothing at all is too short', () => {
    expect(score('').likelihood).toBeNull();
    expect(score('\u200B'.repeat(500)).words).toBe(0);
  });
});

describe('smuggling changes nothing', () => {
  const every = (text: string, change: (char: string, at: number) => string) =>
    [...text].map(change).join('');

  it.each<[string, (text: string) => string]>([
    ['a zero-width space behind every letter', (t) => every(t, (c) => `${c}\u200B`)],
    ['joiners and tags', (t) => every(t, (c, at) => (at % 3 ? c : `\u200D\u{E0041}${c}`))],
    ['a look-alike for every letter that has one', (t) => every(t, (c) => twinOf.get(c) ?? c)],
    [
      'fullwidth letters',
      (t) => t.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
    ],
    ['no-break spaces', (t) => t.replaceAll(' ', '\u00A0')],
    ['curly quotes', (t) => t.replaceAll("'", '’')],
    ['accents on vowels', (t) => t.replace(/[aeiou]/g, (c) => `${c}\u0301`)],
    ['doubled spaces', (t) => t.replaceAll(' ', '  ')],
  ])('%s', (_, smuggle) => {
    for (const text of [PLAIN, ASSISTANT]) {
      const smuggled = smuggle(text);
      expect(smuggled).not.toBe(text);
      expect(likelihoodOf(smuggled)).toBeCloseTo(likelihoodOf(text), 2);
    }
  });
});

describe('sentences', () => {
  it('lie in order, inside the text, and give reasons', () => {
    const text = `${PLAIN}\n\n${ASSISTANT}`;
    const { sentences } = score(text);
    expect(sentences.length).toBeGreaterThan(10);
    let before = 0;
    for (const { start, end, score: value } of sentences) {
      expect(start).toBeGreaterThanOrEqual(before);
      expect(end).toBeGreaterThan(start);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      before = end;
    }
    expect(before).toBe(text.length);
    expect(sentences.some(({ reasons }) => reasons.length > 0)).toBe(true);
  });

  it('of a mixed text, the assistant’s half scores higher', () => {
    const text = `${PLAIN}\n\n${ASSISTANT}`;
    const border = PLAIN.length;
    const { sentences } = score(text);
    const mean = (of: typeof sentences) => of.reduce((sum, one) => sum + one.score, 0) / of.length;
    const first = mean(sentences.filter(({ end }) => end <= border));
    const second = mean(sentences.filter(({ start }) => start >= border));
    expect(second).toBeGreaterThan(first);
  });

  it('spans point into the text as given, hidden characters and all', () => {
    const smuggled = PLAIN.replaceAll(' ', ' \u200B').replaceAll('e', 'е');
    const plain = score(PLAIN).sentences.map(({ start, end }) => PLAIN.slice(start, end));
    const found = score(smuggled).sentences.map(({ start, end }) =>
      smuggled.slice(start, end).replaceAll('\u200B', '').replaceAll('е', 'e'),
    );
    expect(found).toEqual(plain);
  });
});

describe('evidence', () => {
  it('is strongest first and speaks for both sides', () => {
    const { evidence } = score(ASSISTANT);
    expect(evidence.length).toBeGreaterThan(2);
    const weights = evidence.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(score(PLAIN).evidence.some(({ direction }) => direction === 'person')).toBe(true);
    expect(evidence[0]?.direction).toBe('machine');
  });

  it('shows the words of the text that weigh most, and no endless one', () => {
    const wording = (text: string) =>
      score(text).evidence.find(({ label }) => label === 'choice of words');
    const { examples = [] } = wording(ASSISTANT) ?? {};
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.length).toBeLessThanOrEqual(3);
    for (const example of examples) expect(ASSISTANT.replace(/\s+/g, ' ')).toContain(example);
    const others = score(ASSISTANT).evidence.filter(({ label }) => label !== 'choice of words');
    expect(others.every((one) => one.examples === undefined)).toBe(true);
    const endless = wording(`${'x'.repeat(500)} ${ASSISTANT} ${'y'.repeat(500)}`)?.examples ?? [];
    expect(endless.every((example) => example.length <= 60)).toBe(true);
  });
});

describe('frozen figures', () => {
  it('a threshold between 0 and 1 and measured rates for groups of people', () => {
    expect(VERDICT_THRESHOLD).toBeGreaterThan(0.5);
    expect(VERDICT_THRESHOLD).toBeLessThan(1);
    expect(FALSE_POSITIVE_RATES.length).toBeGreaterThan(3);
    for (const { rate, texts, label } of FALSE_POSITIVE_RATES) {
      expect(rate).toBeGreaterThanOrEqual(0);
      expect(rate).toBeLessThanOrEqual(0.02);
      expect(texts).toBeGreaterThan(50);
      expect(label).not.toBe('');
    }
  });

  it('the weights are one file of at most 300 KB', () => {
    const { size } = statSync(new URL('./weights.gen.ts', import.meta.url));
    expect(size).toBeLessThanOrEqual(300_000);
    expect(size).toBeGreaterThan(250_000);
  });

  it('with the wide tables they are at most 1.5 MB', () => {
    const files = ['weights', 'wide', 'blend'].map((name) => `./${name}.gen.ts`);
    const sizes = files.map((file) => statSync(new URL(file, import.meta.url)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(1_500_000);
    expect(Math.max(...sizes)).toBeGreaterThan(1_000_000);
  });
});

describe('any string', () => {
  it('is answered with a chance or with null', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2000 }),
      fc.array(fc.lorem({ maxCount: 30 }), { maxLength: 30 }).map((parts) => parts.join('. ')),
      fc
        .array(fc.constantFrom('A', 'Ω', '..', '\n\n', '"', "'", ' ', '9', '\uD83D'), {
          maxLength: 800,
        })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const { likelihood, reason, sentences, words, judgedWords } = score(text);
        if (judgedWords > words) return false;
        if (judgedWords < MIN_WORDS) return likelihood === null && reason !== null;
        const ends = sentences.every(({ start, end }) => start < end && end <= text.length);
        return likelihood !== null && likelihood >= 0 && likelihood <= 1 && ends;
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it('one endless word and one endless sentence are answered', () => {
    expect(score(`${'a'.repeat(50_000)} `.repeat(2)).likelihood).toBeNull();
    expect(likelihoodOf('and the word '.repeat(1000))).toBeGreaterThanOrEqual(0);
  });
});

it('speed of 400 words (printed, not asserted)', () => {
  const text = `${PLAIN} ${ASSISTANT} `.repeat(3).split(/\s+/).slice(0, 400).join(' ');
  const times = Array.from({ length: 40 }, () => {
    const began = workedMs();
    score(text);
    return workedMs() - began;
  }).sort((a, b) => a - b);
  console.log(`score of 400 words: ${times[20]?.toFixed(2)} ms (median of 40)`);
});
