import { describe, expect, it } from 'vitest';
import { forwardOnly } from '../../scripts/learn-pairs/directions.ts';
import { findCandidates } from './candidates.ts';
import { NORMAL_PAIRS, STRONG_PAIRS } from './data/pairs.gen.ts';
import { readDocument } from './document.ts';
import { ESSAYS } from './essays.fixture.ts';
import { lexicon } from './lexicon/index.ts';
import { mayUse, rulePair, staysTurned, useOf } from './pairs.ts';
import { rewrite } from './rewrite.ts';
import { tagDocument } from './tagger.ts';

const lines = (list: string): string[] => list.split('\n').filter((line) => line !== '');
const runsOf = (text: string): string[] => {
  const tokens = text.match(/[\p{L}\p{N}'’-]+|[^\s\p{L}\p{N}]/gu) ?? [];
  return tokens.slice(4).map((_, at) => tokens.slice(at, at + 5).join(' '));
};

describe('somebody who rewrites what was rewritten', () => {
  it.each(['normal', 'strong'] as const)(
    'does not get the words of the original back (%s)',
    (strength) => {
      let broken = 0;
      let back = 0;
      for (const [at, text] of ESSAYS.entries()) {
        for (let seed = 1; seed <= 6; seed++) {
          const once = rewrite(text, { strength, seed });
          const twice = rewrite(once.text, { strength, seed: seed + 50 + at });
          const [left, again] = [new Set(runsOf(once.text)), new Set(runsOf(twice.text))];
          for (const run of runsOf(text)) {
            if (left.has(run)) continue;
            broken++;
            if (again.has(run)) back++;
          }
        }
      }
      expect(broken).toBeGreaterThan(300);
      expect(back / broken).toBeLessThan(0.02);
    },
  );

  it('has no wording turned back, however often', () => {
    for (const text of ESSAYS) {
      const texts = new Set([text]);
      let now = text;
      for (let seed = 1; seed <= 8; seed++) {
        const next = rewrite(now, { strength: 'strong', seed }).text;
        if (next === now) continue;
        expect(texts.has(next)).toBe(false);
        texts.add(next);
        now = next;
      }
    }
  });
});

describe('somebody who chooses how bold a rewrite is', () => {
  const edits = (strength: 'normal' | 'strong') =>
    [1, 2, 3, 4, 5].flatMap((seed) =>
      ESSAYS.flatMap((text) => rewrite(text, { strength, seed }).edits),
    );

  it('gets far fewer edits from a normal one, each by a pair that the table allows it', () => {
    expect(edits('normal').length).toBeGreaterThan(80);
    expect(edits('normal').length).toBeLessThan(0.7 * edits('strong').length);
  });

  it('meets no pair that the table does not know, and the strong ones in a strong one alone', () => {
    const may = (strength: 'normal' | 'strong', pair: string) =>
      mayUse(strength, { pair, replacement: 'b' }, 'a');
    expect(may('strong', 'a = b')).toBe(false);
    const still = (pair: string) => !pair.startsWith('order');
    for (const pair of lines(STRONG_PAIRS).filter(still))
      expect([may('strong', pair), may('normal', pair)]).toEqual([true, false]);
    for (const pair of lines(NORMAL_PAIRS).filter(still)) expect(may('normal', pair)).toBe(true);
    for (const pair of lines(NORMAL_PAIRS)) expect(useOf(pair)).toBe('normal');
  });

  it('has words that change places in one direction only', () => {
    const [one, other] = ['love and money', 'money and love'] as const;
    expect(staysTurned(one, other)).not.toBe(staysTurned(other, one));
  });
});

describe('the table of pairs', () => {
  it('names only wordings that there are', () => {
    const known = new Set([...lexicon().values()].flat().flatMap(({ pattern }) => pattern.pairs));
    const named = [NORMAL_PAIRS, STRONG_PAIRS].flatMap(lines);
    const stale = named.filter((pair) => !known.has(pair) && !/^[a-z ]+: /.test(pair));
    expect(named.length).toBeGreaterThan(500);
    expect(stale).toEqual([]);
  });

  it('calls what a rule does by the words that come and go', () => {
    const text = 'It rained. It was late, and they’re here with love and money.';
    const doc = readDocument(text);
    const name = (rule: string, original: string, replacement: string) => {
      const start = text.indexOf(original);
      return rulePair(doc, rule, { start, end: start + original.length, replacement });
    };
    expect(name('sentence', '. It', '; it')).toBe('sentence: . = ;');
    expect(name('contraction', 'they’re', 'they are')).toBe("contraction: 're = are");
    expect(name('order', 'love and money', 'money and love')).toBe('order: - = -');
    expect(name('comma', ',', '')).toBe('comma: , = -');
  });

  it('tells the cases of a rule apart that readers judged differently', () => {
    const doc = readDocument(
      'The farmers bring bread and milk to the city. The house was warm and dry. We saw it, but we went home.',
    );
    tagDocument(doc);
    const named = new Set(findCandidates(doc).map(({ pair }) => pair));
    const cases = ['comma: , = - (but)', 'order: - = - (nouns)', 'order: - = - (adjectives)'];
    expect([...named]).toEqual(expect.arrayContaining(cases));
  });

  it('lets no chain of pairs lead back, by the forms in which they were seen as well', () => {
    const seen = new Map([
      ['c^ = d^', new Map([['cs', new Set(['ds'])]])],
      ['ds = cs', new Map([['ds', new Set(['cs'])]])],
    ]);
    const pairs = [
      'a = b',
      'b = c',
      'c = a',
      'b = a',
      'x|y = z',
      'z = y',
      'c^ = d^',
      'ds = cs',
      'order: - = -',
    ];
    expect([...forwardOnly(pairs, seen)]).toEqual([
      'a = b',
      'b = c',
      'x|y = z',
      'c^ = d^',
      'order: - = -',
    ]);
  });
});
