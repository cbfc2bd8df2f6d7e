import { NAME_WORDS, NAMES } from './data/names.gen.ts';
import * as Kind from './kind-codes.ts';
import { traitsOf } from './kinds.ts';
import { kindOf } from './tables.ts';

let names: Map<number, string> | undefined;

function readNames(): Map<number, string> {
  const words = NAME_WORDS.split('|');
  let codePoint = -1;
  return new Map(
    NAMES.split('\n').map((line) => {
      const [gap, name] = line.split('|') as [string, string];
      codePoint += gap === '' ? 1 : Number.parseInt(gap, 36);
      return [codePoint, name.replace(/[a-z]/g, (letter) => words[letter.charCodeAt(0) - 97]!)];
    }),
  );
}

/** `U+200B`, at least four digits. */
export function codePointLabel(codePoint: number): string {
  return `U+${hex(codePoint)}`;
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase().padStart(4, '0');
}

/** The official Unicode name of a code point that can be listed. */
export function nameOf(codePoint: number): string {
  names ??= readNames();
  const name = names.get(codePoint);
  if (name !== undefined) return name;
  const kind = kindOf(codePoint);
  // A label of the form that the standard uses, such as `private-use-E000`.
  if (kind !== Kind.variationSelector)
    return `${traitsOf(kind).label ?? 'reserved'}-${hex(codePoint)}`;
  const number = codePoint < 0xe0000 ? codePoint - 0xfe00 + 1 : codePoint - 0xe0100 + 17;
  return `VARIATION SELECTOR-${number}`;
}
