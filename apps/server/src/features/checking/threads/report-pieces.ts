import type { ReportView } from './report-view.ts';

/** A passage with its place in the text and the number that it is called by. */
export interface Numbered {
  start: number;
  end: number;
  number: number;
}

/** Cuts a text where passages begin and end; what is left out inside one has no number. */
export function piecesOf(
  text: string,
  passages: readonly Numbered[],
  leftOut: readonly { start: number; end: number }[] = [],
): ReportView['pieces'] {
  const within = passages.map((one) => ({
    ...one,
    start: Math.max(0, one.start),
    end: Math.min(text.length, one.end),
  }));
  const inside = leftOut.filter(
    ({ start, end }) => start >= 0 && start < end && end <= text.length,
  );
  const edges = [
    0,
    text.length,
    ...[...within, ...inside].flatMap(({ start, end }) => [start, end]),
  ];
  const cuts = [...new Set(edges)].sort((a, b) => a - b);
  const starting = within.toSorted((a, b) => a.start - b.start || a.number - b.number);
  let open: Numbered[] = [];
  let next = 0;
  return cuts.slice(0, -1).map((from, index) => {
    open = open.filter(({ end }) => end > from);
    for (; next < starting.length && starting[next]!.start <= from; next++)
      if (starting[next]!.end > from) open.push(starting[next]!);
    const isOut = inside.some(({ start, end }) => start <= from && from < end);
    const numbers = isOut ? [] : open.map(({ number }) => number);
    return { text: text.slice(from, cuts[index + 1]), numbers, ...(isOut ? { isOut } : {}) };
  });
}
