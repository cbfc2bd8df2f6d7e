import { LISTED_KINDS } from '../listed-kinds.ts';
import type { Finder, Place } from './place.ts';

const { code } = LISTED_KINDS.styledLetters;

/** Letters and digits of mathematics; of circles and squares; of full width. */
const MATHEMATICAL =
  /(?:[\u{1d400}-\u{1d7ff}\u2102\u210a-\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2134\u2145-\u2149])+/gu;
const ENCLOSED =
  /[\u24b6-\u24e9]{3,}|[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]{4,}/gu;
const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+/g;
const SMALL_CAPITALS = /[ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ]{4,}/g;
/** One of these stands in all of them; the surrogates begin the letters above U+FFFF. */
export const STYLED_UNITS =
  /[\ud835\ud83c\u2102-\u2149\u24b6-\u24e9\uff10-\uff5aᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ]/;
const EAST_ASIAN = /[\u1100-\u11ff\u2e80-\u303f\u3041-\u33ff\u3400-\u9fff\uac00-\ud7ff]/;
const LETTER = /[a-z]/i;
/** Roman, sans-serif and fixed-width bold are for words; the italic of formulas is for variables. */
const WORD_STYLE = /[\u{1d5a0}-\u{1d607}\u{1d63c}-\u{1d6a3}]/u;
const OPERATORS =
  /^(?:sin|cos|tan|cot|sec|csc|log|ln|exp|lim|max|min|arg|det|dim|ker|deg|gcd|lcm|mod|sup|inf|arcsin|arccos|arctan|sinh|cosh|tanh|d|th|nd|st|rd)$/i;

/** Runs that spell a word, and single letters inside a plain word; single variables are quiet. */
export const styledLetters: Finder = (text, isStrict) => {
  const places: Place[] = [];
  const add = (start: number, end: number) => places.push({ start, end, kind: code });
  if (/[\ud835\u2102-\u2149]/.test(text)) {
    for (const { 0: run, index } of text.matchAll(MATHEMATICAL)) {
      if (isStrict ? run > '\ud835' : isMathematicalWord(text, run, index))
        add(index, index + run.length);
    }
  }
  if (/[\u24b6-\u24e9\ud83c]/.test(text))
    for (const { 0: run, index } of text.matchAll(ENCLOSED)) add(index, index + run.length);
  if (/[\uff10-\uff5a]/.test(text)) {
    const isEastAsian = EAST_ASIAN.test(text);
    for (const { 0: run, index } of text.matchAll(FULL_WIDTH)) {
      if (isStrict || isFullWidthWord(text, { run, index, isEastAsian }))
        add(index, index + run.length);
    }
  }
  for (const { 0: run, index } of text.matchAll(SMALL_CAPITALS)) add(index, index + run.length);
  return places.sort((a, b) => a.start - b.start);
};

function isMathematicalWord(text: string, run: string, index: number): boolean {
  if (!run.includes('\ud835')) return false;
  const [left, right] = plainAround(text, index, index + run.length);
  if (left.length > 0 || right.length > 0) {
    if (left.length > 0 && right.length > 0) return left.length + right.length >= 3;
    const word = left + right;
    return word.length >= 3 && !OPERATORS.test(word);
  }
  const letters = [...run].filter((letter) => letter < '\u{1d7ce}').length;
  if (letters === 0) return false;
  return [...run].length >= (WORD_STYLE.test(run) ? 3 : 4);
}

interface FullWidth {
  run: string;
  index: number;
  isEastAsian: boolean;
}

function isFullWidthWord(text: string, { run, index, isEastAsian }: FullWidth): boolean {
  const [left, right] = plainAround(text, index, index + run.length);
  if (left.length + right.length >= 3 && /[\uff21-\uff5a]/.test(run)) return true;
  return !isEastAsian && run.length >= 2 && /[\uff21-\uff5a]/.test(run);
}

/** The ASCII letters right before and right behind a stretch, at most twelve of each. */
function plainAround(text: string, start: number, end: number): [left: string, right: string] {
  let from = start;
  while (from > 0 && start - from < 12 && LETTER.test(text.charAt(from - 1))) from--;
  let to = end;
  while (to < text.length && to - end < 12 && LETTER.test(text.charAt(to))) to++;
  return [text.slice(from, start), text.slice(end, to)];
}
