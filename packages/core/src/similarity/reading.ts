import { readSentences, type Sentence } from './sentences.ts';
import { stemOf } from './stem.ts';
import { clusterOf } from './stem-clusters.ts';
import { STOP_WORDS } from './stop-words.ts';
import { readWords, type Word } from './words.ts';

/** Numbers for word forms and stems, shared by the two texts of a comparison. */
export interface Lexicon {
  forms: Map<string, number>;
  stems: Map<string, number>;
  /** Stem of every form, by number; -1 for stop words. */
  stemOfForm: number[];
}

/** A text read for comparing: words, their numbers, sentences. */
export interface Reading {
  text: string;
  words: Word[];
  /** Number of each word's form. */
  forms: Int32Array;
  /** Number of each word's stem; -1 where the word is a stop word. */
  stems: Int32Array;
  sentences: Sentence[];
}

export function newLexicon(): Lexicon {
  return { forms: new Map(), stems: new Map(), stemOfForm: [] };
}

function formNumber(form: string, lexicon: Lexicon): number {
  const known = lexicon.forms.get(form);
  if (known !== undefined) return known;
  const number = lexicon.forms.size;
  lexicon.forms.set(form, number);
  lexicon.stemOfForm.push(STOP_WORDS.has(form) ? -1 : stemNumber(clusterOf(stemOf(form)), lexicon));
  return number;
}

function stemNumber(stem: string, lexicon: Lexicon): number {
  const known = lexicon.stems.get(stem);
  if (known !== undefined) return known;
  lexicon.stems.set(stem, lexicon.stems.size);
  return lexicon.stems.size - 1;
}

/** Reads a text for comparing; both texts of a comparison need the same lexicon. */
export function readForComparing(text: string, lexicon: Lexicon): Reading {
  const words = readWords(text);
  const forms = new Int32Array(words.length);
  const stems = new Int32Array(words.length);
  for (let index = 0; index < words.length; index++) {
    forms[index] = formNumber(words[index]!.form, lexicon);
    stems[index] = lexicon.stemOfForm[forms[index]!]!;
  }
  return { text, words, forms, stems, sentences: readSentences(text, words) };
}
