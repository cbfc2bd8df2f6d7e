/** Where a mark or a piece of text stands. */
export interface Placed {
  left: number;
  top: number;
  height: number;
}

/** Whole milliseconds of each part; together they stay below 700. */
export const timing = {
  stagger: 150,
  light: 110,
  open: 80,
  lift: 180,
  close: 170,
  fade: 90,
} as const;

const widestGap = 6;
/** So much may all gaps of a line push its end to the right. */
const widestShift = 30;

/** In the order of reading: line by line, and from left to right. */
export function inReadingOrder<T extends Placed>(marks: T[]): T[] {
  return [...marks].sort((a, b) => (isSameLine(a, b) ? a.left - b.left : a.top - b.top));
}

function isSameLine(a: Placed, b: Placed): boolean {
  return Math.abs(a.top + a.height / 2 - b.top - b.height / 2) < Math.max(a.height, b.height) / 2;
}

/** At most `count` of the marks, evenly over the text that is seen. */
export function thinned<T>(marks: T[], count: number): T[] {
  if (marks.length <= count) return marks;
  const step = marks.length / count;
  return Array.from({ length: count }, (_, i) => marks[Math.floor(i * step)]!);
}

/** How far something is pushed by the gaps that marks before it in its line open, and the last of those. */
export function pushOf(placed: Placed, marks: Placed[]): { shift: number; last: number } {
  let before = 0;
  let inLine = 0;
  let last = -1;
  marks.forEach((mark, index) => {
    if (!isSameLine(mark, placed)) return;
    inLine++;
    if (mark.left > placed.left + 0.5) return;
    before++;
    last = index;
  });
  const gap = Math.min(widestGap, widestShift / Math.max(1, inLine));
  return { shift: before * gap, last };
}

/** When mark `index` of `count` has its turn, of a staggered row. */
export function turn(index: number, count: number): number {
  return count < 2 ? 0 : Math.round((index / (count - 1)) * timing.stagger);
}

/** From the coming of the result to the end of all motion. */
export const sweepMs =
  timing.light + timing.stagger + Math.max(timing.lift, timing.open + timing.close) + timing.fade;
