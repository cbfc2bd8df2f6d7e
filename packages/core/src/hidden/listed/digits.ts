import { forLength } from '../../text/long-runs.ts';
import { LISTED_KINDS } from '../listed-kinds.ts';
import type { Finder, Place } from './place.ts';

const { code } = LISTED_KINDS.mixedDigits;
const BEYOND = /[\u0660-\uffff]/;
/** A digit beyond ASCII, or the first half of one above U+FFFF. */
export const OTHER_DIGITS = /[\p{Nd}\ud800-\udbff]/u;
const NUMBER = /\p{Nd}{2,}/gu;

/** A number whose digits are of several systems: each of them counts from a zero of its own. */
export const mixedDigits: Finder = (text) => {
  if (!BEYOND.test(text)) return [];
  const places: Place[] = [];
  for (const { 0: number, index } of text.matchAll(forLength(NUMBER, text))) {
    if (/^[0-9]+$/.test(number)) continue;
    if (isMixed(number)) places.push({ start: index, end: index + number.length, kind: code });
  }
  return places;
};

/** Ten digits stand together from their zero on, so that the distance tells two systems apart. */
function isMixed(number: string): boolean {
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  for (const digit of number) {
    const codePoint = digit.codePointAt(0)!;
    low = Math.min(low, zeroOf(codePoint));
    high = Math.max(high, zeroOf(codePoint));
  }
  return low !== high;
}

function zeroOf(codePoint: number): number {
  // The five styles of mathematics follow one another from U+1D7CE on.
  if (codePoint >= 0x1d7ce && codePoint <= 0x1d7ff) return codePoint - ((codePoint - 0x1d7ce) % 10);
  let zero = codePoint;
  while (codePoint - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return zero;
}
