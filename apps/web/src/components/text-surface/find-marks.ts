import type { ChangeDesc } from '@codemirror/state';

/** Index of the first pair in `marks` (start, end, start, end, …, ascending) that ends after `position`. */
export function firstPairAfter(marks: Int32Array, position: number): number {
  let low = 0;
  let high = marks.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (marks[middle * 2 + 1]! > position) high = middle;
    else low = middle + 1;
  }
  return low * 2;
}

export interface MarkWindow {
  marks: Int32Array;
  /** Visible part of the text as it is now. */
  from: number;
  to: number;
  /** What was typed since the text that the marks describe; null for nothing. */
  since: ChangeDesc | null;
}

/** Calls `draw` for each marked stretch inside the window, clipped to it; marks that touch are drawn as one. */
export function eachMark(window: MarkWindow, draw: (start: number, end: number) => void): void {
  const { marks, from, to, since } = window;
  const back = since?.invertedDesc;
  const stop = back ? back.mapPos(to, 1) : to;
  let openStart = -1;
  let openEnd = -1;
  for (
    let i = firstPairAfter(marks, back ? back.mapPos(from, -1) : from);
    i < marks.length;
    i += 2
  ) {
    if (marks[i]! >= stop) break;
    const start = Math.max(from, since ? since.mapPos(marks[i]!, 1) : marks[i]!);
    const end = Math.min(to, since ? since.mapPos(marks[i + 1]!, -1) : marks[i + 1]!);
    if (start >= end) continue;
    if (start > openEnd) {
      if (openEnd > openStart) draw(openStart, openEnd);
      openStart = start;
    }
    openEnd = end;
  }
  if (openEnd > openStart) draw(openStart, openEnd);
}
