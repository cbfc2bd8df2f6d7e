import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AcceptanceModel, scoreOf } from '../../packages/core/src/similarity/acceptance.ts';
import {
  acceptedFrom,
  candidatesOf,
  SHORTEST_MATCH,
  SHORTEST_RUN,
} from '../../packages/core/src/similarity/align.ts';
import { type Comparison, compare } from '../../packages/core/src/similarity/comparison.ts';
import type { Candidate } from '../../packages/core/src/similarity/rewordings.ts';
import { readCollection, type TextPair } from './archive.ts';

/*
 * Fits the two acceptance models on an alignment archive and writes them as a source file:
 * `node --conditions=cleanpaste-source bench/similarity/fit.ts --data DIR [--half 0|1] --out FILE`.
 * `--half` takes only the suspicious texts with an even (0) or odd (1) number, so that the other half can test.
 */
interface Row {
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

/** Rows of both models; summaries are judged knowing the rewordings, so they need the first model. */
function rowsOf(pairs: readonly TextPair[], model?: AcceptanceModel): Row[] {
  return pairs.flatMap((pair) => {
    const comparison = compare(pair.suspicious, pair.source);
    const { passages, rewordings, summaries } = candidatesOf(comparison, {
      least: SHORTEST_RUN,
      judge: (all) => (model ? acceptedFrom(all, model, 0) : []),
    });
    if (model) {
      return summaries.map((one) => ({
        figures: one.figures,
        copied: pair.kind === 'summary' && isCopied(one, comparison, pair),
      }));
    }
    // What holds a verbatim passage is a match anyway; what is too short never is one.
    return rewordings
      .filter((one) => lengthOf(one, comparison) >= SHORTEST_MATCH)
      .filter(({ words }) => !passages.some((one) => one.first < words[1] && words[0] < one.last))
      .map((one) => ({ figures: one.figures, copied: isCopied(one, comparison, pair) }));
  });
}

function report(name: string, rows: readonly Row[], model: AcceptanceModel): void {
  const right = rows.filter(({ figures, copied }) => scoreOf(figures, model) > 0 === copied).length;
  const copied = rows.filter((row) => row.copied).length;
  console.log(`${name}: ${rows.length} candidates, ${copied} copied, ${right} judged rightly`);
}

const { values } = parseArgs({
  options: { data: { type: 'string' }, half: { type: 'string' }, out: { type: 'string' } },
});
if (!values.data || !values.out)
  throw new Error('Usage: fit.ts --data DIR [--half 0|1] --out FILE');
const pairs = readCollection(values.data).pairs.filter(
  ({ id }) => !values.half || Number(/(\d+)\.txt/.exec(id)![1]) % 2 === Number(values.half),
);
const rewordingRows = rowsOf(pairs);
const rewordingModel = fitModel(rewordingRows);
report('rewordings', rewordingRows, rewordingModel);
const summaryRows = rowsOf(pairs, rewordingModel);
const summaryModel = fitModel(summaryRows);
report('summaries', summaryRows, summaryModel);
writeFileSync(
  values.out,
  `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted figures may look like constants
import type { AcceptanceModel } from './acceptance.ts';

// Written by bench/similarity/fit.ts; figures of the fit, nothing of its texts.

/** Tells reworded copies from passages that merely share a subject. */
export const rewordingModel: AcceptanceModel = ${JSON.stringify(rewordingModel, null, 2)};

/** Tells condensed copies from texts on the same subject. */
export const summaryModel: AcceptanceModel = ${JSON.stringify(summaryModel, null, 2)};
`,
);
