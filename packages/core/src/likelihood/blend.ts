import { calibratedOdds, settledOdds } from './calibration.ts';
import { nearestKind } from './kinds.ts';
import { STYLE_NAMES } from './style.ts';
import { TABLES, WIDE_TABLES } from './tables.ts';
import { oddsOf } from './trees.ts';
import type { Model } from './weights.ts';

/**
 * Log-odds of a text: the trees and the wide tables together, its length, and what people who write
 * texts of its kind get.
 */
export function blendedOdds(
  model: Model,
  { figures, wide, words }: { figures: Float32Array; wide: readonly number[]; words: number },
): number {
  let odds = oddsOf(model.trees, figures);
  for (let table = 0; table < wide.length; table++) {
    odds += (model.wideShares[table] as number) * (wide[table] as number);
  }
  const calibrated = calibratedOdds(model.calibration, odds, words);
  const style = figures.subarray(figures.length - STYLE_NAMES.length);
  return settledOdds(model.settlement, calibrated, nearestKind(model.kinds, style).slope);
}

/** What each wide table does to the log-odds, under the name of the figure that it belongs to. */
export function wideEvidence(model: Model, wide: readonly number[]) {
  return WIDE_TABLES.map(({ table }, at) => ({
    figure: TABLES[table] as string,
    pull: (model.wideShares[at] as number) * (wide[at] as number),
  }));
}
