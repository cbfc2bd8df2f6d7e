import type { Word } from './words.ts';

/** A sentence as a range of words: from `first` up to, not including, `last`. */
export interface Sentence {
  first: number;
  last: number;
}

const TERMINATOR = /[.!?…。！？؟।][\])}"'”’»]*\s|\n\s*\n/;

const SHORTEST = 3;
const LONGEST = 40;
const PIECE = 25;

/** Cuts what never ends (lists, tables, menus) into even pieces, so that no sentence outweighs the rest. */
function pushEvenly(into: Sentence[], first: number, last: number): void {
  const length = last - first;
  const pieces = length > LONGEST ? Math.ceil(length / PIECE) : 1;
  for (let index = 0; index < pieces; index++) {
    into.push({
      first: first + Math.floor((length * index) / pieces),
      last: first + Math.floor((length * (index + 1)) / pieces),
    });
  }
}

/**
 * Groups the words of a text into sentences of 3 to 40 words: at end marks and blank lines; a shorter sentence
 * joins the next, a longer one is cut.
 */
export function readSentences(text: string, words: readonly Word[]): Sentence[] {
  const sentences: Sentence[] = [];
  let first = 0;
  for (let index = 1; index <= words.length; index++) {
    const ended =
      index === words.length ||
      (index - first >= SHORTEST &&
        TERMINATOR.test(text.slice(words[index - 1]!.end, words[index]!.start)));
    if (!ended) continue;
    pushEvenly(sentences, first, index);
    first = index;
  }
  return sentences;
}
