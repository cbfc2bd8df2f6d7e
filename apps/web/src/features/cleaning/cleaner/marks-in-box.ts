import type { ScanSummary } from '../../../workers/messages.ts';

/** What is drawn in the box: where the marks are, and which of them cleaning leaves where they stand. */
export interface BoxMarks {
  /** Start and end of each mark, ascending. */
  marks: Int32Array;
  /** Whether the mark of that number is only shown. */
  isQuiet: (index: number) => boolean;
}

export function marksInBox({ marks, kinds, kindOf }: ScanSummary): BoxMarks {
  return { marks, isQuiet: (index) => kinds[kindOf[index] ?? -1]?.action === 'flag' };
}

/** Marks that cleaning takes out, and marks that it leaves, as the editor draws them. */
export function splitMarks({ marks, isQuiet }: BoxMarks): { marks: Int32Array; quiet: Int32Array } {
  const loud = new Int32Array(marks.length);
  const quiet = new Int32Array(marks.length);
  let louds = 0;
  let quiets = 0;
  for (let i = 0; i < marks.length; i += 2) {
    const isLoud = !isQuiet(i >> 1);
    const into = isLoud ? loud : quiet;
    into.set([marks[i]!, marks[i + 1]!], isLoud ? louds : quiets);
    if (isLoud) louds += 2;
    else quiets += 2;
  }
  return { marks: loud.slice(0, louds), quiet: quiet.slice(0, quiets) };
}

/** Number of the next mark of a kind after mark `after`, from the first again after the last; with its rank. */
export function nextOfKind(kindOf: Uint16Array, place: number, after: number) {
  let first = -1;
  let next = -1;
  let of = 0;
  let at = 0;
  kindOf.forEach((kind, index) => {
    if (kind !== place) return;
    of++;
    if (first < 0) first = index;
    if (next < 0 && index > after) {
      next = index;
      at = of;
    }
  });
  return { index: next < 0 ? first : next, at: next < 0 ? 1 : at, of };
}
