import type { Survivors } from './shared-keys.ts';

/** Words, the end not included. */
export type Piece = [number, number];

/** Words of a text that is compared as a whole, and of a piece of a longer one. */
const WHOLE = 450;
const LENGTH = 300;
// The same in words of another language, which has more of them than English has on the whole.
const LONGER = 1.1;

const STEP_HERE = 150;
const STEP_THERE = 30;
// So many stretches of the source are looked at closely for each piece: those that share most with it.
const MOST_STRETCHES = 6;
// A key that stands in more places of the source tells none of them apart.
const MOST_PLACES = 20;

function stepped(from: number, to: number, { length, step }: { length: number; step: number }) {
  const pieces: Piece[] = [];
  for (let at = Math.max(0, from); at + length <= to; at += step) pieces.push([at, at + length]);
  return pieces;
}

/** A text in pieces that overlap by half; a short one whole. */
export function piecesHere({ words, english }: Survivors): Piece[] {
  if (words.length <= WHOLE) return [[0, words.length]];
  const length = english ? LENGTH : Math.round(LENGTH * LONGER);
  const pieces = stepped(0, words.length, { length, step: STEP_HERE });
  if (pieces.at(-1)![1] < words.length) pieces.push([words.length - length, words.length]);
  return pieces;
}

/** Where in the source the translation of a piece may stand. */
export function piecesThere(here: Survivors, there: Survivors): (piece: Piece) => Piece[] {
  const size = there.words.length;
  if (size <= WHOLE && here.words.length <= WHOLE) return () => [[0, size]];
  const places = new Map<string, number[]>();
  there.keys.forEach((keys, at) => {
    for (const key of keys) {
      const known = places.get(key);
      if (!known) places.set(key, [at]);
      else if (known.length <= MOST_PLACES) known.push(at);
    }
  });
  return ([first, last]) => {
    const wanted = (last - first) * (there.english ? 1 / LONGER : LONGER);
    const length = Math.min(size, Math.round(wanted));
    const shared = new Map<number, number>();
    for (const key of new Set(here.keys.slice(first, last).flat())) {
      const known = places.get(key);
      if (!known || known.length > MOST_PLACES) continue;
      for (const stretch of new Set(known.map((at) => Math.floor(at / length)))) {
        shared.set(stretch, (shared.get(stretch) ?? 0) + 1);
      }
    }
    const best = [...shared].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_STRETCHES);
    const found = best.flatMap(([stretch]) =>
      stepped(Math.round((stretch - 0.5) * length), Math.min(size, (stretch + 1.5) * length), {
        length,
        step: STEP_THERE,
      }),
    );
    return [...found, [0, length], [size - length, size]];
  };
}
