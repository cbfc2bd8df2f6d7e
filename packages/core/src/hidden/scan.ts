import { analyse } from './analyse.ts';
import { findingsOf } from './findings.ts';
import { firstSuspect } from './suspect.ts';
import type { CleanOptions, Finding } from './types.ts';

/**
 * Lists what is hidden in a text, and what `clean` does about it, in order and without overlap.
 * Offsets are UTF-16 units. What has work to do (a joiner in an emoji or a Persian word, a mark in
 * Arabic text) is not listed. Any string is accepted, unpaired surrogates included.
 *
 * @example scan('a\u200bb') // [{ start: 1, end: 2, name: 'ZERO WIDTH SPACE', action: 'remove', … }]
 */
export function scan(text: string, options: CleanOptions = {}): Finding[] {
  return firstSuspect(text) === -1 ? [] : findingsOf(analyse(text, options));
}
