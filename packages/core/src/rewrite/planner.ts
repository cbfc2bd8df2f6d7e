import type { Candidate } from './candidate.ts';
import type { Document } from './document.ts';

/** Tokens in a run that a statistical detector hashes: context and token. */
const RUN = 5;
/** States of the plan: untouched tokens since the last edit, capped at one below the run. */
const STATES = RUN;

/** A repeatable number between 0 and 1 from a seed and two more numbers. */
export function drawFraction(seed: number, a: number, b: number): number {
  let hash =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^
    Math.imul(a + 0x7f4a7c15, 0xc2b2ae35) ^
    Math.imul(b + 1, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * Chooses the edits: the plan that costs least, where every edit costs what it may harm and every
 * run of five tokens that survives costs `gain`. So edits go where they break whole runs, evenly
 * spaced, and never side by side. Dynamic programming over token and distance from the last edit.
 */
export function plan(
  doc: Document,
  candidates: readonly Candidate[],
  { gain, seed }: { gain: number; seed: number },
): Candidate[] {
  const from: number[][] = Array.from({ length: doc.count }, () => []);
  candidates.forEach((candidate, index) => {
    from[candidate.from]!.push(index);
  });
  const costs = candidates.map(
    ({ cost, start }, index) => cost * (0.5 + drawFraction(seed, start, index)),
  );
  const size = (doc.count + 1) * STATES;
  const best = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const came = new Int32Array(size).fill(-1);
  const by = new Int32Array(size).fill(-1);
  best[0] = 0;
  const relax = (to: number, score: number, origin: { state: number; edit: number }): void => {
    if (score >= best[to]!) return;
    best[to] = score;
    came[to] = origin.state;
    by[to] = origin.edit;
  };
  for (let i = 0; i < doc.count; i++) {
    for (let gap = 0; gap < STATES; gap++) {
      const state = i * STATES + gap;
      const score = best[state]!;
      if (score === Number.POSITIVE_INFINITY) continue;
      const full = gap === STATES - 1;
      relax((i + 1) * STATES + (full ? gap : gap + 1), score + (full ? gain : 0), {
        state,
        edit: -1,
      });
      if (gap === 0 && i > 0) continue;
      for (const edit of from[i]!) {
        relax(candidates[edit]!.to * STATES, score + costs[edit]!, { state, edit });
      }
    }
  }
  return traceBack(doc, candidates, { best, came, by });
}

function traceBack(
  doc: Document,
  candidates: readonly Candidate[],
  { best, came, by }: { best: Float64Array; came: Int32Array; by: Int32Array },
): Candidate[] {
  let state = doc.count * STATES;
  for (let gap = 1; gap < STATES; gap++) {
    if (best[doc.count * STATES + gap]! < best[state]!) state = doc.count * STATES + gap;
  }
  const chosen: Candidate[] = [];
  while (state >= 0) {
    if (by[state]! >= 0) chosen.push(candidates[by[state]!]!);
    state = came[state]!;
  }
  return chosen.reverse();
}
