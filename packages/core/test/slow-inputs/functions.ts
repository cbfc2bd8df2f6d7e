import { clean, decode, reveal, scan } from '../../src/hidden/index.ts';
import { fold, score } from '../../src/likelihood/index.ts';
import { alternatives, applyEdits, readsAsEnglish, rewrite } from '../../src/rewrite/index.ts';
import { align, excludedSpans, fingerprints, similarityOf } from '../../src/similarity/index.ts';
import { sentences, uniqueness, words } from '../../src/text/index.ts';
import {
  colourWords,
  detectGreenList,
  plantGreenList,
  scoreSynthId,
} from '../../src/watermark/index.ts';

/** A public function of the core as it is called with one text. */
export interface TextFunction {
  name: string;
  run: (text: string) => unknown;
  /** Only worked on where a text is English, so that it is also given English that turns odd. */
  english?: boolean;
}

const ALL_OPTIONS = { lookAlikes: true, quotes: true, dashes: true, frenchSpaces: true };

export const HIDDEN_FUNCTIONS: TextFunction[] = [
  { name: 'scan', run: (text) => scan(text) },
  { name: 'scan, all options', run: (text) => scan(text, ALL_OPTIONS) },
  { name: 'clean', run: (text) => clean(text).text },
  { name: 'clean, all options', run: (text) => clean(text, ALL_OPTIONS).text },
  { name: 'clean, findings read', run: (text) => clean(text).findings },
  { name: 'reveal', run: (text) => reveal(text) },
  { name: 'decode', run: (text) => decode(text) },
];

const MARK = { scheme: 'kgw', key: 'a key' } as const;

export const TEXT_FUNCTIONS: TextFunction[] = [
  { name: 'sentences', run: (text) => sentences(text) },
  { name: 'words', run: (text) => words(text) },
  { name: 'uniqueness', run: (text) => uniqueness(text, text) },
];

export const OTHER_FUNCTIONS: TextFunction[] = [
  { name: 'rewrite', run: (text) => rewrite(text), english: true },
  {
    name: 'rewrite, strong, and applyEdits',
    run: (text) => applyEdits(text, rewrite(text, { strength: 'strong' }).edits),
    english: true,
  },
  { name: 'alternatives', run: (text) => alternatives(text), english: true },
  { name: 'readsAsEnglish', run: (text) => readsAsEnglish(text), english: true },
  { name: 'detectGreenList', run: (text) => detectGreenList(text, MARK) },
  { name: 'colourWords', run: (text) => colourWords(text, { scheme: 'unigram', key: 'a key' }) },
  {
    name: 'plantGreenList',
    run: (text) =>
      plantGreenList(
        text,
        MARK,
        words(text).map((span) => ({ ...span, options: ['large', 'b'] })),
      ),
  },
  {
    name: 'scoreSynthId',
    run: (text) => scoreSynthId(Array.from(text, (letter) => letter.codePointAt(0)!)),
  },
  { name: 'fold', run: (text) => fold(text) },
  { name: 'score', run: (text) => score(text), english: true },
  { name: 'fingerprints', run: (text) => fingerprints(text) },
  {
    name: 'excludedSpans',
    run: (text) => excludedSpans(text, { quotations: true, references: true }),
  },
  {
    name: 'similarityOf',
    run: (text) => similarityOf(text, everyOther(text), everyOther(text.slice(3))),
  },
  { name: 'align with itself', run: (text) => align(text, text) },
  { name: 'align with its second half', run: (text) => align(text, text.slice(text.length >> 1)) },
];

function everyOther(text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (let start = 0; start < text.length; start += 40) spans.push({ start, end: start + 20 });
  return spans;
}
