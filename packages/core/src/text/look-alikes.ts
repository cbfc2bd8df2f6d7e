import { LOOK_ALIKES } from './data/look-alikes.gen.ts';

/**
 * Who reads which rows of the one table: one bit each. A letter may be fit to warn of and unfit to
 * judge a text by, so the readers' rows overlap without being the same.
 */
export const LookAlikeReader = {
  /** Words of mixed scripts: the confusables of UTS #39. */
  mixedWords: 1,
  /** The likelihood: besides, signs and letters that are only drawn alike. */
  likelihood: 2,
  /** Bits in exchanged letters: what programs exchange. */
  encoders: 4,
  /** Comparison of texts: small letters, some of them only roughly alike. */
  similarity: 8,
} as const;

/** The rows of a reader: the ASCII character that each foreign letter or sign looks like. */
export function lookAlikesFor(reader: number): Map<string, string> {
  const latinOf = new Map<string, string>();
  for (const group of LOOK_ALIKES.split('|')) {
    if ((Number.parseInt(group.charAt(0), 36) & reader) === 0) continue;
    const letters = Array.from(group.slice(1));
    for (let index = 0; index < letters.length; index += 2)
      latinOf.set(letters[index]!, letters[index + 1]!);
  }
  return latinOf;
}
