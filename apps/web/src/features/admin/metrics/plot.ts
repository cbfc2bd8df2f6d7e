/** First, second and third of a plot, and what has gone wrong. */
export type SeriesStyle = 'first' | 'second' | 'third' | 'wrong';

/** One line or one layer of bars; null where nothing was measured. */
export interface Series {
  name: string;
  values: (number | null)[];
  /** Its style where that is not the one of its place in the plot. */
  style?: SeriesStyle;
}

/** Round numbers from 0 to at least `most`, at most `count` of them above 0. */
export function ticksTo(most: number, count = 4): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10));
  const whole = step === 2.5 ? 5 : step;
  const ticks = [0];
  while (ticks.at(-1)! < most) ticks.push(ticks.at(-1)! + whole);
  return ticks;
}

/** The heights of stacked bars: where each layer begins and ends, by layer and day. */
export function stack(series: readonly Series[]): { from: number; to: number }[][] {
  const heights = (series[0]?.values ?? []).map(() => 0);
  return series.map(({ values }) =>
    values.map((value, at) => {
      const from = heights[at]!;
      heights[at] = from + (value ?? 0);
      return { from, to: heights[at]! };
    }),
  );
}

/** The largest value that a plot has to show. */
export function highest(series: readonly Series[], stacked: boolean): number {
  if (stacked) return Math.max(0, ...(stack(series).at(-1) ?? []).map(({ to }) => to));
  return Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
}

/** Which days get a label: evenly spread, the last among them, none too close to its neighbour. */
export function labelled(days: number, width: number, perLabel = 72): number[] {
  const most = Math.max(2, Math.floor(width / perLabel));
  const step = Math.max(1, Math.ceil(days / most));
  return Array.from({ length: Math.ceil(days / step) }, (_, i) => days - 1 - i * step).reverse();
}

/** Whether there is nothing to draw: no value at all, or none but zeros. */
export const isBlank = (series: readonly Series[]): boolean =>
  series.every(({ values }) => values.every((value) => !value));

/** Whether a line breaks, begins late or ends early: there nothing was measured. */
export const hasGaps = (series: readonly Series[]): boolean =>
  series.some(({ values }) => values.includes(null));

/** Whether a day has no more than one value to draw. */
export const isAlone = (series: readonly Series[], day: number): boolean =>
  series.filter(({ values }) => values[day]).length < 2;

/** The pieces of a line: it breaks where nothing was measured. */
export function lineRuns(values: readonly (number | null)[]): { at: number; value: number }[][] {
  const runs: { at: number; value: number }[][] = [];
  let open = false;
  values.forEach((value, at) => {
    if (value === null) open = false;
    else if (open) runs.at(-1)!.push({ at, value });
    else {
      runs.push([{ at, value }]);
      open = true;
    }
  });
  return runs;
}

/** From this many days on, sums are drawn by the week: a bar would be thinner than a hair. */
export const weeksFrom = 120;

/** Adds up seven days each; the last group may be shorter. */
export function byWeeks(dates: readonly string[], series: readonly Series[]) {
  const starts = dates.filter((_, at) => at % 7 === 0);
  const sums = ({ values, ...rest }: Series): Series => ({
    ...rest,
    values: starts.map((_, week) =>
      values.slice(week * 7, week * 7 + 7).reduce<number>((sum, value) => sum + (value ?? 0), 0),
    ),
  });
  return { dates: starts, series: series.map(sums) };
}
