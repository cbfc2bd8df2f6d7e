import { limitsFor, matchesOf } from '../../packages/core/src/similarity/align.ts';
import { compare } from '../../packages/core/src/similarity/comparison.ts';
import type { TextPair } from './archive.ts';
import { fitModels, rewordingRows } from './models.ts';
import type { Find } from './quality.ts';

const folds = 5;

const foldOf = ({ suspiciousName }: TextPair): number =>
  Number(/\d+/.exec(suspiciousName)?.[0] ?? 0) % folds;

/** Judges each text by weights that were fitted on the others: suspicious texts are parted by the last digit of their number. */
export function byFolds(pairs: readonly TextPair[]): Find {
  const rows = new Map(pairs.map((pair) => [pair, rewordingRows(pair)]));
  const rowsOf = (pair: TextPair) => rows.get(pair)!;
  const models = Array.from({ length: folds }, (_, fold) =>
    fitModels(
      pairs.filter((pair) => foldOf(pair) !== fold),
      { rowsOf },
    ),
  );
  return (pair) => {
    const comparison = compare(pair.suspicious, pair.source);
    return matchesOf(comparison, limitsFor(comparison), models[foldOf(pair)]!);
  };
}
