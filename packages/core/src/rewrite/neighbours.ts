import { CLASHES } from './data/clashes.gen.ts';
import type { Document } from './document.ts';

/** Bits of a key: with the clashes known today, about one in five hundred others is taken for one. */
const BITS = 22;

/**
 * The key under which a clash is kept: a word in the place of another, beside a neighbour on one side.
 * FNV-1a over the three words and the side, folded.
 */
export function clashKey(
  original: string,
  replacement: string,
  { neighbour, side }: { neighbour: string; side: 'before' | 'after' },
): number {
  const spelt = `${original} ${replacement} ${side === 'before' ? '<' : '>'}${neighbour}`;
  let hash = 0x811c9dc5;
  for (let i = 0; i < spelt.length; i++) {
    hash = Math.imul(hash ^ spelt.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> (32 - BITS);
}

/** A neighbour as it is counted: figures are all alike. */
export const neighbourOf = (token: string): string => (/^\d/.test(token) ? '#' : token);

let known: Set<number> | undefined;

function clashesKnown(): Set<number> {
  if (known === undefined) {
    let key = 0;
    known = new Set(
      CLASHES.split(' ').map((difference) => (key += Number.parseInt(difference, 36))),
    );
  }
  return known;
}

/**
 * Whether a word, in the place of the one at `i`, stands beside a neighbour where it hardly ever
 * stands, though the one it replaces often does: "a vast expanse", hardly "a huge expanse".
 */
export function clashes(doc: Document, i: number, replacement: string): boolean {
  const keys = clashesKnown();
  const original = doc.lower[i]!;
  const word = replacement.toLowerCase();
  const isKnown = (at: number, side: 'before' | 'after') =>
    at >= 0 &&
    at < doc.count &&
    keys.has(clashKey(original, word, { neighbour: neighbourOf(doc.lower[at]!), side }));
  return isKnown(i - 1, 'before') || isKnown(i + 1, 'after');
}
