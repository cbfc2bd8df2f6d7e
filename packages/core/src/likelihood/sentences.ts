import { chanceOf } from './calibration.ts';
import type { TableReading } from './figures.ts';
import type { Folded } from './fold.ts';
import { heaviestPhrases } from './phrases.ts';
import type { Tokens } from './tokens.ts';
import type { Model } from './weights.ts';

/** A sentence of the text and how much it speaks for a machine. */
export interface SentenceScore {
  /** UTF-16 offsets into the text as given. */
  start: number;
  end: number;
  /** 0 speaks for a person, 1 for a machine; to be read beside its neighbours, not as a chance. */
  score: number;
  /** What speaks for it, in words for people. */
  reasons: string[];
}

/** Words a sentence is judged on at least, itself and its neighbours taken together. */
const CONTEXT = 40;
const TABLE_REASONS = [
  '',
  'Built the way machine text often is',
  'Word forms and punctuation of machine text',
];
const HUMAN_REASONS = ['', 'Built the way people write', 'Word forms and punctuation people use'];

/** Summed weights, per table, and number of features of each sentence. */
function sumsOf(tokens: Tokens, reading: TableReading) {
  return tokens.sentences.slice(0, -1).map((from, index) => {
    const to = tokens.sentences[index + 1] as number;
    const tables = reading.tokens.map((column) => {
      let sum = 0;
      for (let at = from; at < to; at++) sum += column[at] as number;
      return sum;
    });
    let features = 0;
    for (let at = from; at < to; at++) features += reading.features[at] as number;
    return { from, to, tables, features };
  });
}

type Sums = ReturnType<typeof sumsOf>;

/** How far a sentence lies from the whole text, in spreads of whole texts, mean over the tables. */
function leanOf(sums: Sums, index: number, size: { whole: number[]; spread: readonly number[] }) {
  const own = sums[index] as Sums[number];
  const tables = [...own.tables];
  let features = own.features;
  let tokens = own.to - own.from;
  // A short sentence says little: its neighbours join in at half weight until there is enough.
  for (let step = 1; tokens < CONTEXT && step <= 3; step++) {
    for (const near of [sums[index - step], sums[index + step]]) {
      if (!near) continue;
      for (let t = 0; t < tables.length; t++)
        tables[t] = (tables[t] as number) + (near.tables[t] as number) / 2;
      features += near.features / 2;
      tokens += (near.to - near.from) / 2;
    }
  }
  const share = features === 0 ? 0 : 1 / features;
  const leans = tables.map(
    (sum, t) => (sum * share - (size.whole[t] as number)) / (size.spread[t] as number),
  );
  return { leans, own: own.tables };
}

/** How much of what a sentence leans by counts beside the window around it. */
const LEAN = 0.5;

/**
 * Scores every sentence: the log-odds of the windows around it (see `judgeWindows`), moved a little by
 * how far the sentence leans from the rest of the text. Equal sentences of a clear text are all clear.
 */
export function scoreSentences(
  folded: Folded,
  parts: { text: string; tokens: Tokens; reading: TableReading; model: Model; odds: number[] },
): SentenceScore[] {
  const { tokens, reading, model, odds } = parts;
  const sums = sumsOf(tokens, reading);
  const features = sums.reduce((sum, one) => sum + one.features, 0);
  const whole = reading.tokens.map((_, t) => {
    const sum = sums.reduce((total, one) => total + (one.tables[t] as number), 0);
    return features === 0 ? 0 : sum / features;
  });
  return sums.map(({ from, to }, index) => {
    const { leans, own } = leanOf(sums, index, { whole, spread: model.spread });
    const lean = leans.reduce((sum, one) => sum + one, 0) / leans.length;
    const score = chanceOf((odds[index] as number) + LEAN * lean);
    const side = score >= 0.5 ? 1 : -1;
    const phrases = heaviestPhrases(tokens, reading.tokens[0] as Float32Array, {
      from,
      to,
      side,
      most: 3,
      text: folded.text,
    });
    const reasons: string[] = [];
    if (phrases.length > 0) {
      const quoted = phrases.map((phrase) => `“${phrase}”`).join(', ');
      reasons.push(
        side > 0 ? `Wording common in machine text: ${quoted}` : `Wording people use: ${quoted}`,
      );
    }
    for (let t = 1; t < own.length; t++) {
      if ((own[t] as number) * side <= 0 || (leans[t] as number) * side < 0.25) continue;
      reasons.push((side > 0 ? TABLE_REASONS : HUMAN_REASONS)[t] as string);
    }
    const [start, end] = spanOf(folded, parts.text, {
      first: tokens.start[from] as number,
      last: (tokens.end[to - 1] as number) - 1,
    });
    return { start, end, score, reasons };
  });
}

/** Where a range of the folded text stands in the text as given. */
function spanOf(
  { origin }: Folded,
  text: string,
  { first, last }: { first: number; last: number },
): [start: number, end: number] {
  if (origin === null) return [first, last + 1];
  const at = origin[last] as number;
  // A letter outside the basic plane takes two units.
  return [origin[first] as number, at + ((text.codePointAt(at) as number) > 0xffff ? 2 : 1)];
}
