import type { Calibration } from '../../src/likelihood/calibration.ts';

interface Sample {
  odds: number;
  words: number;
  label: number;
  weight: number;
}

/** Bound of `growth`. */
const MOST_GROWTH = 0.25;

/**
 * Fits log-odds of the model to chances by logistic regression (Platt 1999) on the log-odds, with a
 * slope of its own for either side, the length of the text and their product: a short text says less.
 * The product is held within bounds, since the sources with short texts are few and would otherwise
 * decide it alone; the slopes are held above 0, so that more odds are always more of a chance.
 */
export function fitCalibration(samples: Sample[]): Calibration {
  const [, slope, , product] = fit(samples, ({ odds }, length) => [1, odds, length, odds * length]);
  const growth = Math.max(0, Math.min(MOST_GROWTH, (product as number) / (slope as number)));
  const [bias, length, odds, above] = fit(samples, (one, log) => {
    const grown = one.odds * (1 + growth * log);
    return [1, log, grown, Math.max(0, grown)];
  }) as [number, number, number, number];
  if (odds > 0 && odds + above > 0) return { bias, odds, above, length, growth };
  const [plainBias, plainLength, plainOdds] = fit(samples, (one, log) => [
    1,
    log,
    one.odds * (1 + growth * log),
  ]) as [number, number, number];
  return { bias: plainBias, odds: plainOdds, above: 0, length: plainLength, growth };
}

/** Weighted logistic regression by Newton's method, on points made of samples and their log length. */
export function fit<S extends { words: number; label: number; weight: number }>(
  samples: readonly S[],
  pointOf: (sample: S, logLength: number) => number[],
): number[] {
  const rows = samples.map((sample) => {
    const length = Math.log(Math.min(600, sample.words) / 200);
    return { x: pointOf(sample, length), label: sample.label, weight: sample.weight };
  });
  const size = rows[0]?.x.length ?? 0;
  const each = Array.from({ length: size }, (_, at) => at);
  let theta = each.map(() => 0);
  let loss = lossOf(rows, theta);
  for (let turn = 0; turn < 40; turn++) {
    const gradient = each.map(() => 0);
    const hessian = each.map((a) => each.map((b) => (a === b ? 1e-6 : 0)));
    for (const { x, label, weight } of rows) {
      const chance = 1 / (1 + Math.exp(-dot(x, theta)));
      for (const a of each) {
        gradient[a] = (gradient[a] as number) + weight * (chance - label) * (x[a] as number);
        const row = hessian[a] as number[];
        for (const b of each) {
          const curve = weight * chance * (1 - chance) * (x[a] as number) * (x[b] as number);
          row[b] = (row[b] as number) + curve;
        }
      }
    }
    const step = solve(hessian, gradient);
    // A whole Newton step may overshoot: it is halved until the loss falls.
    let share = 1;
    for (; share > 1e-6; share /= 2) {
      const moved = theta.map((value, at) => value - share * (step[at] as number));
      const found = lossOf(rows, moved);
      if (!(found < loss)) continue;
      theta = moved;
      loss = found;
      break;
    }
    if (share <= 1e-6) break;
  }
  return theta;
}

type Point = { x: number[]; label: number; weight: number };

const dot = (x: number[], theta: number[]) =>
  x.reduce((sum, value, at) => sum + value * (theta[at] as number), 0);

function lossOf(rows: Point[], theta: number[]): number {
  let loss = 0;
  for (const { x, label, weight } of rows) {
    const z = dot(x, theta) * (label === 1 ? 1 : -1);
    loss += weight * (z > 0 ? Math.log1p(Math.exp(-z)) : Math.log1p(Math.exp(z)) - z);
  }
  return loss;
}

/** Gaussian elimination with pivots; for the four equations above. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, at) => [...row, right[at] as number]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let at = column + 1; at < size; at++) {
      const better = Math.abs((rows[at] as number[])[column] as number);
      if (better > Math.abs((rows[pivot] as number[])[column] as number)) pivot = at;
    }
    const head = rows[pivot] as number[];
    rows[pivot] = rows[column] as number[];
    rows[column] = head;
    for (let at = 0; at < size; at++) {
      if (at === column) continue;
      const row = rows[at] as number[];
      const factor = (row[column] as number) / (head[column] as number);
      for (let k = column; k <= size; k++) {
        row[k] = (row[k] as number) - factor * (head[k] as number);
      }
    }
  }
  return rows.map((row, at) => (row[size] as number) / (row[at] as number));
}
