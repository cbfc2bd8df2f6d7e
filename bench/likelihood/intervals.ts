import { type Judged, measure } from '../../packages/core/scripts/train-likelihood/measure.ts';
import { randomFrom } from '../../packages/core/scripts/train-likelihood/random.ts';

export { shareInterval } from '../../packages/core/scripts/train-likelihood/share-interval.ts';

const NAMES = ['auroc', 'tpr_at_1', 'tpr_frozen', 'fpr_frozen', 'ece'] as const;
/** Texts looked at in one resample; more would only make the interval slower, not truer. */
const MOST = 6_000;

/**
 * 95 % bootstrap intervals around the macro figures: whole groups are drawn again within each source,
 * since the texts of a group stem from one prompt or one human text.
 */
export function intervals(
  rows: readonly (Judged & { group: string })[],
  threshold: number,
  resamples: number,
): Record<string, [low: number, high: number]> {
  const random = randomFrom(11);
  const point = measure(rows, threshold).macro;
  const bySource = new Map<string, Map<string, Judged[]>>();
  const share = Math.min(1, MOST / rows.length);
  for (const row of rows) {
    const groups = bySource.get(row.src) ?? new Map<string, Judged[]>();
    bySource.set(row.src, groups);
    const group = groups.get(row.group);
    if (group) group.push(row);
    else groups.set(row.group, [row]);
  }
  const draws = new Map<string, number[]>(NAMES.map((name) => [name, []]));
  for (let turn = 0; turn < resamples; turn++) {
    const drawn: Judged[] = [];
    for (const groups of bySource.values()) {
      const all = [...groups.values()];
      const many = Math.max(1, Math.round(all.length * share));
      for (let k = 0; k < many; k++) {
        drawn.push(...(all[Math.floor(random() * all.length)] as Judged[]));
      }
    }
    const { macro } = measure(drawn, threshold);
    for (const name of NAMES) draws.get(name)?.push(macro[name]);
  }
  return Object.fromEntries(
    NAMES.map((name) => {
      const sorted = (draws.get(name) ?? []).filter((v) => !Number.isNaN(v)).sort((a, b) => a - b);
      const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
      // Drawing fewer texts than there are widens the spread by the root of the share. A draw's
      // figure is off to one side (a calibration error only grows): the spread is what is taken.
      const middle = at(0.5);
      const narrow = Math.sqrt(share);
      const value = point[name];
      const within = (bound: number) => Math.min(1, Math.max(0, bound));
      return [
        name,
        [
          within(value + (at(0.025) - middle) * narrow),
          within(value + (at(0.975) - middle) * narrow),
        ],
      ];
    }),
  );
}

/** 95 % interval of an area under the curve (Hanley and McNeil 1982); holds the area. */
export function aurocInterval(
  area: number,
  { people, machines }: { people: number; machines: number },
): [low: number, high: number] {
  if (people === 0 || machines === 0) return [Number.NaN, Number.NaN];
  const square = area * area;
  const one = area / (2 - area) - square;
  const other = (2 * square) / (1 + area) - square;
  const variance =
    (area * (1 - area) + (machines - 1) * one + (people - 1) * other) / (people * machines);
  const half = 1.96 * Math.sqrt(Math.max(0, variance));
  return [Math.max(0, area - half), Math.min(1, area + half)];
}
