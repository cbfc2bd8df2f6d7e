import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mt19937 } from './mt19937.ts';
import { scoreSynthId } from './synthid.ts';

interface Sample {
  name: string;
  tokens: number[];
  expected: { tokens: number; mean_g: number; z: number; weighted_z: number };
}

const samples: Sample[] = JSON.parse(
  readFileSync(new URL('./fixtures/synthid-tokens.json', import.meta.url), 'utf8'),
);

describe('the Mersenne Twister', () => {
  it('gives the published outputs of seed 5489', () => {
    const outputs = mt19937(5489, 10_000);
    expect(outputs[0]).toBe(3499211612);
    expect(outputs[9_999]).toBe(4123659995);
  });
});

describe('SynthID-Text scores', () => {
  for (const { name, tokens, expected } of samples) {
    it(`agrees with the reference detector on sample ${name}`, () => {
      const score = scoreSynthId(tokens);
      expect(score.tokens).toBe(expected.tokens);
      expect(Math.abs(score.z - expected.z)).toBeLessThanOrEqual(1e-4);
      expect(Math.abs(score.weightedZ - expected.weighted_z)).toBeLessThanOrEqual(1e-4);
      expect(score.meanG).toBeCloseTo(expected.mean_g, 5);
    });
  }

  it('loses the mark under other keys', () => {
    const keys = Array.from({ length: 30 }, (_, i) => 2_000 + 37 * i);
    for (const { tokens } of samples)
      expect(Math.abs(scoreSynthId(tokens, { keys }).z)).toBeLessThan(4.5);
  });

  it('masks repeated contexts and survives texts that are too short', () => {
    expect(scoreSynthId([1, 2, 3, 4])).toMatchObject({ scored: 0, z: 0, weightedZ: 0 });
    const loop = Array.from({ length: 40 }, (_, i) => i % 4);
    expect(scoreSynthId(loop).scored).toBe(4);
  });

  it('forgets a context that stood more than 1,024 contexts ago', () => {
    const twice = (length: number) => [0, 1].flatMap(() => Array.from({ length }, (_, i) => i));
    // The four tokens before each one: those across the border are new.
    expect(scoreSynthId(twice(1024)).scored).toBe(1020 + 4);
    expect(scoreSynthId(twice(1025)).scored).toBe(2 * 1025 - 4);
  });
});
