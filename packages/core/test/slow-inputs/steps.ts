import { figuresKept } from '../../src/guard/figures.ts';
import { findFault, mask } from '../../src/guard/index.ts';
import { clusterSeeds } from '../../src/similarity/clusters.ts';
import { bagOf } from '../../src/similarity/comparison.ts';
import { align } from '../../src/similarity/index.ts';
import { joinSummaries } from '../../src/similarity/join-summaries.ts';
import { within } from '../../src/similarity/ordered.ts';
import { resolveOverlaps } from '../../src/similarity/resolve.ts';
import { histogram } from '../../src/watermark/index.ts';
import type { TextFunction } from './functions.ts';
import { filled, type SlowInput } from './input.ts';
import { letters } from './text-inputs.ts';

/** A function, or one step of its work, and the text that is made for it alone. */
export interface Step {
  tried: TextFunction;
  input: SlowInput;
}

/** Steps that a text of their own kept busy once; in a longer work they would be lost. */
export const STEPS: Step[] = [
  {
    tried: { name: 'a mark that the text does not use', run: mask },
    input: { name: 'marks of every number', of: marksOf },
  },
  {
    tried: { name: 'figures that count what another one counted', run: keepsFigures },
    input: { name: 'amounts of one thing', of: filled('[[1]] rabbits ') },
  },
  {
    tried: {
      name: 'what models say to somebody',
      run: (text) => findFault({ items: [], mark: '', text }, text),
    },
    input: { name: 'a farewell before blanks', of: filled(' ', 'let me know', 'x\nb') },
  },
  {
    tried: { name: 'matches side by side', run: resolvesMatches },
    input: { name: 'a row of matches', of: eighth },
  },
  {
    tried: { name: 'pairs of sentences that part one by one', run: partsSeeds },
    input: { name: 'a row of pairs', of: eighth },
  },
  {
    tried: { name: 'align of sentences from both ends of a source', run: alignsHalves },
    input: { name: 'sentences of two other ones each', of: drawnFromBothEnds },
  },
  {
    tried: { name: 'align of sentences with thirty partners each', run: alignsTurned },
    input: { name: 'families of sentences', of: inFamilies },
  },
  {
    tried: { name: 'long passages of many words', run: countsPassages },
    input: { name: 'a row of passages', of: eighth },
  },
  {
    tried: { name: 'matches inside matches', run: findsInside },
    input: { name: 'a row of spans', of: filled('a') },
  },
  {
    tried: { name: 'bars over scores', run: (text) => histogram(scoresFrom(text)) },
    input: { name: 'a row of scores', of: filled('a') },
  },
];

/** One letter for what takes the room of eight. */
function eighth(size: number): string {
  return 'a'.repeat(size / 8);
}

/** The spellings of placeholders that `mask` tries, in its order. */
function marksOf(size: number): string {
  let text = '[[1]]';
  for (let n = 0; text.length < size; n++)
    text += `[[${String.fromCharCode(97 + (n % 26))}${n < 26 ? '' : Math.floor(n / 26)}-`;
  return text;
}

/** As many passages and rewordings in turn as there are letters. */
function resolvesMatches(text: string): unknown {
  const passages = Array.from(text, (_, at) => {
    const [first, last] = [at * 30, at * 30 + 15];
    const place = { first, last, sourceFirst: first, sourceLast: last };
    return { ...place, inRuns: 15, longest: 15 };
  });
  const rewordings = passages.map(({ last }, at) => {
    const words: [number, number] = [last + 5, last + 12];
    const area = { first: at, last: at + 1, sourceFirst: at, sourceLast: at + 1 };
    return { area, words, sourceWords: words, figures: {}, similarity: 0.5, score: at % 7 };
  });
  return joinSummaries(resolveOverlaps({ rewordings, summaries: [] }, passages));
}

function keepsFigures(text: string): boolean {
  const masked = { items: [{ kind: 'number', text: '$5' } as const], mark: '', text };
  return figuresKept(masked, text);
}

/** Each pair keeps the next one together here or there, so that only its loss shows the next gap. */
function partsSeeds(text: string): unknown {
  const seeds = Array.from(text, (_, at) => ({
    sentence: 3 * (at % 2 ? at - 1 : at + 1),
    sourceSentence: at === 0 ? -9 : 3 * (at % 2 ? at + 1 : at - 1),
    cosine: 0.5,
    dice: 0.5,
  }));
  return clusterSeeds(seeds, { here: 4, there: 4 });
}

const sentenceOf = (n: number): string =>
  `${Array.from('abcdefghi', (letter) => letter + letters(n)).join(' ')}. `;

/** Two sentences of the source side by side, from its beginning and from its end, and others before the next two. */
function drawnFromBothEnds(size: number): string {
  const other = (n: number) =>
    `z${letters(3 * n)}q z${letters(3 * n + 1)}q z${letters(3 * n + 2)}q. `;
  const [here, first, last]: [string[], string[], string[]] = [[], [], []];
  for (let n = 0; n < size / 280; n++) {
    const [one, two] = [sentenceOf(2 * n), sentenceOf(2 * n + 1)];
    here.push(one, two, ...[0, 1, 2, 3].map((at) => other(5 * n + at)));
    first.push(one, other(5 * n + 4));
    last.push(two);
  }
  return `${here.join('')}\f${first.join('')}${last.join('')}`;
}

function alignsHalves(text: string): unknown {
  const border = text.indexOf('\f');
  return align(text.slice(0, border), text.slice(border));
}

/** Sentences of which thirty at a time have half of their words in common, far from one another. */
function inFamilies(size: number): string {
  const count = Math.max(30, Math.floor(size / 50));
  const words = (from: number, end: string) =>
    [0, 1, 2, 3].map((at) => `k${letters(4 * from + at)}${end}`).join(' ');
  const family = Math.ceil(count / 30);
  const sentence = (n: number) => `${words(n % family, '')} ${words(n, 'x')}. `;
  return Array.from({ length: count }, (_, n) => sentence(n)).join('');
}

function alignsTurned(text: string): unknown {
  return align(text, text.split('. ').reverse().join('. '));
}

/** Passages of 2,000 words, of which none stands twice in the text. */
function countsPassages(text: string): unknown {
  const stems = Int32Array.from({ length: text.length * 128 }, (_, at) => at);
  let sum = 0;
  for (let at = 0; at + 2000 <= stems.length; at += 2000)
    sum += bagOf(stems, [at, at + 2000], stems.length).total;
  return sum;
}

function findsInside(text: string): unknown {
  const spans = Array.from(text, (_, at) => ({ start: at * 9, end: at * 9 + 9 }));
  return spans.map((span) => within(spans, span).length);
}

function scoresFrom(text: string): number[] {
  return Array.from(text, (_, at) => (at % 600) / 100 - 3);
}
