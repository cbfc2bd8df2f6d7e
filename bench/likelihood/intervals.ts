import { type Judged, measure } from '../../packages/core/scripts/train-likelihood/measure.ts';
import { randomFrom } from '../../packages/core/scripts/train-likelihood/random.ts';

const NAMES = ['auroc', 'tpr_at_1', 'tpr_frozen', 'fpr_frozen', 'ece'] as const;
/** Texts looked at in one resample; more would only make the interval slower, not truer. */
const MOST = 6_000;

/**
 * 95 % bootstrap intervals of the macro figures: whole groups are drawn again within each source,
 * since the texts of a group stem from one prompt or one human text.
 */
export function intervals(
  rows: readonly (Judged & { group: string })[],
  threshold: number,
  resamples: number,
): Record<string, [low: number, high: number]> {
  const random = randomFrom(11);
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
      // Drawing fewer texts than there are widens the spread by the root of the share.
      const middle = at(0.5);
      const narrow = Math.sqrt(share);
      return [
        name,
        [middle + (at(0.025) - middle) * narrow, middle + (at(0.975) - middle) * narrow],
      ];
    }),
  );
}
