import { blendedOdds, wideEvidence } from './blend.ts';
import { chanceOf } from './calibration.ts';
import { FIGURE_NAMES, figuresOf, readTables } from './figures.ts';
import { fold } from './fold.ts';
import { MIN_WORDS, VERDICT_THRESHOLD } from './frozen.ts';
import { type JudgedPart, judgedPart, type Refusal } from './judged-part.ts';
import { type PeopleAsHigh, peopleAsHigh } from './kinds.ts';
import { labelOf } from './labels.ts';
import { heaviestPhrases } from './phrases.ts';
import { type SentenceScore, scoreSentences } from './sentences.ts';
import { type Tokens, tokenise } from './tokens.ts';
import { pullsOf } from './trees.ts';
import { loadModel, type Model } from './weights.ts';
import { readWide } from './wide.ts';
import { judgeWindows } from './windows.ts';

/** Something about the whole text that moved its figure. */
export interface Evidence {
  /** For people: "sentences of even length". */
  label: string;
  direction: 'machine' | 'person';
  /** How far it moves the log-odds; always positive. */
  weight: number;
  /** Of the choice of words: up to three of the text's own wordings that weigh most in that direction. */
  examples?: string[];
}

export interface Likelihood {
  /** Calibrated chance, 0 to 1, that a machine wrote the text; null when there is no saying. */
  likelihood: number | null;
  /** Why there is no figure; null when there is one. */
  reason: Refusal | null;
  words: number;
  /** Words of the part that was judged: running text in English. */
  judgedWords: number;
  /** What most of the rest is; null where the whole text was judged. */
  leftOut: Exclude<Refusal, 'too short to say'> | null;
  /** From this likelihood on a text is called likely machine-written (see `VERDICT_THRESHOLD`). */
  verdictThreshold: number;
  /**
   * Whether some of the text reads like a machine's and some like a person's. Only then do `sentences`
   * say more than the text's own figure; they are never evidence alone.
   */
  mixed: boolean;
  /** Each judged in a window of about 100 words around it. */
  sentences: SentenceScore[];
  /**
   * How many texts by people of the nearest kind get a figure as high, on sources that the model never
   * saw; null where there is no figure.
   */
  peopleAsHigh: PeopleAsHigh | null;
  /** Strongest first. */
  evidence: Evidence[];
}

/** How a text is scored. */
export interface ScoreOptions {
  /**
   * The kind whose texts by people are counted in `peopleAsHigh`, by the label it has there; without it, or where no
   * kind has it, the nearest. Of a text that was reworded since, the label it had before keeps both comparable.
   */
  peopleOf?: string | undefined;
}

/** Pulls smaller than this, in log-odds, are not worth a line. */
const LEAST_PULL = 0.05;
const MOST_EVIDENCE = 8;
/** The one label whose words can be shown. */
const WORDING = labelOf('words', true);
/** Examples are taken from so many tokens: of a book, from its beginning. */
const EXAMPLE_TOKENS = 20_000;
/** Longer ones are no words that anybody reads. */
const LONGEST_EXAMPLE = 60;

interface Read {
  text: string;
  tokens: Tokens;
  weights: Float32Array;
}

/** The wordings of a text that weigh most in one direction. */
function examplesOf({ text, tokens, weights }: Read, side: 1 | -1): string[] {
  const to = Math.min(tokens.sentences.at(-1) ?? 0, EXAMPLE_TOKENS);
  return heaviestPhrases(tokens, weights, { from: 0, to, side, most: 3, text }).filter(
    (phrase) => phrase.length <= LONGEST_EXAMPLE,
  );
}

interface Parts {
  figures: Float32Array;
  wide: readonly number[];
  read: Read;
}

function evidenceOf(model: Model, { figures, wide, read }: Parts): Evidence[] {
  const pulls = pullsOf(model.trees, figures);
  const sums = new Map(
    wideEvidence(model, wide).map(({ figure, pull }) => [labelOf(figure, pull > 0), pull]),
  );
  for (let at = 0; at < pulls.length; at++) {
    const pull = pulls[at] as number;
    if (pull === 0) continue;
    const figure = FIGURE_NAMES[at] as string;
    // Figures that read the same to people are one line: both of a table, three of sentence length.
    const label = labelOf(figure, pull > 0 === model.rising[at]);
    sums.set(label, (sums.get(label) ?? 0) + pull);
  }
  return [...sums]
    .filter(([, pull]) => Math.abs(pull) >= LEAST_PULL)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_EVIDENCE)
    .map(([label, pull]) => {
      const examples = label === WORDING ? examplesOf(read, pull > 0 ? 1 : -1) : [];
      return {
        label,
        direction: pull > 0 ? 'machine' : 'person',
        weight: Math.abs(pull),
        ...(examples.length > 0 ? { examples } : {}),
      };
    });
}

/** Whether every line ends as on Windows. */
const hasWindowsLines = (text: string) => text.includes('\r\n') && !/(?<!\r)\n/.test(text);

/** A few short lines may be anything: only of more is it said that they are a list, or verse. */
function refusalOf({ rest, mostlyRest }: JudgedPart, words: number): Refusal {
  if (rest === null || !mostlyRest) return 'too short to say';
  const isUnsure = rest === 'list' || rest === 'verse';
  return isUnsure && words < MIN_WORDS ? 'too short to say' : rest;
}

/**
 * Estimates how likely it is that a machine wrote an English text, as a whole and sentence by
 * sentence. Pure and deterministic. Never throws; linear in the length of the text. Hidden
 * characters, look-alikes, accents and layout are taken out first (see `fold`). Only running text in
 * English is judged: other languages, code, lists, verse and tables have no figure, and of a mixed
 * text the English part alone has one.
 *
 * An estimate, not a proof: see docs/likelihood-data-card.md for how often it errs, and on whom.
 *
 * @param text an English text of 60 words or more
 * @param options whose figures those of the text are compared with
 * @returns a calibrated chance, 0 to 1, with sentences in UTF-16 units and the strongest evidence;
 *   `likelihood` is null where there is too little English running text, and `reason` says why
 * @example
 * score('Too short.').reason // 'too short to say'
 * score('Das ist nicht mein Hund, und das ist auch nicht die Katze.').reason // 'not English'
 * const essay = 'I went to the market, and my sister bought apples there. '.repeat(8);
 * score(essay).likelihood < 1 // true
 */
export function score(text: string, { peopleOf }: ScoreOptions = {}): Likelihood {
  const whole = fold(text);
  const part = judgedPart(whole.text, hasWindowsLines(text) ? '\n\n' : '\n');
  const folded = { ...whole, text: part.text };
  const tokens = tokenise(folded.text);
  const judgedWords = tokens.words;
  const words = part.rest === null ? judgedWords : tokenise(whole.text).words;
  const base = { words, judgedWords, leftOut: part.rest, verdictThreshold: VERDICT_THRESHOLD };
  if (judgedWords < MIN_WORDS) {
    const reason = refusalOf(part, words);
    const none = { mixed: false, sentences: [], peopleAsHigh: null, evidence: [] };
    return { likelihood: null, reason, ...base, ...none };
  }
  const model = loadModel();
  const reading = readTables(tokens, model.tables);
  const figures = figuresOf(tokens, reading);
  const { mixed, odds: around } = judgeWindows(folded.text, tokens, model);
  const wide = readWide(model.wide, reading.hashes);
  const odds = blendedOdds(model, { figures, wide, words: judgedWords });
  const likelihood = chanceOf(odds);
  const style = figures.subarray(reading.figures.length);
  return {
    likelihood,
    reason: null,
    ...base,
    mixed,
    sentences: scoreSentences(folded, { text, tokens, reading, model, odds: around }),
    peopleAsHigh: peopleAsHigh(model.kinds, style, { likelihood, label: peopleOf }),
    evidence: evidenceOf(model, {
      figures,
      wide,
      read: { text: folded.text, tokens, weights: reading.tokens[0] as Float32Array },
    }),
  };
}
