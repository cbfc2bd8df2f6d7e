import type { Calibration, Settlement } from '../../../src/likelihood/calibration.ts';
import { fit, fitCalibration } from '../calibrate.ts';

export interface BlendSample {
  trees: number;
  /** What each wide table says. */
  wide: readonly number[];
  words: number;
  label: number;
  weight: number;
}

export interface Blend {
  /** What a wide table's word adds to the log-odds of the trees. */
  wideShares: number[];
  calibration: Calibration;
}

export const blended = (
  shares: readonly number[],
  { trees, wide }: Pick<BlendSample, 'trees' | 'wide'>,
) => wide.reduce((sum, value, table) => sum + shares[table]! * value, trees);

/**
 * How much the wide tables count beside the trees, and the way from both to a chance: two logistic
 * regressions on left-out texts. A table that would count against itself counts nothing.
 */
export function fitBlend(samples: readonly BlendSample[]): Blend {
  const tables = samples[0]?.wide.length ?? 0;
  const [, , trees, ...each] = fit(samples, (one, length) => [1, length, one.trees, ...one.wide]);
  const wideShares = Array.from({ length: tables }, (_, at) =>
    Number(Math.max(0, each[at]! / Math.max(1e-3, trees!)).toPrecision(4)),
  );
  const calibration = fitCalibration(
    samples.map((one) => ({
      odds: blended(wideShares, one),
      words: one.words,
      label: one.label,
      weight: one.weight,
    })),
  );
  return { wideShares, calibration };
}

/** Fits the last step, on odds of which the kinds' slopes are already taken. */
export function fitSettlement(
  samples: readonly { odds: number; words: number; label: number; weight: number }[],
): Settlement {
  const [bias, below, above] = fit(samples, ({ odds }) => [
    1,
    Math.min(0, odds),
    Math.max(0, odds),
  ]) as [number, number, number];
  return { bias, below: Math.max(0.1, below), above: Math.max(0.1, above) };
}
