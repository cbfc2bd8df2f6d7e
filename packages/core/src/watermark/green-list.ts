import { words } from '../text/index.ts';
import { upperTail } from './normal.ts';

/**
 * A green-list mark on words. `kgw` hashes the key, the word before and the word (Kirchenbauer et
 * al. 2023, one word of context); `unigram` hashes the key and the word (Zhao et al. 2023).
 */
export interface GreenListMark {
  scheme: 'kgw' | 'unigram';
  /** Any text; another key is another list. */
  key: string;
  /** Share of the words that are green, between 0 and 1. Default 0.25. */
  gamma?: number;
}

/** A word of the text: where it stands, whether it is green, whether the score counts it. */
export interface ColouredWord {
  start: number;
  end: number;
  green: boolean;
  /** A pair (for `unigram`: a word) counts once, however often it stands in the text. */
  counted: boolean;
}

/** The score of a text under one key. */
export interface GreenListScore {
  greens: number;
  scored: number;
  /** (greens − γ·scored) / √(scored·γ·(1 − γ)); 0 when nothing is scored. */
  z: number;
  /** Chance of a z at least this high in a text without the mark (normal approximation). */
  p: number;
}

export const DEFAULT_GAMMA = 0.25;

/** FNV-1a over the parts, then a finalizer that spreads the bits; a fraction of 1. */
function hashToFraction(parts: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    for (let i = 0; i < part.length; i++) hash = Math.imul(hash ^ part.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 0xff51, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Whether a word is green after the word before it (`''` at the beginning of a text). */
export function isGreen(word: string, before: string, mark: GreenListMark): boolean {
  const own = word.toLowerCase();
  const parts = mark.scheme === 'kgw' ? [mark.key, before.toLowerCase(), own] : [mark.key, own];
  return hashToFraction(parts) < (mark.gamma ?? DEFAULT_GAMMA);
}

/**
 * Tells the colour of every word of a text under a mark. Never throws.
 *
 * @param text any string
 * @param mark the scheme and its key
 * @returns the words in order, in UTF-16 units
 * @example
 * const mark = { scheme: 'unigram', key: 'a key' };
 * colourWords('Plain, plain words.', mark).map(({ counted }) => counted) // [true, false, true]
 */
export function colourWords(text: string, mark: GreenListMark): ColouredWord[] {
  const seen = new Set<string>();
  let before = '';
  return words(text).map(({ start, end }, at) => {
    const word = text.slice(start, end).toLowerCase();
    const unit = mark.scheme === 'kgw' ? `${before} ${word}` : word;
    const counted = !seen.has(unit) && (mark.scheme === 'unigram' || at > 0);
    seen.add(unit);
    const green = isGreen(word, before, mark);
    before = word;
    return { start, end, green, counted };
  });
}

/**
 * Scores a text for a mark. A z above 2.33 has a 1 % chance without the mark. Repeated pairs count
 * once, as in Kirchenbauer et al. 2023 (`kgw`); `unigram` is Zhao et al. 2023. Never throws.
 *
 * @param text any string
 * @param mark the scheme and its key
 * @returns how many words are green, the z-score and its one-sided p
 * @example
 * detectGreenList('one two one two', { scheme: 'kgw', key: 'k' }).scored // 2
 */
export function detectGreenList(text: string, mark: GreenListMark): GreenListScore {
  const counted = colourWords(text, mark).filter((word) => word.counted);
  const gamma = mark.gamma ?? DEFAULT_GAMMA;
  const scored = counted.length;
  const greens = counted.filter((word) => word.green).length;
  const spread = Math.sqrt(scored * gamma * (1 - gamma));
  const z = spread === 0 ? 0 : (greens - gamma * scored) / spread;
  return { greens, scored, z, p: upperTail(z) };
}
