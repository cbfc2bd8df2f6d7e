import { sentences, words } from '@cleanpaste/core/text';
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
  const width = after.length + 1;
  const best = new Float64Array((before.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const taken = new Int8Array(best.length).fill(-1);
  const slope = after.length / Math.max(1, before.length);
  best[0] = 0;
  for (let i = 0; i <= before.length; i++) {
    const middle = Math.round(i * slope);
    const last = Math.min(after.length, middle + reach + Math.ceil(slope));
    for (let j = Math.max(0, middle - reach - Math.ceil(slope)); j <= last; j++) {
      shapes.forEach(([height, across], shape) => {
        if (height > i || across > j) return;
        const from = best[(i - height) * width + j - across]!;
        if (from === Number.POSITIVE_INFINITY) return;
        const sum = from + cost(before.slice(i - height, i), after.slice(j - across, j));
        if (sum >= best[i * width + j]!) return;
        best[i * width + j] = sum;
        taken[i * width + j] = shape;
      });
    }
  }
  return walkBack(taken, before, after);
}

function walkBack(taken: Int8Array, before: Sentence[], after: Sentence[]): Group[] {
  const width = after.length + 1;
  const join = (side: Sentence[]) => side.map(({ text }) => text).join(' ');
  const groups: Group[] = [];
  let [i, j] = [before.length, after.length];
  while (i > 0 || j > 0) {
    const shape = shapes[taken[i * width + j]!];
    if (!shape) return [{ before: join(before), after: join(after) }];
    const [height, across] = shape;
    groups.unshift({
      before: join(before.slice(i - height, i)),
      after: join(after.slice(j - across, j)),
    });
    i -= height;
    j -= across;
  }
  return groups;
}
