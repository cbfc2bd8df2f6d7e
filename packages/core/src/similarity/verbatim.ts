import { firstFrom } from './ordered.ts';
import type { Reading } from './reading.ts';

/** The same words in both texts: `length` words from `at` here and from `sourceAt` there. */
export interface Run {
  at: number;
  sourceAt: number;
  length: number;
}

// A list that repeats itself would otherwise pair every line with every other.
const MOST_PLACES = 16;

/** Where each sequence of `size` words of the text here begins in the source. */
function indexSequences(here: Int32Array, there: Int32Array, size: number): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (let at = 0; at + size <= here.length; at++) places.set(keyAt(here, at, size), []);
  for (let at = 0; at + size <= there.length; at++) {
    const known = places.get(keyAt(there, at, size));
    if (known && known.length < MOST_PLACES) known.push(at);
  }
  return places;
}

// A 53-bit mix; equal keys are checked word by word before they count.
function keyAt(forms: Int32Array, at: number, size: number): number {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let index = at; index < at + size; index++) {
    low = Math.imul(low ^ forms[index]!, 0x01000193);
    high = Math.imul(high ^ (forms[index]! + 0x9e37), 0x85ebca6b);
    low ^= low >>> 15;
    high ^= high >>> 13;
  }
  return (high >>> 11) * 0x100000000 + (low >>> 0);
}

function lengthAt(here: Int32Array, there: Int32Array, at: number, sourceAt: number): number {
  const most = Math.min(here.length - at, there.length - sourceAt);
  let length = 0;
  while (length < most && here[at + length] === there[sourceAt + length]) length++;
  return length;
}

/**
 * Finds the longest common runs of at least `size` words, from left to right; every word of the suspicious text
 * that lies in such a run is covered.
 */
export function verbatimRuns(
  here: Pick<Reading, 'forms'>,
  there: Pick<Reading, 'forms'>,
  size: number,
): Run[] {
  const places = indexSequences(here.forms, there.forms, size);
  const runs: Run[] = [];
  let at = 0;
  while (at + size <= here.forms.length) {
    let best: Run | undefined;
    for (const sourceAt of places.get(keyAt(here.forms, at, size)) ?? []) {
      const length = lengthAt(here.forms, there.forms, at, sourceAt);
      if (length >= size && length > (best?.length ?? 0)) best = { at, sourceAt, length };
    }
    if (best) runs.push(best);
    // The next run may overlap this one by less than a sequence.
    at += best ? Math.max(1, best.length - size + 1) : 1;
  }
  return runs;
}

/** Runs that follow each other closely on both sides, as one passage; words, the ends not included. */
export interface Passage {
  first: number;
  last: number;
  sourceFirst: number;
  sourceLast: number;
  /** Words of the passage here that lie in a run. */
  inRuns: number;
  /** Length of its longest run. */
  longest: number;
}

// Changed or left-out words between two runs of the same copy.
const WIDEST_HOLE = 8;
// A passage begun longer ago than this many passages can no longer be continued.
const LATEST_PASSAGES = 12;

/** Joins runs that go on within a few words, in the same order on both sides. */
export function joinRuns(runs: readonly Run[]): Passage[] {
  const passages: Passage[] = [];
  for (const { at, sourceAt, length } of runs) {
    const open = passages
      .slice(-LATEST_PASSAGES)
      .findLast(
        (passage) =>
          at - passage.last <= WIDEST_HOLE &&
          sourceAt - passage.sourceLast <= WIDEST_HOLE &&
          sourceAt > passage.sourceFirst &&
          sourceAt + length > passage.sourceLast,
      );
    if (!open) {
      passages.push({
        first: at,
        last: at + length,
        sourceFirst: sourceAt,
        sourceLast: sourceAt + length,
        inRuns: length,
        longest: length,
      });
      continue;
    }
    open.inRuns += at + length - Math.max(at, open.last);
    open.last = at + length;
    open.sourceLast = sourceAt + length;
    open.longest = Math.max(open.longest, length);
  }
  return passages;
}

/** The longest run that begins inside the given ranges of words, and the words of all of them. */
export function runsWithin(
  runs: readonly Run[],
  [first, last]: [number, number],
  [sourceFirst, sourceLast]: [number, number],
): { longest: number; words: number } {
  let [longest, words] = [0, 0];
  const place = (run: Run): number => run.at;
  const inside = runs.slice(firstFrom(runs, place, first), firstFrom(runs, place, last));
  for (const { sourceAt, length } of inside) {
    if (sourceAt < sourceFirst || sourceAt >= sourceLast) continue;
    longest = Math.max(longest, length);
    words += length;
  }
  return { longest, words };
}
