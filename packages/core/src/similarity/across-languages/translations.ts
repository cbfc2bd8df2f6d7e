import { type Piece, piecesHere, piecesThere } from './pieces.ts';
import { placesOf, sameOrder } from './same-order.ts';
import { readSurvivors, type Survivors } from './shared-keys.ts';

/** Passages that may be translations of one another; offsets in UTF-16 units, the ends not included. */
export interface Translated {
  start: number;
  end: number;
  sourceStart: number;
  sourceEnd: number;
}

/** Words that either text needs: of fewer, too little survives to say. */
export const LEAST_TRANSLATED = 250;

// Of pages without a translation among 1,300 others, one in a hundred has one that reaches it.
const LEAST = 7;

/** A text that was read for `translationsOf`, which alone makes use of the rest of it. */
export interface TranslationText {
  /** Else it is in one of the other languages; of two texts in English nothing is found, nor of two in others. */
  readonly english: boolean;
}

interface Found {
  here: Piece;
  there: Piece;
}

const touches = (one: Piece, other: Piece) => one[0] <= other[1] && other[0] <= one[1];

const joined = (one: Piece, other: Piece): Piece => [
  Math.min(one[0], other[0]),
  Math.max(one[1], other[1]),
];

/** Pieces that go on in both texts as one passage. */
function joinFound(found: readonly Found[]): Found[] {
  const passages: Found[] = [];
  for (const one of found) {
    const last = passages.at(-1);
    if (last && touches(last.here, one.here) && touches(last.there, one.there)) {
      last.here = joined(last.here, one.here);
      last.there = joined(last.there, one.there);
    } else passages.push({ ...one });
  }
  return passages;
}

/**
 * Reads a text for `translationsOf` once, where it is compared with several. Never throws.
 *
 * @param text of any length; what comes back holds some hundred bytes a word
 * @returns null for a text in whose language no translation is found
 * @example
 * readForTranslations('The ship was in the harbour when the captain came to it.')?.english // true
 */
export function readForTranslations(text: string): TranslationText | null {
  return readSurvivors(text);
}

const readOnce = (text: string | TranslationText | null) =>
  typeof text === 'string' ? readSurvivors(text) : (text as Survivors | null);

/**
 * Finds what may have been translated, where one text is English and the other German, French, Spanish, Italian,
 * Portuguese or Dutch: names, numbers, dates and words of one root stand in the same order in both. Says nothing of
 * texts in one language, of other scripts, and of fewer than 250 words. A hint to look, not a share of the text:
 * ends are right to some fifty words. Never throws.
 *
 * @param text the text that is checked, or what `readForTranslations` said of it
 * @param source what it may have been translated from, or into
 * @returns passages in the order of the text; none where nothing speaks for a translation
 * @example
 * translationsOf('Too short to say.', 'Demasiado corto para decir.') // []
 */
export function translationsOf(
  text: string | TranslationText | null,
  source: string | TranslationText | null,
): Translated[] {
  const [here, there] = [readOnce(text), readOnce(source)];
  if (!here || !there || here.english === there.english) return [];
  if (Math.min(here.words.length, there.words.length) < LEAST_TRANSLATED) return [];
  const findThere = piecesThere(here, there);
  const read = new Map<string, ReturnType<typeof placesOf>>();
  const found: Found[] = [];
  for (const piece of piecesHere(here)) {
    const own = placesOf(here.keys, piece);
    let [best, most]: [Piece | null, number] = [null, LEAST];
    for (const other of findThere(piece)) {
      const name = other.join();
      const places = read.get(name) ?? placesOf(there.keys, other);
      read.set(name, places);
      const order = sameOrder(own, places);
      if (order > most) [best, most] = [other, order];
    }
    if (best) found.push({ here: piece, there: best });
  }
  return joinFound(found).map((one) => ({
    start: here.words[one.here[0]]!.start,
    end: here.words[one.here[1] - 1]!.end,
    sourceStart: there.words[one.there[0]]!.start,
    sourceEnd: there.words[one.there[1] - 1]!.end,
  }));
}
