import { type AcceptanceModel, scoreOf } from '../../packages/core/src/similarity/acceptance.ts';
import {
  acceptedFrom,
  candidatesOf,
  limitsFor,
  type Models,
} from '../../packages/core/src/similarity/align.ts';
import { type Comparison, compare } from '../../packages/core/src/similarity/comparison.ts';
import type { Candidate } from '../../packages/core/src/similarity/rewordings.ts';
import type { TextPair } from './archive.ts';

export interface Row {
  figures: Record<string, number>;
  copied: boolean;
}

const rounds = 1500;
const penalty = 0.002;
const step = 0.02;

/** Logistic regression with a quadratic penalty, by Adam from zero: the same rows give the same weights. */
function fitModel(rows: readonly Row[]): AcceptanceModel {
  const names = Object.keys(rows[0]!.figures);
  const means = names.map(
    (name) => rows.reduce((sum, row) => sum + row.figures[name]!, 0) / rows.length,
  );
  const deviations = names.map((name, column) => {
    const squares = rows.reduce((sum, row) => sum + (row.figures[name]! - means[column]!) ** 2, 0);
    return Math.sqrt(squares / rows.length) || 1;
  });
  const inputs = rows.map(({ figures }) => [
    ...names.map((name, column) => (figures[name]! - means[column]!) / deviations[column]!),
    1,
  ]);
  const weights = inputs[0]!.map(() => 0);
  const first = weights.map(() => 0);
  const second = weights.map(() => 0);
  for (let round = 1; round <= rounds; round++) {
    const slope = weights.map((weight, column) => (column < names.length ? penalty * weight : 0));
    inputs.forEach((input, index) => {
      const sum = input.reduce((all, value, column) => all + value * weights[column]!, 0);
      const error = (1 / (1 + Math.exp(-sum)) - Number(rows[index]!.copied)) / rows.length;
      for (let column = 0; column < input.length; column++)
        slope[column]! += error * input[column]!;
    });
    for (let column = 0; column < weights.length; column++) {
      first[column] = 0.9 * first[column]! + 0.1 * slope[column]!;
      second[column] = 0.999 * second[column]! + 0.001 * slope[column]! ** 2;
      const mean = first[column]! / (1 - 0.9 ** round);
      weights[column]! -=
        (step * mean) / (Math.sqrt(second[column]! / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  const figures = Object.fromEntries(
    names.map((name, column) => [
      name,
      {
        mean: round(means[column]!),
        deviation: round(deviations[column]!),
        weight: round(weights[column]!),
      },
    ]),
  );
  return { bias: round(weights.at(-1)!), figures };
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}

function lengthOf({ words, sourceWords }: Candidate, { here, there }: Comparison): number {
  return Math.min(
    here.words[words[1] - 1]!.end - here.words[words[0]]!.start,
    there.words[sourceWords[1] - 1]!.end - there.words[sourceWords[0]]!.start,
  );
}

function isCopied(candidate: Candidate, { here, there }: Comparison, pair: TextPair): boolean {
  const { words, sourceWords } = candidate;
  const [start, end] = [here.words[words[0]]!.start, here.words[words[1] - 1]!.end];
  const sourceStart = there.words[sourceWords[0]]!.start;
  const sourceEnd = there.words[sourceWords[1] - 1]!.end;
  return pair.cases.some(
    (one) =>
      one.start < end &&
      start < one.end &&
      one.sourceStart < sourceEnd &&
      sourceStart < one.sourceEnd,
  );
}

/** What may be a rewording in a pair of texts; what holds a run or is too short is decided without a model. */
export function rewordingRows(pair: TextPair): Row[] {
  const comparison = compare(pair.suspicious, pair.source);
  const { shortestRun, shortestMatch } = limitsFor(comparison);
  const { passages, rewordings } = candidatesOf(comparison, {
    least: shortestRun,
    judge: () => [],
  });
  return rewordings
    .filter((one) => lengthOf(one, comparison) >= shortestMatch)
    .filter(({ words }) => !passages.some((one) => one.first < words[1] && words[0] < one.last))
    .map((one) => ({ figures: one.figures, copied: isCopied(one, comparison, pair) }));
}

/** What may be a summary, knowing what the model takes for a rewording. */
function summaryRows(pair: TextPair, model: AcceptanceModel): Row[] {
  const comparison = compare(pair.suspicious, pair.source);
  const { summaries } = candidatesOf(comparison, {
    least: limitsFor(comparison).shortestRun,
    judge: (all) => acceptedFrom(all, model, 0),
  });
  return summaries.map((one) => ({
    figures: one.figures,
    copied: pair.kind === 'summary' && isCopied(one, comparison, pair),
  }));
}

function report(name: string, rows: readonly Row[], model: AcceptanceModel): string {
  const right = rows.filter(({ figures, copied }) => scoreOf(figures, model) > 0 === copied).length;
  const copied = rows.filter((row) => row.copied).length;
  return `${name}: ${rows.length} candidates, ${copied} copied, ${right} judged rightly`;
}

/** Fits both models on some pairs. `rowsOf` may know the rows of a rewording already; `say` is told how they judge. */
export function fitModels(
  pairs: readonly TextPair[],
  {
    rowsOf = rewordingRows,
    say = () => {},
  }: { rowsOf?: (pair: TextPair) => Row[]; say?: (line: string) => void } = {},
): Models {
  const first = pairs.flatMap(rowsOf);
  const rewording = fitModel(first);
  say(report('rewordings', first, rewording));
  const second = pairs.flatMap((pair) => summaryRows(pair, rewording));
  const summary = fitModel(second);
  say(report('summaries', second, summary));
  return { rewording, summary };
}
