import { describe, expect, it } from 'vitest';
import { areaOf, clusterSeeds } from './clusters.ts';
import { compare } from './comparison.ts';
import { type Seed, seedsIn, sentenceSeeds } from './seeds.ts';
import { lighthouse, reworded } from './texts.fixture.ts';

const seed = (sentence: number, sourceSentence: number): Seed => ({
  sentence,
  sourceSentence,
  cosine: 0.5,
  dice: 0.5,
});

describe('somebody whose sentences were reworded one by one', () => {
  it('has each of them paired with its origin', () => {
    const { here, there, weights } = compare(reworded, lighthouse);
    const seeds = sentenceSeeds(here, there, { weights, limits: { cosine: 0.22, dice: 0.2 } });
    const partners = seeds.map(({ sourceSentence }) => {
      const { first, last } = there.sentences[sourceSentence]!;
      return lighthouse.slice(there.words[first]!.start, there.words[last - 1]!.end);
    });
    expect(partners.some((text) => text.startsWith('The last keepers left in 1984'))).toBe(true);
    expect(partners.some((text) => text.startsWith('Electricity reached the rock'))).toBe(true);
  });

  it('has pairs parted where sentences between them are missing on either side', () => {
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

  it('has only those pairs counted for a passage that lie inside it on both sides', () => {
    const seeds = [seed(0, 5), seed(1, 2), seed(1, 9), seed(2, 3), seed(4, 4)];
    const area = { first: 1, last: 3, sourceFirst: 2, sourceLast: 9 };
    expect(seedsIn(seeds, area)).toEqual([seed(1, 2), seed(2, 3)]);
  });
});
