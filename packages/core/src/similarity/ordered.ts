import type { Span } from './types.ts';

/** Where the first of ordered items stands whose place is not before the given one. */
export function firstFrom<T>(
  items: readonly T[],
  place: (item: T) => number,
  from: number,
): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (place(items[middle]!) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The spans that lie inside another one, of spans in the order of their beginnings. */
export function within<T extends Span>(spans: readonly T[], { start, end }: Span): T[] {
  const place = (span: T): number => span.start;
  return spans
    .slice(firstFrom(spans, place, start), firstFrom(spans, place, end))
    .filter((span) => span.end <= end);
}
