import { randomFrom, shuffle } from '../random.ts';

export interface WideSamples {
  bucket: Uint32Array;
  from: Float64Array;
  /** 0 or 1 for each example. */
  label: Uint8Array;
  /** What an example may count at most. */
  weight: Float64Array;
  rows: Uint32Array;
  bits: number;
}

export interface WideOptions {
  /** How far a single example may pull. */
  cost: number;
  passes: number;
  /** A feature of fewer examples than this is not learnt. */
  least: number;
  seed: number;
}

/** Squared inverse document frequency of each bucket, 1 in the mean over what texts hold. */
function rarityOf({ bucket, from, rows, bits }: WideSamples, least: number): Float32Array {
  const found = new Float32Array(1 << bits);
  let all = 0;
  for (const row of rows) {
    for (let at = from[row]!; at < from[row + 1]!; at++) found[bucket[at]!]!++;
    all += from[row + 1]! - from[row]!;
  }
  let sum = 0;
  const squared = found.map((texts) => {
    if (texts < least) return 0;
    const idf = (1 + Math.log((rows.length + 1) / (texts + 1))) ** 2;
    sum += idf * texts;
    return idf;
  });
  return squared.map((idf) => (idf * all) / sum);
}

/**
 * Logistic regression with a quadratic penalty on features weighted by their rarity, in its dual
 * (Yu, Huang and Lin 2011), one example at a time. What comes back are weights of buckets, rarity
 * included: the log-odds of a text are their sum over its different buckets, by the root of their number.
 */
export function trainWide(samples: WideSamples, options: WideOptions): Float32Array {
  const { bucket, from, label, weight, rows, bits } = samples;
  const rarity = rarityOf(samples, options.least);
  const weights = new Float32Array(1 << bits);
  const duals = new Float64Array(label.length);
  const order = Uint32Array.from(rows);
  const random = randomFrom(options.seed);
  let bias = 0;
  for (let pass = 0; pass < options.passes; pass++) {
    shuffle(order, random);
    for (const row of order) {
      const begin = from[row]!;
      const end = from[row + 1]!;
      let sum = 0;
      let square = 0;
      for (let at = begin; at < end; at++) {
        const index = bucket[at]!;
        sum += weights[index]!;
        square += rarity[index]!;
      }
      const size = Math.max(1, end - begin);
      const scale = 1 / Math.sqrt(size);
      const side = label[row] === 1 ? 1 : -1;
      const most = options.cost * weight[row]!;
      const curve = square / size + 1;
      const margin = side * (sum * scale + bias);
      const before = duals[row]!;
      const dual = stepTo(before, { margin, curve, most });
      const moved = dual - before;
      if (Math.abs(moved) < 1e-4 * most) continue;
      duals[row] = dual;
      bias += side * moved;
      const step = side * moved * scale;
      for (let at = begin; at < end; at++) {
        const index = bucket[at]!;
        weights[index] = weights[index]! + step * rarity[index]!;
      }
    }
  }
  return weights;
}

/** Where the dual of one example comes to rest while all others stand: three Newton steps. */
function stepTo(
  before: number,
  { margin, curve, most }: { margin: number; curve: number; most: number },
): number {
  let dual = before;
  for (let turn = 0; turn < 4; turn++) {
    const chance = 1 / (1 + Math.exp(margin + curve * (dual - before)));
    const slope = 1 + most * curve * chance * (1 - chance);
    dual = Math.min(most, Math.max(0, dual - (dual - most * chance) / slope));
  }
  return dual;
}
