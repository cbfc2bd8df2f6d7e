export type Run = { first: number; last: number; value: number };

/** Neighbouring code points of one value as runs, in order. */
export function runsOf(values: Map<number, number>): Run[] {
  const runs: Run[] = [];
  for (const cp of [...values.keys()].sort((a, b) => a - b)) {
    const value = values.get(cp)!;
    const run = runs.at(-1);
    if (run !== undefined && run.value === value && run.last === cp - 1) run.last = cp;
    else runs.push({ first: cp, last: cp, value });
  }
  return runs;
}

/**
 * Runs as text: for each the gap to the run before, its length less one, and its value, in base 36.
 * `gap[.length]`, and `:value` where it differs from the run before.
 */
export function encodeRuns(runs: Run[]): string {
  let next = 0;
  let value = 0;
  const parts = runs.map((run) => {
    let part = (run.first - next).toString(36);
    if (run.last > run.first) part += `.${(run.last - run.first).toString(36)}`;
    if (run.value !== value) part += `:${run.value.toString(36)}`;
    next = run.last + 1;
    value = run.value;
    return part;
  });
  return parts.join(' ');
}

/** A set of code points as text, in the form of `encodeRuns`, value 0. */
export function encodeSet(codePoints: Iterable<number>): string {
  return encodeRuns(runsOf(new Map([...codePoints].map((cp) => [cp, 0]))));
}
