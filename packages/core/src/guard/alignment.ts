import { sentences, words } from '../text/index.ts';
import { contentOf } from './wording.ts';

/** Sentences of an original, and those of its version that say the same. */
export interface Group {
  before: string;
  after: string;
}

interface Sentence {
  text: string;
  length: number;
  /** What it is about, and the placeholders in it. */
  marks: Set<string>;
}

/** How many sentences of either side may be one group: kept, split, joined, or two that changed places. */
const shapes = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 2],
  [1, 0],
  [0, 1],
] as const;
/** How far from its place a sentence may be found, in sentences. */
const reach = 8;

function read(text: string): Sentence[] {
  return sentences(text).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    const marks = contentOf(sentence);
    for (const [mark] of sentence.matchAll(/\[\[[^\]]{1,12}\]\]/g)) marks.add(mark);
    return { text: sentence, length: 1 + words(sentence).length, marks };
  });
}

/** What is lost by calling two stretches the same: words without a partner, and a little for each joint. */
function cost(before: Sentence[], after: Sentence[]): number {
  const [had, has] = [before, after].map(
    (side) => new Set(side.flatMap(({ marks }) => [...marks])),
  );
  let shared = 0;
  for (const mark of had!) if (has!.has(mark)) shared += mark.startsWith('[[') ? 3 : 1;
  const length = (side: Sentence[]) => side.reduce((sum, one) => sum + one.length, 0);
  const uneven = Math.abs(length(before) - length(after)) * 0.15;
  const lonely = before.length * after.length === 0 ? 4 : 0;
  return uneven + lonely + 1.2 * (before.length + after.length - 2) - 2 * shared;
}

/**
 * Finds which sentences of a version stand for which of its original, in order. Two sentences that
 * changed places are one group, and so are those that were split or joined.
 */
export function alignSentences(original: string, version: string): Group[] {
  const [before, after] = [read(original), read(version)];
  const slope = after.length / Math.max(1, before.length);
  const rows: Row[] = [];
  for (let i = 0; i <= before.length; i++) {
    const row = rowAround(Math.round(i * slope), reach + Math.ceil(slope), after.length);
    const { first, best, taken } = row;
    rows.push(row);
    if (i === 0) best[0] = 0;
    for (let at = 0; at < best.length; at++) {
      const j = first + at;
      shapes.forEach(([height, across], shape) => {
        if (height > i || across > j) return;
        const { best: above, first: firstAbove } = rows[i - height]!;
        const from = above[j - across - firstAbove] ?? Number.POSITIVE_INFINITY;
        if (from === Number.POSITIVE_INFINITY) return;
        const sum = from + cost(before.slice(i - height, i), after.slice(j - across, j));
        if (sum >= best[at]!) return;
        best[at] = sum;
        taken[at] = shape;
      });
    }
  }
  return walkBack(rows, before, after);
}

/** What is known of the first sentences of an original and those of its version that lie near them; not of all. */
interface Row {
  /** Number of the version's sentences at the first place. */
  first: number;
  best: Float64Array;
  taken: Int8Array;
}

function rowAround(middle: number, near: number, length: number): Row {
  const first = Math.max(0, middle - near);
  const places = Math.max(0, Math.min(length, middle + near) - first + 1);
  const best = new Float64Array(places).fill(Number.POSITIVE_INFINITY);
  return { first, best, taken: new Int8Array(places).fill(-1) };
}

function walkBack(rows: readonly Row[], before: Sentence[], after: Sentence[]): Group[] {
  const join = (side: Sentence[]) => side.map(({ text }) => text).join(' ');
  const groups: Group[] = [];
  let [i, j] = [before.length, after.length];
  while (i > 0 || j > 0) {
    const { first, taken } = rows[i]!;
    const shape = shapes[taken[j - first] ?? -1];
    if (!shape) return [{ before: join(before), after: join(after) }];
    const [height, across] = shape;
    groups.push({
      before: join(before.slice(i - height, i)),
      after: join(after.slice(j - across, j)),
    });
    i -= height;
    j -= across;
  }
  return groups.reverse();
}
