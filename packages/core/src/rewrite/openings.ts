import type { Entry, Lexicon } from './pattern.ts';

/** Entries that share a first word, by the second word of the text. */
interface Opening {
  /** Whatever the second word is: single words and patterns with a tag in second place. */
  always: readonly Entry[];
  /** The entries that a second word lets in, those of `always` among them, in the lexicon's order. */
  second: ReadonlyMap<string, readonly Entry[]>;
}

export type Openings = ReadonlyMap<string, Opening>;

/**
 * Sorts a lexicon by the first two words, so that "in" tries the dozen phrases that may follow and
 * not the hundreds that begin with it. The order of entries stays that of the lexicon.
 */
export function openingsOf(lexicon: Lexicon): Openings {
  const openings = new Map<string, Opening>();
  for (const [first, entries] of lexicon) {
    const always = entries.filter(({ pattern }) => pattern.elements[1]?.words === undefined);
    const words = new Set(
      entries.flatMap(({ pattern }) => [...(pattern.elements[1]?.words ?? [])]),
    );
    const second = new Map<string, readonly Entry[]>();
    for (const word of words) {
      second.set(
        word,
        entries.filter(({ pattern }) => pattern.elements[1]?.words?.has(word) ?? true),
      );
    }
    openings.set(first, { always, second });
  }
  return openings;
}
