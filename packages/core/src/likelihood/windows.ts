import { blendedOdds } from './blend.ts';
import { chanceOf } from './calibration.ts';
import { figuresOf, readTables } from './figures.ts';
import { VERDICT_THRESHOLD } from './frozen.ts';
import { type Tokens, tokenise, WORD } from './tokens.ts';
import type { Model } from './weights.ts';
import { readWide } from './wide.ts';

/** A sentence alone says nothing; about so many words do. */
const WINDOW = 100;
/** Words between the beginnings of two windows. */
const STEP = 30;

export interface Windows {
  /** For each sentence, the mean log-odds of the windows that it lies in. */
  odds: number[];
  /** Whether some of the text reads like a machine's and some like a person's. */
  mixed: boolean;
}

/** Words in each sentence. */
function wordsOf({ sentences, kind }: Tokens): number[] {
  return sentences.slice(0, -1).map((from, index) => {
    let words = 0;
    for (let at = from; at < (sentences[index + 1] as number); at++) if (kind[at] === WORD) words++;
    return words;
  });
}

/** Runs of whole sentences of about `WINDOW` words; the last ones reach back to have as many. */
function runsOf(words: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let since = STEP;
  for (let from = 0; from < words.length; from++) {
    const isDue = since >= STEP;
    since = (isDue ? 0 : since) + (words[from] as number);
    if (!isDue) continue;
    let to = from;
    let held = 0;
    while (to < words.length && held < WINDOW) held += words[to++] as number;
    let begin = from;
    while (begin > 0 && held < WINDOW) held += words[--begin] as number;
    if (runs.at(-1)?.from === begin && runs.at(-1)?.to === to) break;
    runs.push({ from: begin, to });
    if (to === words.length) break;
  }
  return runs;
}

/** Up to here a window reads like a person's; from the verdict's threshold on like a machine's. */
const PERSON = 0.3;

/** Judges every sentence in windows of about a hundred words around it, each as a text of its own. */
export function judgeWindows(folded: string, tokens: Tokens, model: Model): Windows {
  const { sentences, start, end } = tokens;
  const words = wordsOf(tokens);
  const sums = words.map(() => ({ odds: 0, windows: 0 }));
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (const { from, to } of runsOf(words)) {
    const first = start[sentences[from] as number] as number;
    const last = end[(sentences[to] as number) - 1] as number;
    const own = tokenise(folded.slice(first, last));
    const reading = readTables(own, model.tables);
    const odds = blendedOdds(model, {
      figures: figuresOf(own, reading),
      wide: readWide(model.wide, reading.hashes),
      words: own.words,
    });
    most = Math.max(most, odds);
    least = Math.min(least, odds);
    for (const sum of sums.slice(from, to)) {
      sum.odds += odds;
      sum.windows++;
    }
  }
  return {
    odds: sums.map(({ odds, windows }) => odds / Math.max(1, windows)),
    mixed: chanceOf(most) >= VERDICT_THRESHOLD && chanceOf(least) <= PERSON,
  };
}
