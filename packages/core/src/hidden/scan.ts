import { listText } from './list.ts';
import type { CleanOptions, Finding } from './types.ts';

/**
 * Lists what is hidden in a text, and what `clean` does about it, in order and without overlap.
 * Offsets are UTF-16 units. What has work to do (a joiner in an emoji or a Persian word, a mark in
 * Arabic text) is not listed. Never throws; takes time in proportion to the text. The rules follow
 * UAX #9, UAX #31 and UTS #51; what is kept beyond them stands in the package's README.
 *
 * @param text any string of UTF-16 units, unpaired surrogates included
 * @param options what differs from the defaults
 * @returns the findings, sorted by `start`
 * @example
 * const [finding] = scan('a\u200bb');
 * [finding.start, finding.end, finding.name] // [1, 2, 'ZERO WIDTH SPACE']
 * scan('می\u200cخواهم') // []
 */
export function scan(text: string, options: CleanOptions = {}): Finding[] {
  return listText(text, options);
}
