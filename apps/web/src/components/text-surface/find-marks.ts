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

/** Most stretches drawn at once; where more fall into the window, neighbours are drawn as one. */
export const drawnAtMost = 1500;

/** Stretches to draw (start, end, start, end, …), clipped to the window; marks closer than `gap` are one. */
function stretches({ marks, from, to, since }: MarkWindow, gap: number): number[] {
  const back = since?.invertedDesc;
  const stop = back ? back.mapPos(to, 1) : to;
  const found: number[] = [];
  let i = firstPairAfter(marks, back ? back.mapPos(from, -1) : from);
  for (; i < marks.length && marks[i]! < stop; i += 2) {
    const start = Math.max(from, since ? since.mapPos(marks[i]!, 1) : marks[i]!);
    const end = Math.min(to, since ? since.mapPos(marks[i + 1]!, -1) : marks[i + 1]!);
    if (start >= end) continue;
    if (found.length > 0 && start - found.at(-1)! <= gap) found[found.length - 1] = end;
    else found.push(start, end);
  }
  return found;
}

/** What to draw of the marks inside the window: few enough stretches that a text full of marks stays quick. */
export function stretchesToDraw(view: MarkWindow): number[] {
  let found = stretches(view, 0);
  for (let gap = 1; found.length > drawnAtMost * 2; gap *= 4) found = stretches(view, gap);
  return found;
}
