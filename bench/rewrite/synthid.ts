import { scoreSynthId } from '@cleanpaste/core/watermark';
import { fiveGramsLeft, tokenize } from './tokens.ts';
import type { Variant } from './variants.ts';

export interface SynthIdFigures {
  median_z: number;
  below_4: number;
  below_2_33: number;
  /** Share found at 1 % false positives, with the threshold from the untouched unmarked twins. */
  tpr_at_1: number;
  fivegrams_left: number;
  /** Median change of an unmarked text's z, in absolute terms. */
  drift: number;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Quantile with linear interpolation; 0 for no values. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) return 0;
  const at = share * (sorted.length - 1);
  const low = Math.floor(at);
  return sorted[low]! + (sorted[Math.min(low + 1, sorted.length - 1)]! - sorted[low]!) * (at - low);
}

/** Scores of every variant. The texts stand in the same order everywhere. */
export function measureSynthId(input: {
  variants: readonly Variant[];
  marked: Record<string, string[]>;
  plain: Record<string, string[]>;
}): Record<string, SynthIdFigures> {
  const before = (input.marked.untouched ?? []).map(tokenize);
  const unmarked = (input.plain.untouched ?? []).map((text) => scoreSynthId(tokenize(text)).z);
  const threshold = quantile(unmarked, 0.99);
  const share = (values: readonly number[], test: (z: number) => boolean): number =>
    values.filter(test).length / Math.max(1, values.length);
  return Object.fromEntries(
    input.variants.map((variant) => {
      const tokens = input.marked[variant]!.map(tokenize);
      const z = tokens.map((ids) => scoreSynthId(ids).z);
      const plain = input.plain[variant]!.map((text) => scoreSynthId(tokenize(text)).z);
      return [
        variant,
        {
          median_z: median(z),
          below_4: share(z, (value) => value < 4),
          below_2_33: share(z, (value) => value < 2.33),
          tpr_at_1: share(z, (value) => value > threshold),
          fivegrams_left: median(tokens.map((ids, i) => fiveGramsLeft(before[i]!, ids))),
          drift: median(plain.map((value, i) => Math.abs(value - unmarked[i]!))),
        },
      ];
    }),
  );
}
