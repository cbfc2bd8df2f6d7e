import { BUCKETS, TABLE_SCALE } from '../../src/likelihood/figures.ts';
import { randomFrom, shuffle } from './random.ts';
import type { LinearSamples } from './samples.ts';
import { stabilityOf } from './stability.ts';

export interface LinearOptions {
  rate: number;
  passes: number;
  seed: number;
  /** How fast the constant of a cell follows, as a multiple of the other weights. */
  cellRate: number;
}

/**
 * Logistic regression on one hashed table by AdaGrad (Duchi et al. 2011), with a constant of its
 * own for every source and kind of text, features scaled by how far sources agree on them (see
 * stability.ts). The constants soak up what tells sources apart and are
 * thrown away; few passes are the regularisation.
 */
export function trainTable(samples: LinearSamples, options: LinearOptions): Float32Array {
  const { bag, label, weight, cell, rows } = samples;
  const { bucket, from } = bag;
  const { rate, cellRate } = options;
  const stability = stabilityOf(samples);
  const weights = new Float32Array(BUCKETS);
  const squares = new Float32Array(BUCKETS).fill(1e-2);
  const constants = new Float64Array(1024);
  const constantSquares = new Float64Array(1024).fill(1);
  let bias = 0;
  let biasSquares = 1;
  const random = randomFrom(options.seed);
  const order = Uint32Array.from(rows);
  for (let pass = 0; pass < options.passes; pass++) {
    shuffle(order, random);
    for (let turn = 0; turn < order.length; turn++) {
      const row = order[turn] as number;
      const key = cell[row] as number;
      const begin = from[row] as number;
      const end = from[row + 1] as number;
      let sum = 0;
      for (let at = begin; at < end; at++) {
        const index = bucket[at] as number;
        sum += (weights[index] as number) * (stability[index] as number);
      }
      // Every example has unit length.
      const scale = TABLE_SCALE / Math.sqrt(Math.max(1, end - begin));
      const odds = bias + (constants[key] as number) + sum * scale;
      const slope = (1 / (1 + Math.exp(-odds)) - (label[row] as number)) * (weight[row] as number);
      if (Math.abs(slope) < 1e-3) continue;
      biasSquares += slope * slope;
      bias -= (rate * slope) / Math.sqrt(biasSquares);
      const pull = slope * cellRate;
      constantSquares[key] = (constantSquares[key] as number) + pull * pull;
      constants[key] =
        (constants[key] as number) - (rate * pull) / Math.sqrt(constantSquares[key] as number);
      const scaled = slope * scale;
      for (let at = begin; at < end; at++) {
        const index = bucket[at] as number;
        const step = scaled * (stability[index] as number);
        const grown = (squares[index] as number) + step * step;
        squares[index] = grown;
        weights[index] = (weights[index] as number) - (rate * step) / Math.sqrt(grown);
      }
    }
  }
  return weights.map((weight, index) => weight * (stability[index] as number));
}
