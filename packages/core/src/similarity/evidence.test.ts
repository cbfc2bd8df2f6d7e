import { describe, expect, it } from 'vitest';
import { bagOf, compare } from './comparison.ts';
import { bestStretch } from './evidence.ts';
import { align } from './index.ts';
import { commonPairs, overlapOf } from './overlap.ts';
import { innocent, lighthouse, reworded } from './texts.fixture.ts';

describe('somebody who reworded a passage and put it among sentences of their own', () => {
  it('has it found from its first word to its last, and its origin as a whole', () => {
    const text = `${innocent} ${reworded} ${innocent}`;
    const [match, ...others] = align(text, lighthouse);
    expect(others).toEqual([]);
    expect(match!.kind).toBe('reworded');
    expect(`${text.slice(match!.start, match!.end)}.`).toBe(reworded);
    const origin = lighthouse.slice(match!.sourceStart, match!.sourceEnd);
    expect(origin.startsWith('Electricity reached the rock in 1962')).toBe(true);
    expect(origin).toContain('The last keepers left in 1984');
  });

  it('has the same passages found when the two texts change sides', () => {
    const [one] = align(reworded, lighthouse);
    const [other] = align(lighthouse, reworded);
    expect([other!.start, other!.end]).toEqual([one!.sourceStart, one!.sourceEnd]);
    expect([other!.sourceStart, other!.sourceEnd]).toEqual([one!.start, one!.end]);
  });
});

describe('somebody who asks where a reworded passage stands', () => {
  it('is told its first and its last sentence among others that are innocent', () => {
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

  it('has the same overlap measured from either side', () => {
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
