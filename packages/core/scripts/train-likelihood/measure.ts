/** One judged text: what the model said and what is true. */
export interface Judged {
  /** Calibrated likelihood, 0 to 1. */
  score: number;
  label: number;
  src: string;
  gen: string;
  /** Kind of text, to find company for a source that knows one side only. */
  genre: string;
}

export interface Measures {
  auroc: number;
  tpr_at_1: number;
  tpr_at_5: number;
  tpr_frozen: number;
  fpr_frozen: number;
  ece: number;
}

/** Area under the ROC curve by ranks; ties count half. */
export function auroc(rows: readonly Judged[]): number {
  const sorted = [...rows].sort((a, b) => a.score - b.score);
  let ranks = 0;
  let machines = 0;
  for (let at = 0; at < sorted.length; ) {
    let end = at;
    const { score } = sorted[at] as Judged;
    while (end < sorted.length && (sorted[end] as Judged).score === score) end++;
    for (let k = at; k < end; k++) {
      if ((sorted[k] as Judged).label === 1) {
        ranks += (at + end + 1) / 2;
        machines++;
      }
    }
    at = end;
  }
  const people = sorted.length - machines;
  return (ranks - (machines * (machines + 1)) / 2) / (machines * people);
}

/** Share of machine texts found when the threshold lets through `rate` of the human ones. */
export function tprAt(rows: readonly Judged[], rate: number): number {
  const people = rows.filter((row) => row.label === 0).map((row) => row.score);
  people.sort((a, b) => b - a);
  const threshold = people[Math.floor(people.length * rate)] as number;
  return shareAbove(rows, { label: 1, threshold });
}

/** Share of one side's texts above a threshold; NaN when there are none. */
function shareAbove(
  rows: readonly Judged[],
  { label, threshold }: { label: number; threshold: number },
): number {
  let all = 0;
  let above = 0;
  for (const row of rows) {
    if (row.label !== label) continue;
    all++;
    if (row.score > threshold) above++;
  }
  return above / all;
}

/** Expected calibration error over ten equal bins; `weightOf` gives each row its share. */
export function calibrationError(
  rows: readonly Judged[],
  weightOf: (row: Judged) => number,
): number {
  const bins = Array.from({ length: 10 }, () => ({ weight: 0, score: 0, label: 0 }));
  let total = 0;
  for (const row of rows) {
    const weight = weightOf(row);
    const bin = bins[Math.min(9, Math.floor(row.score * 10))] as (typeof bins)[number];
    bin.weight += weight;
    bin.score += weight * row.score;
    bin.label += weight * row.label;
    total += weight;
  }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.score - bin.label), 0) / total;
}

/** Weights under which both sides of every source weigh the same, and every side of every source. */
export function evenly(rows: readonly Judged[]): (row: Judged) => number {
  const sizes = new Map<string, number>();
  const sources = [new Set<string>(), new Set<string>()];
  for (const { src, label } of rows) {
    sizes.set(`${label}|${src}`, (sizes.get(`${label}|${src}`) ?? 0) + 1);
    (sources[label] as Set<string>).add(src);
  }
  return ({ src, label }) =>
    1 / ((sizes.get(`${label}|${src}`) as number) * (sources[label] as Set<string>).size);
}

/** Weights under which both sides weigh the same. */
function evenSides(rows: readonly Judged[]): (row: Judged) => number {
  const sizes = [0, 0];
  for (const { label } of rows) sizes[label] = (sizes[label] as number) + 1;
  return ({ label }) => 1 / (sizes[label] as number);
}

/** Fewer own texts of a side than this, and a source borrows that side from its kind. */
const COMPANY = 30;

/** The rows a source is measured on: its own, and borrowed ones for the side it lacks. */
function rowsOfSource(rows: readonly Judged[], src: string): Judged[] {
  const own = rows.filter((row) => row.src === src);
  const genres = new Set(own.map((row) => row.genre));
  const found = [...own];
  for (const label of [0, 1]) {
    if (own.filter((row) => row.label === label).length >= COMPANY) continue;
    const others = rows.filter((row) => row.label === label && row.src !== src);
    const alike = others.filter((row) => genres.has(row.genre));
    found.push(...(alike.length >= COMPANY ? alike : others));
  }
  return found;
}

function measureOne(rows: Judged[], own: Judged[], threshold: number): Measures {
  return {
    auroc: auroc(rows),
    tpr_at_1: tprAt(rows, 0.01),
    tpr_at_5: tprAt(rows, 0.05),
    tpr_frozen: shareAbove(own, { label: 1, threshold }),
    fpr_frozen: shareAbove(own, { label: 0, threshold }),
    ece: calibrationError(rows, evenSides(rows)),
  };
}

/** Fewer texts than this, and a source's rate is left out of the macro average. */
const ENOUGH = 20;

/** The sources with enough texts for a rate; all of them when none has enough. */
function enough<T>(sources: T[], textsOf: (source: T) => number): T[] {
  const found = sources.filter((source) => textsOf(source) >= ENOUGH);
  return found.length > 0 ? found : sources;
}

/**
 * Measures of every source and their plain mean. A source without texts of one side is ranked
 * against that side's texts of the same kind from the other sources; its rates at the frozen
 * threshold count its own texts only. The macro calibration error is taken once, over all rows, with
 * the same weight for every source on either side.
 */
export function measure(
  rows: readonly Judged[],
  threshold: number,
): { macro: Measures; sources: Record<string, Measures & { people: number; machines: number }> } {
  const sources: Record<string, Measures & { people: number; machines: number }> = {};
  for (const src of [...new Set(rows.map((row) => row.src))].sort()) {
    const own = rows.filter((row) => row.src === src);
    const machines = own.filter((row) => row.label === 1).length;
    const company = rowsOfSource(rows, src);
    sources[src] = {
      ...measureOne(company, own, threshold),
      people: own.length - machines,
      machines,
    };
  }
  const all = Object.values(sources);
  const mean = (values: number[]) => {
    const real = values.filter((value) => !Number.isNaN(value));
    return real.reduce((sum, value) => sum + value, 0) / real.length;
  };
  return {
    macro: {
      auroc: mean(all.map((one) => one.auroc)),
      tpr_at_1: mean(all.map((one) => one.tpr_at_1)),
      tpr_at_5: mean(all.map((one) => one.tpr_at_5)),
      tpr_frozen: mean(enough(all, (one) => one.machines).map((one) => one.tpr_frozen)),
      fpr_frozen: mean(enough(all, (one) => one.people).map((one) => one.fpr_frozen)),
      ece: calibrationError(rows, evenly(rows)),
    },
    sources,
  };
}

/** Lowest threshold at which the human sources' mean rate of false positives is at most `rate`. */
export function thresholdFor(rows: readonly Judged[], rate: number, least: number): number {
  const people = new Map<string, number[]>();
  for (const { src, label, score } of rows) {
    if (label === 1) continue;
    const scores = people.get(src);
    if (scores) scores.push(score);
    else people.set(src, [score]);
  }
  const groups = [...people.values()].filter((scores) => scores.length >= least);
  const macro = (threshold: number) =>
    groups.reduce(
      (sum, scores) => sum + scores.filter((score) => score > threshold).length / scores.length,
      0,
    ) / groups.length;
  let low = 0;
  let high = 1;
  for (let turn = 0; turn < 40; turn++) {
    const middle = (low + high) / 2;
    if (macro(middle) > rate) low = middle;
    else high = middle;
  }
  return high;
}
