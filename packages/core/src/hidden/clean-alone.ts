import { cleanText } from './clean.ts';
import { findTokens } from './find.ts';
import { judge } from './judge.ts';
import { withLookAlikes } from './rules/look-alikes.ts';
import { firstSuspect } from './suspect.ts';
import type { CleanOptions } from './types.ts';

export type { CleanOptions };

/**
 * Does what `clean` does, and says nothing of what it found: for pages that count kilobytes. Without
 * names, reasons and the list of the world's subdivisions, so that a black flag keeps any three to
 * six letters and digits as tags, and not those of a real subdivision alone. `chatTraces` takes the
 * whole `clean`. Never throws.
 *
 * @param text any string of UTF-16 units, unpaired surrogates included
 * @param options what differs from the defaults
 * @returns the clean text, and how many code points were removed or replaced
 * @example
 * clean('pay\u200bpal').text // 'paypal'
 */
export function clean(
  text: string,
  options: CleanOptions = {},
): { text: string; removedCharacterCount: number } {
  if (firstSuspect(text) === -1) return { text, removedCharacterCount: 0 };
  const { tokens, replacements } = withLookAlikes(findTokens(text, options));
  judge(tokens, options);
  return cleanText({ tokens, lookAlikes: replacements });
}
