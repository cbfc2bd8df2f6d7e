import { LISTED_KINDS } from '../listed-kinds.ts';
import type { Finder, Place } from './place.ts';

const { code } = LISTED_KINDS.denormalised;
/** Marks that letters of alphabets are composed with. */
const MARKS =
  '\u0300-\u0314\u031b\u0323-\u0328\u032d\u032e\u0330\u0331\u0338\u0342\u0345\u3099\u309a';
export const COMPOSING_MARKS = new RegExp(`[${MARKS}]`);
const LETTER = new RegExp(`[^\\s${MARKS}][${MARKS}]+`, 'gu');
const LONGEST = 8;

/** Letters in two pieces, where the same letter also stands in one: one word, and two to a search. */
export const denormalised: Finder = (text, isStrict) => {
  if (!COMPOSING_MARKS.test(text)) return [];
  const places: (Place & { composed: string })[] = [];
  const wanted = new Set<string>();
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    if (letter.length > LONGEST) continue;
    const composed = letter.normalize('NFC');
    if (composed === letter || [...composed].length > 1) continue;
    places.push({ start: index, end: index + letter.length, kind: code, composed });
    wanted.add(composed);
  }
  if (places.length === 0 || isStrict) return places;
  const inOne = new Set([...text].filter((letter) => wanted.has(letter)));
  return places.filter(({ composed }) => inOne.has(composed));
};
