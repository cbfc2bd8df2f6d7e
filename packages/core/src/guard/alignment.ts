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
  /** What it is about, and the placeholders in it; each once. */
  marks: readonly string[];
}

/** The sentences of a text, and what those before a place come to. */
interface Side {
  sentences: readonly Sentence[];
  lengths: Float64Array;
  /** What all their marks would be worth. */
  worths: Float64Array;
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

const NO_MARKS: readonly string[] = [];
const worthOf = (mark: string) => (mark.startsWith('[[') ? 3 : 1);

function read(text: string): Side {
  const read = sentences(text).map(({ start, end }): Sentence => {
    const sentence = text.slice(start, end);
    const found = contentOf(sentence);
    for (const [mark] of sentence.matchAll(/\[\[[^\]]{1,12}\]\]/g)) found.add(mark);
    const marks = found.size === 0 ? NO_MARKS : [...found];
    return { text: sentence, length: 1 + words(sentence).length, marks };
  });
  const lengths = new Float64Array(read.length + 1);
  const worths = new Float64Array(read.length + 1);
  read.forEach(({ length, marks }, at) => {
    lengths[at + 1] = lengths[at]! + length;
    worths[at + 1] = worths[at]! + marks.reduce((sum, mark) => sum + worthOf(mark), 0);
  });
  return { sentences: read, lengths, worths };
}

/** What the marks are worth that both stretches have. */
function sharedBy(before: readonly Sentence[], after: readonly Sentence[]): number {
  const has = new Set(after.flatMap(({ marks }) => marks));
  let shared = 0;
  // Counted once: a mark that was found is taken out.
  for (const { marks } of before)
    for (const mark of marks) if (has.delete(mark)) shared += worthOf(mark);
  return shared;
}

/** The sums up to the places of one row: how many sentences of the version, of those that lie near. */
interface Row {
  first: number;
  last: number;
  best: Float64Array;
}

/** Rows that a shape reaches back, and the one it stands in. */
const KEPT = 4;

/**
 * Finds which sentences of a version stand for which of its original, in order. Two sentences that
 * changed places are one group, and so are those that were split or joined.
 */
export function alignSentences(original: string, version: string): Group[] {
  const [before, after] = [read(original), read(version)];
  const [height, length] = [before.sentences.length, after.sentences.length];
  const slope = length / Math.max(1, height);
  const near = reach + Math.ceil(slope);
  const width = Math.min(length, 2 * near) + 1;
  const firstOf = (row: number) => Math.max(0, Math.round(row * slope) - near);
  /** The last rows; a new one stands in the room of the oldest. */
  const rows = Array.from(
    { length: KEPT },
    (): Row => ({
      first: 0,
      last: -1,
      best: new Float64Array(width),
    }),
  );
  const taken = new Int8Array((height + 1) * width).fill(-1);
  for (let i = 0; i <= height; i++) {
    const row = rows[i % KEPT]!;
    row.first = firstOf(i);
    row.last = Math.min(length, Math.round(i * slope) + near);
    row.best.fill(Number.POSITIVE_INFINITY);
    if (i === 0) row.best[0] = 0;
    for (let j = row.first; j <= row.last; j++) {
      const found = bestShape(rows, { before, after, i, j });
      if (found < 0) continue;
      taken[i * width + j - row.first] = found;
    }
  }
  const shapeAt = (i: number, j: number) => shapes[taken[i * width + j - firstOf(i)] ?? -1];
  return walkBack(shapeAt, before.sentences, after.sentences);
}

/** Writes down the least sum up to a place and gives the shape that leads there; -1 where none does. */
function bestShape(
  rows: readonly Row[],
  { before, after, i, j }: { before: Side; after: Side; i: number; j: number },
): number {
  const row = rows[i % KEPT]!;
  let best = row.best[j - row.first]!;
  let taken = -1;
  for (let shape = 0; shape < shapes.length; shape++) {
    const [height, across] = shapes[shape]!;
    if (height > i) continue;
    const above = rows[(i - height) % KEPT]!;
    const place = j - across;
    if (place < above.first || place > above.last) continue;
    const from = above.best[place - above.first]!;
    if (from === Number.POSITIVE_INFINITY) continue;
    // What is lost: words without a partner, and a little for each joint.
    const long = before.lengths[i]! - before.lengths[i - height]!;
    const uneven = Math.abs(long - (after.lengths[j]! - after.lengths[place]!)) * 0.15;
    const apart = uneven + (height * across === 0 ? 4 : 0) + 1.2 * (height + across - 2);
    const most = Math.min(
      before.worths[i]! - before.worths[i - height]!,
      after.worths[j]! - after.worths[place]!,
    );
    // Whatever they share: no need to look.
    if (from + (apart - 2 * most) >= best) continue;
    const shared =
      most === 0
        ? 0
        : sharedBy(before.sentences.slice(i - height, i), after.sentences.slice(place, j));
    const sum = from + (apart - 2 * shared);
    if (sum >= best) continue;
    best = sum;
    taken = shape;
  }
  row.best[j - row.first] = best;
  return taken;
}

function walkBack(
  shapeAt: (i: number, j: number) => (typeof shapes)[number] | undefined,
  before: readonly Sentence[],
  after: readonly Sentence[],
): Group[] {
  const join = (side: readonly Sentence[]) => side.map(({ text }) => text).join(' ');
  const groups: Group[] = [];
  let [i, j] = [before.length, after.length];
  while (i > 0 || j > 0) {
    const shape = shapeAt(i, j);
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
