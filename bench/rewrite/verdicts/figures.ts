/** What a reader thinks of an edit: 0 sound, 1 awkward, 2 wrong. */
export type Verdict = 0 | 1 | 2;

const Z = 1.959964;

/** Wilson's interval (95 %) of a share: how far the true one may lie from `hits` of `n`. */
export function wilson(hits: number, n: number): { low: number; high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const share = hits / n;
  const middle = share + (Z * Z) / (2 * n);
  const spread = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return {
    low: hits === 0 ? 0 : (middle - spread) / scale,
    high: hits === n ? 1 : (middle + spread) / scale,
  };
}

/** The verdict that most readers gave; of equally many the harsher one. */
export function majority(verdicts: readonly Verdict[]): Verdict {
  const votes = [0, 0, 0];
  for (const verdict of verdicts) votes[verdict]!++;
  const most = Math.max(...votes);
  return ([2, 1, 0] as const).find((verdict) => votes[verdict] === most)!;
}

export interface Agreement {
  items: number;
  /** Share of the pairs of readers of an item that agree. */
  share: number;
  /** What of that is more than chance would give; undefined where chance gives all. */
  kappa: number | undefined;
}

const beyond = (share: number, chance: number): number | undefined =>
  chance === 1 ? undefined : (share - chance) / (1 - chance);

/** Cohen's kappa of two readers over the items that both judged. */
export function cohen(pairs: readonly (readonly [number, number])[]): Agreement {
  const n = pairs.length;
  const classes = [...new Set(pairs.flat())];
  const share = pairs.filter(([a, b]) => a === b).length / n;
  const chance = classes.reduce((sum, one) => {
    const first = pairs.filter(([a]) => a === one).length / n;
    const second = pairs.filter(([, b]) => b === one).length / n;
    return sum + first * second;
  }, 0);
  return { items: n, share, kappa: beyond(share, chance) };
}

/** Fleiss' kappa over items that two readers or more judged, not all of them by equally many. */
export function fleiss(items: readonly (readonly number[])[]): Agreement {
  const judged = items.filter((verdicts) => verdicts.length > 1);
  const all = judged.flat();
  const classes = [...new Set(all)];
  const agreed = judged.map((verdicts) => {
    const n = verdicts.length;
    const counts = classes.map((one) => verdicts.filter((verdict) => verdict === one).length);
    return counts.reduce((sum, count) => sum + count * (count - 1), 0) / (n * (n - 1));
  });
  const share = agreed.reduce((sum, one) => sum + one, 0) / judged.length;
  const chance = classes.reduce(
    (sum, one) => sum + (all.filter((verdict) => verdict === one).length / all.length) ** 2,
    0,
  );
  return { items: judged.length, share, kappa: beyond(share, chance) };
}
