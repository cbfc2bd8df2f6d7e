import * as Kind from '../kind-codes.ts';
import { SCRIPT_SHIFT } from '../properties.ts';
import * as Property from '../property-flags.ts';
import * as Script from '../script-numbers.ts';
import { propertiesOf } from '../tables.ts';
import { leftOf, type Place, rightOf, stepLeft, stepRight, type Tokens } from '../tokens.ts';
import { isStandardized } from './variations.ts';

/** Whether a base and a selector form a registered sequence on their own. */
function isVariation(base: number, selector: number): boolean {
  if (selector >= 0xe0100) return (propertiesOf(base) & Property.han) !== 0;
  return isStandardized(base, selector);
}

function isEmojiStyle(base: number, selector: number): boolean {
  const styles = selector === 0xfe0e || selector === 0xfe0f;
  return styles && (propertiesOf(base) & Property.emojiStyle) !== 0;
}

/**
 * Which variation selector of the tokens `from` to `to` stays, or -1. An emoji keeps the first of
 * several; everywhere else several mean that they carry bytes.
 */
export function keptSelector(tokens: Tokens, from: number, to: number): number {
  let first = -1;
  let count = 0;
  for (let index = from; index < to; index++) {
    const kind = tokens.kinds[index];
    if (kind === Kind.variationSelector) {
      if (first === -1) first = index;
      count++;
    } else if (first === -1 && (kind === Kind.joiner || kind === Kind.tag)) {
      // A selector belongs right behind its base, not behind what follows the base.
      return -1;
    }
  }
  if (first === -1) return -1;
  const base = stepLeft(tokens, leftOf(tokens, from));
  const selector = tokens.text.codePointAt(tokens.starts[first]!)!;
  if (isEmojiStyle(base, selector)) return first;
  return count === 1 && isVariation(base, selector) ? first : -1;
}

function isLetterOf(properties: number, script: number): boolean {
  return (
    properties >>> SCRIPT_SHIFT === script && (properties & (Property.letter | Property.mark)) !== 0
  );
}

/** The separator of older Mongolian text also stands before a suffix, behind a space or a number. */
export function keepsMongolianSeparator(tokens: Tokens, { from, to }: Place): boolean {
  if (followsOwnScript(tokens, from, Script.mongolian)) return true;
  return isLetterOf(propertiesOf(stepRight(tokens, rightOf(tokens, to))), Script.mongolian);
}

/** Selectors and vowels that belong behind a letter of their own script. */
export function followsOwnScript(tokens: Tokens, from: number, script: number): boolean {
  return isLetterOf(propertiesOf(stepLeft(tokens, leftOf(tokens, from))), script);
}

export function scriptOfSelector(kind: number): number {
  return kind === Kind.khmerVowel ? Script.khmer : Script.mongolian;
}
