import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreOf } from './acceptance.ts';
import { areaOf, clusterSeeds } from './clusters.ts';
import { bagOf, compare } from './comparison.ts';
import { bestStretch } from './evidence.ts';
import { commonPairs, overlapOf } from './overlap.ts';
import { type Accepted, resolveOverlaps } from './resolve.ts';
import { type Seed, seedsIn, sentenceSeeds } from './seeds.ts';
import { innocent, lighthouse, reworded } from './texts.fixture.ts';
import { joinRuns, verbatimRuns } from './verbatim.ts';

const seed = (sentence: number, sourceSentence: number): Seed => ({
  sentence,
  sourceSentence,
  cosine: 0.5,
  dice: 0.5,
});

describe('verbatimRuns', () => {
  const runs = (one: string, other: string, size: number) => {
    const { here, there } = compare(one, other);
    return verbatimRuns(here, there, size);
  };

  it('takes the longest run at each place, and the next one where it ends', () => {
    expect(runs('x a b c d e y', 'a b c q a b c d r d e', 2)).toEqual([
      { at: 1, sourceAt: 4, length: 4 },
      { at: 4, sourceAt: 9, length: 2 },
    ]);
  });

  it('covers exactly the words that a slow search covers', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 });
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const found = new Set<number>();
        for (const { at, sourceAt, length } of runs(one.join(' '), other.join(' '), 3)) {
          expect(one.slice(at, at + length)).toEqual(other.slice(sourceAt, sourceAt + length));
          for (let index = at; index < at + length; index++) found.add(index);
        }
        const slow = new Set<number>();
        const source = ` ${other.join(' ')} `;
        for (let at = 0; at + 3 <= one.length; at++) {
          if (!source.includes(` ${one.slice(at, at + 3).join(' ')} `)) continue;
          for (let index = at; index < at + 3; index++) slow.add(index);
        }
        expect([...found].sort()).toEqual([...slow].sort());
      }),
    );
  });

  it('joins runs over a few changed words, not over a change of place', () => {
    const run = (at: number, sourceAt: number) => ({ at, sourceAt, length: 10 });
    expect(joinRuns([run(0, 100), run(13, 112), run(40, 130), run(52, 20)])).toMatchObject([
      { first: 0, last: 23, sourceFirst: 100, sourceLast: 122, inRuns: 20, longest: 10 },
      { first: 40, last: 50, sourceFirst: 130, sourceLast: 140 },
      { first: 52, last: 62, sourceFirst: 20, sourceLast: 30 },
    ]);
  });
});

describe('seeds and clusters', () => {
  it('pairs each reworded sentence with its origin', () => {
    const { here, there, weights } = compare(reworded, lighthouse);
    const seeds = sentenceSeeds(here, there, { weights, limits: { cosine: 0.22, dice: 0.2 } });
    const partners = seeds.map(({ sourceSentence }) => {
      const { first, last } = there.sentences[sourceSentence]!;
      return lighthouse.slice(there.words[first]!.start, there.words[last - 1]!.end);
    });
    expect(partners.some((text) => text.startsWith('The last keepers left in 1984'))).toBe(true);
    expect(partners.some((text) => text.startsWith('Electricity reached the rock'))).toBe(true);
  });

  it('parts seeds at gaps on either side', () => {
    const seeds = [seed(0, 0), seed(1, 2), seed(2, 40), seed(9, 1), seed(10, 2)];
    const groups = clusterSeeds(seeds, { here: 2, there: 3 }).map(areaOf);
    expect(groups.sort((a, b) => a.first - b.first || a.sourceFirst - b.sourceFirst)).toEqual([
      { first: 0, last: 2, sourceFirst: 0, sourceLast: 3 },
      { first: 2, last: 3, sourceFirst: 40, sourceLast: 41 },
      { first: 9, last: 11, sourceFirst: 1, sourceLast: 3 },
    ]);
    expect(clusterSeeds([], { here: 1, there: 1 })).toEqual([]);
    expect(clusterSeeds(seeds, { here: 9, there: Number.POSITIVE_INFINITY })).toHaveLength(1);
  });

  it('picks the seeds of an area', () => {
    const seeds = [seed(0, 5), seed(1, 2), seed(1, 9), seed(2, 3), seed(4, 4)];
    const area = { first: 1, last: 3, sourceFirst: 2, sourceLast: 9 };
    expect(seedsIn(seeds, area)).toEqual([seed(1, 2), seed(2, 3)]);
  });
});

describe('evidence', () => {
  it('finds where a reworded passage begins and ends among other sentences', () => {
    const comparison = compare(`${innocent} ${reworded} ${innocent}`, lighthouse);
    const { here, there, counts } = comparison;
    const paragraph = lighthouse.lastIndexOf('\n\n');
    const begin = there.words.findIndex((word) => word.start > paragraph);
    const passage = bagOf(there.stems, [begin, there.words.length], counts.length);
    const [first, last] = bestStretch(here, [0, here.sentences.length], {
      ...comparison,
      passage,
      share: 0.6,
      margin: 0,
    });
    const start = here.words[here.sentences[first]!.first]!.start;
    const end = here.words[here.sentences[last - 1]!.last - 1]!.end;
    expect(start).toBe(innocent.length + 1);
    expect(end).toBe(innocent.length + reworded.length);
  });

  it('measures the same overlap from either side where it should', () => {
    const one = compare(reworded, lighthouse);
    const other = compare(lighthouse, reworded);
    const figures = [one, other].map((comparison) => {
      const { here, there, counts } = comparison;
      const size = counts.length;
      const left = bagOf(here.stems, [0, here.words.length], size);
      const right = bagOf(there.stems, [0, there.words.length], size);
      const overlap = overlapOf(left, right, comparison);
      const whole: [number, number][] = [here, there].map(({ words }) => [0, words.length]);
      const pairs = commonPairs(comparison, [whole[0]!, whole[1]!], left);
      return { ...overlap, pairs: pairs.common };
    });
    expect(figures[0]!.cosine).toBeCloseTo(figures[1]!.cosine);
    expect(figures[0]!.common).toBe(figures[1]!.common);
    expect(figures[0]!.pairs).toBe(figures[1]!.pairs);
    expect(figures[0]!.contained).toBeCloseTo(figures[1]!.sourceContained);
    expect(figures[0]!.contained).toBeGreaterThan(0.7);
  });
});

describe('scoreOf', () => {
  it('adds weighted figures in deviations from their means', () => {
    const model = { bias: -1, figures: { a: { mean: 2, deviation: 4, weight: 3 } } };
    expect(scoreOf({ a: 10, unknown: 99 }, model)).toBe(5);
  });
});

describe('resolveOverlaps', () => {
  const candidate = (first: number, last: number, score: number): Accepted => ({
    area: { first: 0, last: 1, sourceFirst: 0, sourceLast: 1 },
    words: [first, last],
    sourceWords: [first + 1000, last + 1000],
    figures: {},
    similarity: 0.5,
    score,
  });
  const passage = (first: number, last: number, shift = 1000) => ({
    first,
    last,
    sourceFirst: first + shift,
    sourceLast: last + shift,
    inRuns: last - first,
    longest: last - first,
  });
  const kinds = (findings: ReturnType<typeof resolveOverlaps>) =>
    findings.map(({ kind, words }) => [kind, ...words]);

  it('keeps the more certain of two rewordings', () => {
    const rewordings = [candidate(0, 50, 1), candidate(40, 90, 3), candidate(95, 120, 2)];
    expect(kinds(resolveOverlaps({ rewordings, summaries: [] }, []))).toEqual([
      ['reworded', 40, 90],
      ['reworded', 95, 120],
    ]);
  });

  it('ends a mostly verbatim passage where its runs end, and widens a reworded one', () => {
    const rewordings = [candidate(0, 50, 1), candidate(100, 180, 1)];
    const passages = [passage(5, 42), passage(170, 190)];
    expect(kinds(resolveOverlaps({ rewordings, summaries: [] }, passages))).toEqual([
      ['verbatim', 5, 42],
      ['reworded', 100, 190],
    ]);
  });

  it('never loses a verbatim passage', () => {
    const rewordings = [candidate(0, 50, 1)];
    const elsewhere = passage(30, 60, 5000);
    expect(kinds(resolveOverlaps({ rewordings, summaries: [] }, [elsewhere]))).toEqual([
      ['reworded', 0, 50],
      ['verbatim', 30, 60],
    ]);
    const summaries = [candidate(20, 55, 9)];
    expect(kinds(resolveOverlaps({ rewordings: [], summaries }, [elsewhere]))).toEqual([
      ['verbatim', 30, 60],
    ]);
  });

  it('lets a summary replace what lies inside it', () => {
    const summaries = [candidate(0, 100, 1)];
    const rewordings = [candidate(10, 40, 9)];
    expect(kinds(resolveOverlaps({ rewordings, summaries }, [passage(50, 70)]))).toEqual([
      ['summary', 0, 100],
    ]);
  });
});
