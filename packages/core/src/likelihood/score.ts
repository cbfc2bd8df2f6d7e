import { calibratedOdds, chanceOf } from './calibration.ts';
import { FIGURE_NAMES, figuresOf, readTables } from './figures.ts';
import { fold } from './fold.ts';
import { MIN_WORDS, VERDICT_THRESHOLD } from './frozen.ts';
import { labelOf } from './labels.ts';
import { type SentenceScore, scoreSentences } from './sentences.ts';
import { tokenise } from './tokens.ts';
import { oddsOf, pullsOf } from './trees.ts';
import { loadModel, type Model } from './weights.ts';

/** Something about the whole text that moved its figure. */
export interface Evidence {
  /** For people: "sentences of even length". */
  label: string;
  direction: 'machine' | 'person';
  /** How far it moves the log-odds; always positive. */
  weight: number;
}

export interface Likelihood {
  /** Calibrated chance, 0 to 1, that a machine wrote the text; null when it is too short to say. */
  likelihood: number | null;
  /** Why there is no figure; null when there is one. */
  reason: 'too short to say' | null;
  words: number;
  /** From this likelihood on a text is called likely machine-written (see `VERDICT_THRESHOLD`). */
  verdictThreshold: number;
  sentences: SentenceScore[];
  /** Strongest first. */
  evidence: Evidence[];
}

/** Pulls smaller than this, in log-odds, are not worth a line. */
const LEAST_PULL = 0.05;
const MOST_EVIDENCE = 8;

function evidenceOf(model: Model, figures: Float32Array): Evidence[] {
  const pulls = pullsOf(model.trees, figures);
  const sums = new Map<string, number>();
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
    .map(([label, pull]) => ({
      label,
      direction: pull > 0 ? 'machine' : 'person',
      weight: Math.abs(pull),
    }));
}

/**
 * Estimates how likely it is that a machine wrote an English text, as a whole and sentence by
 * sentence. Pure and deterministic. Never throws; linear in the length of the text. Hidden
 * characters, look-alikes, accents and layout are taken out first (see `fold`).
 *
 * An estimate, not a proof: see docs/likelihood-data-card.md for how often it errs, and on whom.
 *
 * @param text an English text of 60 words or more
 * @returns a calibrated chance, 0 to 1, with sentences in UTF-16 units and the strongest evidence;
 *   `likelihood` is null when the text is too short to say
 * @example
 * score('Too short.').reason // 'too short to say'
 * const essay = 'I went to the market, and my sister bought apples there. '.repeat(8);
 * score(essay).likelihood < 1 // true
 */
export function score(text: string): Likelihood {
  const folded = fold(text);
  const tokens = tokenise(folded.text);
  const { words } = tokens;
  const base = { words, verdictThreshold: VERDICT_THRESHOLD };
  if (words < MIN_WORDS) {
    return { likelihood: null, reason: 'too short to say', ...base, sentences: [], evidence: [] };
  }
  const model = loadModel();
  const reading = readTables(tokens, model.tables);
  const figures = figuresOf(tokens, reading);
  const odds = calibratedOdds(model.calibration, oddsOf(model.trees, figures), words);
  return {
    likelihood: chanceOf(odds),
    reason: null,
    ...base,
    sentences: scoreSentences(folded, { text, tokens, reading, model, odds }),
    evidence: evidenceOf(model, figures),
  };
}
