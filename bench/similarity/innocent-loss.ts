import {
  align,
  INNOCENT_KINDS,
  type InnocentKind,
  likenessOf,
  type Match,
} from '@cleanpaste/core/similarity';
import type { TextPair } from './archive.ts';

/** The share of what is found copied that counts no more when innocent likeness is left out. */
export interface InnocentLoss {
  /** As a check does unless it is told otherwise: all kinds but quotations and references. */
  asShipped: number;
  allKinds: number;
}

// Every third pair says enough, and takes a third of the time.
const everyNth = 3;

function found({ cases }: TextPair, matches: readonly Pick<Match, 'start' | 'end'>[]): number {
  let sum = 0;
  for (const { start, end } of cases) {
    const within = new Uint8Array(end - start);
    for (const match of matches) {
      if (match.start >= end || match.end <= start) continue;
      within.fill(1, Math.max(0, match.start - start), Math.min(end, match.end) - start);
    }
    sum += within.reduce((all, one) => all + one, 0);
  }
  return sum;
}

/** How much of the truly copied characters each way of leaving out takes away. */
export function innocentLossOf(pairs: readonly TextPair[]): InnocentLoss {
  const measured = pairs
    .filter(({ cases }) => cases.length > 0)
    .filter((_, index) => index % everyNth === 0);
  const sets: [keyof InnocentLoss, readonly InnocentKind[]][] = [
    ['asShipped', INNOCENT_KINDS.filter((kind) => kind !== 'quotations' && kind !== 'references')],
    ['allKinds', INNOCENT_KINDS],
  ];
  const left = { asShipped: 0, allKinds: 0 };
  let all = 0;
  for (const pair of measured) {
    all += found(pair, align(pair.suspicious, pair.source));
    for (const [name, kinds] of sets) {
      left[name] += found(pair, likenessOf(pair.suspicious, pair.source, kinds).counted);
    }
  }
  const share = (count: number): number => (all === 0 ? 0 : 1 - count / all);
  return { asShipped: share(left.asShipped), allKinds: share(left.allKinds) };
}
