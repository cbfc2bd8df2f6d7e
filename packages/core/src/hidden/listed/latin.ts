import { LISTED_KINDS } from '../listed-kinds.ts';
import type { Finder, Place } from './place.ts';
import { listedTable } from './table.ts';

const { code } = LISTED_KINDS.latinLookAlike;
const DOTLESS = 'ı';
const FIRST_NUMERAL = '\u2160';
const LAST_NUMERAL = '\u217f';
/** Letters of Turkic alphabets other than the one without a dot. */
const TURKIC = /[ğĞşŞİəƏçÇöÖüÜñÑ]|[sc]\u0327|g\u0306|[ou]\u0308/i;
/** Letters of phonetics and of African and Vietnamese alphabets that look like no ASCII letter. */
const RICHER = /[ƀ-ƃƅ-ƌƎ-ƕƗ-ƥƧ-Ƽƾ-ǃɂ-ɐɒ-ɠɤ-ɨɫ-ɮɰ-ɳɵ-ɿʁ-ʊʌ-ʎʐ-ʘʚʛʝʞʠ-ʯˈˌː̩̯̃]/g;
const SOUNDS = /[[/⟨\]⟩\\]/;
const SHORTEST = 3;

let pattern: RegExp | undefined;

/** Words of ASCII letters in which one is exchanged for a rarer Latin letter: ɢoogle, lınkedin, paypaⅼ. */
export const latinLookAlikes: Finder = (text, isStrict) => {
  const { letters, latin } = listedTable();
  pattern ??= new RegExp(`[${letters}]`);
  if (!pattern.test(text)) return [];
  const places: Place[] = [];
  const context = { text, dotless: dotlessJudge(text), isRich: isWrittenRicher(text) };
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\u2160-\u217f]+/gu)) {
    if (!pattern.test(word)) continue;
    for (let at = 0; at < word.length; at++) {
      if (!latin.has(word.charAt(at))) continue;
      if (!isStrict && !isSuspect(context, { word, index, at })) continue;
      places.push({ start: index + at, end: index + at + 1, kind: code });
    }
  }
  return places;
};

interface Context {
  text: string;
  dotless: (word: string) => boolean;
  isRich: boolean;
}

interface Found {
  word: string;
  index: number;
  at: number;
}

function isSuspect({ text, dotless, isRich }: Context, { word, index, at }: Found): boolean {
  const letter = word.charAt(at);
  const plain = [...word].filter((other) => /[a-z]/i.test(other)).length;
  if (plain < SHORTEST - 1 || word.length < SHORTEST) return false;
  if (letter >= FIRST_NUMERAL && letter <= LAST_NUMERAL) return true;
  // Others than ASCII letters and look-alikes say that it is a word of some language.
  if (![...word].every((other) => /[a-z]/i.test(other) || listedTable().latin.has(other)))
    return false;
  if (letter === DOTLESS) return dotless(word);
  if (letter === 'ſ') return false;
  return !isRich && !isSounds(text, index, index + word.length);
}

/** A word between slashes or brackets is how something is spoken. */
function isSounds(text: string, start: number, end: number): boolean {
  let from = start;
  let to = end;
  while (from > 0 && start - from < 40 && /[^\s]/.test(text.charAt(from - 1))) from--;
  while (to < text.length && to - end < 40 && /[^\s]/.test(text.charAt(to))) to++;
  const [left, right] = [text.slice(from, start), text.slice(end, to)];
  return SOUNDS.test(left) && SOUNDS.test(right);
}

/** More letters of phonetics or of richer alphabets than one would slip into plain English. */
function isWrittenRicher(text: string): boolean {
  RICHER.lastIndex = 0;
  return RICHER.test(text);
}

/**
 * Whether a word with a dotless i is no Turkish one. In a Turkish text other letters tell; in one word
 * the vowels do, which follow one another after rules: behind a dotless i come no rounded and, but in
 * loans, no front ones.
 */
function dotlessJudge(text: string): (word: string) => boolean {
  if (TURKIC.test(text)) return () => false;
  let plain = 0;
  let dotless = 0;
  for (const [word] of text.matchAll(/[a-zı]{2,}/gi)) {
    if (word.includes(DOTLESS)) dotless++;
    else plain++;
  }
  const isRare = plain >= 4 * dotless && plain >= 4;
  return (word) => isRare || NOT_TURKIC.test(word.toLowerCase().replace(/yor|ken\b|ki\b/g, ''));
}

const NOT_TURKIC = /[wxq]|ı[^aeiouı]*[ou]|^[lrnfvgjpz]ı[^aeiouı]*[ei]/;
