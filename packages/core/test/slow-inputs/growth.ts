import { meanWorkMs } from '../worked.ts';
import type { TextFunction } from './functions.ts';
import type { SlowInput } from './input.ts';

/** Sizes in UTF-16 units: the larger one is eight times the smaller one. */
const FACTOR = 8;
/** Linear work grows by 8, quadratic work by 64. */
const STEEPEST = 24;
/** What takes less time than this at the larger size is never called slow. */
const FLOOR_MS = 12;
const ATTEMPTS = 5;
/** What is twice as steep as may be needs no more than so many. */
const ATTEMPTS_OF_STEEPER = 2;
/** Looks at a pair before its work is measured. */
const GLANCES = 2;
/** Calls with the shorter text in each: the least of them is a call that nothing disturbed. */
const SHORT_CALLS = 3;
/** Growth that is told from work of the square without measuring: each shorter call would have to seem four times as long. */
const CLEARLY = 16;

/** How long one call works, in milliseconds: noise can only add, so the least of some means counts. */
export function leastWorkMs(run: TextFunction['run'], text: string, times: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < times; round++) {
    least = Math.min(
      least,
      meanWorkMs(() => run(text)),
    );
  }
  return least;
}

/** How long one call takes by the wall's clock, which is never too short and knows parts of a millisecond. */
function timeOf(run: TextFunction['run'], text: string): number {
  const began = performance.now();
  run(text);
  return performance.now() - began;
}

/** Growth that shows at a glance; null where work has to be measured. Nearly all pairs end here. */
function clearGrowth(run: TextFunction['run'], large: string, small: string): number | null {
  let [longest, shortest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let glance = 0; glance < GLANCES; glance++) {
    longest = Math.min(longest, timeOf(run, large));
    if (longest < FLOOR_MS) return 0;
    for (let call = 0; call < SHORT_CALLS; call++)
      shortest = Math.min(shortest, timeOf(run, small));
    if (longest <= CLEARLY * shortest) return longest / shortest;
  }
  return null;
}

/** How many shorter texts are tried, each longer by so great a part of it than the one before. */
const NEIGHBOURS = 4;
const APART = 1 / 32;

/**
 * How long the shorter text takes, or one hardly longer. A length that comes out even, in bits or in
 * groups, may ask for work that the next one is spared: only what is quicker at all of them is quicker.
 * The one that took longest is tried again, as often as there are others: one that was only disturbed
 * would hide growth.
 */
function workOfShorter({ run }: TextFunction, { of }: SlowInput, size: number): number {
  const texts = Array.from({ length: NEIGHBOURS }, (_, nth) =>
    of(Math.ceil(size * (1 + nth * APART))),
  );
  const works = texts.map((text) => leastWorkMs(run, text, 2));
  for (let again = 1; again < NEIGHBOURS; again++) {
    const longest = Math.max(...works);
    const at = works.indexOf(longest);
    works[at] = Math.min(longest, leastWorkMs(run, texts[at]!, 2));
  }
  return Math.max(...works);
}

/** How much longer eight times the text takes, or 0 where that is no time at all. */
function growthOf(tried: TextFunction, input: SlowInput, size: number): number {
  const { run } = tried;
  const { of } = input;
  const [large, small] = [of(FACTOR * size), of(size)];
  const clear = clearGrowth(run, large, small);
  if (clear !== null) return clear;
  let longest = leastWorkMs(run, large, 1);
  let growth = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (longest < FLOOR_MS) return 0;
    growth = longest / workOfShorter(tried, input, size);
    if (growth <= STEEPEST) return growth;
    if (growth > 2 * STEEPEST && attempt + 1 >= ATTEMPTS_OF_STEEPER) return growth;
    // The machine may have been busy with something else: the shortest of several calls counts.
    longest = Math.min(longest, leastWorkMs(run, large, 1));
  }
  return longest < FLOOR_MS ? 0 : growth;
}

/**
 * How much larger the later tries are. A list of more than 16,384 numbers lies among the engine's large objects,
 * which cost several times as much to make: two pairs of sizes may straddle that step, and the third lies beyond
 * it. Work of the square is as steep there, and needs no third try.
 */
const LATER_TRIES = [4, 16];

/**
 * The inputs on which a function takes time out of proportion, with how it grew. Work that is bounded
 * (400 places of a word, 2,000 letters to a closing mark) grows faster until it meets its bound, so
 * that only what is as steep in longer texts counts.
 */
export function steepInputs(
  tried: TextFunction,
  inputs: readonly SlowInput[],
  size: number,
): string[] {
  return inputs.flatMap((input) => {
    if (growthOf(tried, input, size) <= STEEPEST) return [];
    let growth = 0;
    for (const larger of LATER_TRIES) {
      growth = growthOf(tried, input, larger * size);
      if (growth <= STEEPEST) return [];
      if (growth > 2 * STEEPEST) break;
    }
    return [`${input.name}: ${growth.toFixed(0)} times`];
  });
}
