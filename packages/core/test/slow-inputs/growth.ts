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

/** How much longer eight times the text takes, or 0 where that is no time at all. */
function growthOf({ run }: TextFunction, { of }: SlowInput, size: number): number {
  const large = of(FACTOR * size);
  // Nearly all pairs end here, so that thousands of them can be tried. By the wall's clock, which is never too short.
  const began = performance.now();
  run(large);
  if (performance.now() - began < FLOOR_MS) return 0;
  let longest = leastWorkMs(run, large, 1);
  let growth = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (longest < FLOOR_MS) return 0;
    growth = longest / leastWorkMs(run, of(size), 2);
    if (growth <= STEEPEST) return growth;
    // The machine may have been busy with something else: the shortest of several calls counts.
    longest = Math.min(longest, leastWorkMs(run, large, 2));
  }
  return longest < FLOOR_MS ? 0 : growth;
}

/** How much larger the second try is. */
const SECOND_TRY = 4;

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
    const growth = growthOf(tried, input, SECOND_TRY * size);
    return growth <= STEEPEST ? [] : [`${input.name}: ${growth.toFixed(0)} times`];
  });
}
