import type { Kinds } from '../../src/likelihood/kinds.ts';

/** A text by somebody, judged by a model that never saw its source. */
export interface JudgedPerson {
  kind: string;
  src: string;
  /** Likelihood, 0 to 1. */
  score: number;
  style: Float32Array;
}

/** A source with fewer texts than this has no share of its own. */
const LEAST_TEXTS = 60;
/** Figures are looked up in steps of so many percent. */
const STEP = 5;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Share of the texts of a kind that get each figure or more; every source counts the same. */
function aboveOf(people: readonly JudgedPerson[]): number[] {
  const bySource = Map.groupBy(people, ({ src }) => src);
  const large = [...bySource.values()].filter((texts) => texts.length >= LEAST_TEXTS);
  const sources = large.length > 0 ? large : [people];
  return Array.from({ length: 100 / STEP + 1 }, (_, at) => {
    const from = (at * STEP) / 100;
    const shares = sources.map(
      (texts) => texts.filter(({ score }) => score >= from).length / texts.length,
    );
    return Number(mean(shares).toFixed(4));
  });
}

/**
 * Where the texts by people of each kind lie, by their style, and how high their figures are. Styles
 * are measured in spreads within kinds, so that a text can be told which kind it is nearest to.
 */
export function kindsOf(people: readonly JudgedPerson[]): Kinds {
  const groups = Map.groupBy(people, ({ kind }) => kind);
  const width = people[0]?.style.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => column);
  const centres = new Map(
    [...groups].map(([kind, texts]) => [
      kind,
      columns.map((column) => mean(texts.map(({ style }) => style[column] as number))),
    ]),
  );
  const spread = columns.map((column) => {
    const within = [...groups].map(([kind, texts]) => {
      const centre = centres.get(kind)?.[column] as number;
      return mean(texts.map(({ style }) => ((style[column] as number) - centre) ** 2));
    });
    return Math.sqrt(mean(within));
  });
  const short = (value: number) => Number(value.toPrecision(4));
  return {
    spread: spread.map(short),
    list: [...groups]
      .map(([kind, texts]) => ({
        kind,
        texts: texts.length,
        centre: (centres.get(kind) as number[]).map(short),
        above: aboveOf(texts),
        slope: 1,
      }))
      .sort((a, b) => (a.kind < b.kind ? -1 : 1)),
  };
}
