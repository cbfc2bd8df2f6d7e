import { createRequire } from 'node:module';
import { Kind, LAST_LETTER } from '../../src/hidden/kinds.ts';

const require = createRequire(import.meta.url);

/**
 * Letters of other scripts that look like an ASCII letter: each followed by that letter, grouped by
 * kind. From the confusables of UTS #39 (npm `unhomoglyph`).
 */
export function lookAlikePairs(kinds: Map<number, number>): string[] {
  const prototypes = require('unhomoglyph/data.json') as Record<string, string>;
  const groups: string[] = Array.from({ length: LAST_LETTER + 1 }, () => '');
  for (const [letter, prototype] of Object.entries(prototypes).sort(byCodePoint)) {
    const kind = kinds.get(letter.codePointAt(0)!) ?? Kind.plain;
    if (kind === Kind.plain || kind > LAST_LETTER || [...letter].length !== 1) continue;
    if (!/^[a-zA-Z]$/.test(prototype)) continue;
    // The prototype of every upright stroke is the small l; a capital stands for I.
    const capital = letter !== letter.toLowerCase();
    groups[kind] += letter + (prototype === 'l' && capital ? 'I' : prototype);
  }
  return groups;
}

function byCodePoint([a]: [string, string], [b]: [string, string]): number {
  return a.codePointAt(0)! - b.codePointAt(0)!;
}
