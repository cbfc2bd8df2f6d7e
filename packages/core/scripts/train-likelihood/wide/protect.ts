import { groupRates, LEAST_GROUP } from './groups.ts';

/** A text by a person: log-odds by a model that never saw its group, and the kind its style is nearest to. */
export interface Protected {
  group: string;
  kind: string;
  odds: number;
}

/** Log-odds that speak for a machine, by the share that a kind of text leaves of them. */
export const damped = (odds: number, slope: number): number => (odds > 0 ? odds * slope : odds);

/**
 * For each kind of text, what is left of odds that speak for a machine, so that of no large group
 * more than `rate` lie above the threshold: a kind in which people write like machines has to show more.
 */
export function protectingSlopes(
  people: readonly Protected[],
  { threshold, rate, kinds }: { threshold: number; rate: number; kinds: readonly string[] },
): Map<string, number> {
  const slopes = new Map(kinds.map((kind) => [kind, 1]));
  const large = new Set(
    [...Map.groupBy(people, ({ group }) => group)]
      .filter(([, own]) => own.length >= LEAST_GROUP)
      .map(([group]) => group),
  );
  const scoreOf = ({ odds, kind }: Protected) => damped(odds, slopes.get(kind)!);
  for (;;) {
    const scored = people.map((one) => ({ ...one, score: scoreOf(one) }));
    const worst = groupRates(scored, threshold)[0];
    if (worst === undefined || worst.rate <= rate || !large.has(worst.group)) return slopes;
    const wronged = scored.filter(({ group, score }) => group === worst.group && score > threshold);
    const most = [...Map.groupBy(wronged, ({ kind }) => kind)].sort(
      ([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1),
    )[0]!;
    const least = Math.min(...most[1].map(({ odds }) => odds));
    slopes.set(most[0], (threshold / least) * 0.9999);
  }
}
