import { FUNCTION_WORDS } from './function-words.ts';
import { setOf, WORD_RATES } from './style-words.ts';
import { MARK, NUMBER, type Tokens, WORD } from './tokens.ts';

const NAMES_BEFORE = [
  'mean word length',
  'word length spread',
  'long words',
  'very long words',
  'words per sentence',
  'sentence length spread',
  'sentence length variation',
  'shortest sentence',
  'longest sentence',
  'sentence length jump',
  'vocabulary per 50 words',
  'words used once',
  'function words',
  'function word entropy',
  'commas',
  'full stops',
  'semicolons and colons',
  'dashes',
  'hyphens',
  'exclamation marks',
  'question marks',
  'quotation marks',
  'brackets',
  'ellipses',
  'numbers',
  'names',
  'words in capitals',
  'contractions',
  'apostrophes left out',
  'sentences begun small',
  'lower-case i',
  'words in -ly',
  'words in -ing',
  'nouns in -tion, -ment, -ness, -ity',
  'adjectives in -ive, -ous, -ful, -al',
  'lists of three',
  'comma before and',
  'comma and -ing',
  'sentences begun with a name or pronoun',
  'sentences begun alike',
  'sentences begun with The',
  'repeated word pairs',
  'commas per sentence spread',
  'syllables per word',
  'non-ASCII letters',
  'log words',
];

/** Names of the style figures, in the order of `styleOf`. */
export const STYLE_NAMES: readonly string[] = [
  ...NAMES_BEFORE,
  ...WORD_RATES.map(([name]) => name),
];

/** For each listed word, the places of its lists. */
const LISTS_OF = new Map<string, number[]>();
for (const [list, [, words]] of WORD_RATES.entries()) {
  for (const word of words) LISTS_OF.set(word, [...(LISTS_OF.get(word) ?? []), list]);
}

const NO_APOSTROPHE = setOf(
  'dont didnt doesnt cant wont isnt wasnt arent couldnt wouldnt shouldnt havent hasnt hadnt im ive youre theyre thats whats lets alot',
);
const PRONOUN = setOf("i he she we they it you i'm it's he's she's we're they're");

function spread(values: number[], mean: number): number {
  if (values.length < 2) return 0;
  let sum = 0;
  for (const value of values) sum += (value - mean) ** 2;
  return Math.sqrt(sum / (values.length - 1));
}

function average(values: number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/** Not `Math.min(...values)`: a long text has more sentences than a call takes arguments. */
function leastOf(values: number[]): number {
  return values.reduce((least, value) => Math.min(least, value), values[0] ?? 0);
}

function mostOf(values: number[]): number {
  return values.reduce((most, value) => Math.max(most, value), values[0] ?? 0);
}

/** Mean number of different words in every run of 50; for a shorter text, scaled from its own. */
function variety(words: string[]): number {
  const span = Math.min(50, words.length);
  if (span === 0) return 0;
  const seen = new Map<string, number>();
  let total = 0;
  let runs = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    seen.set(word, (seen.get(word) ?? 0) + 1);
    if (at >= span) {
      const gone = words[at - span] as string;
      const left = (seen.get(gone) as number) - 1;
      if (left === 0) seen.delete(gone);
      else seen.set(gone, left);
    }
    if (at >= span - 1) {
      total += seen.size;
      runs++;
    }
  }
  return total / runs / span;
}

/** The figures of style of a text, one for each of `STYLE_NAMES`; all finite, 0 for no text. */
export function styleOf(tokens: Tokens): Float32Array {
  const { form, kind, caps, sentences } = tokens;
  const words: string[] = [];
  const count = {
    long: 0,
    veryLong: 0,
    name: 0,
    capitals: 0,
    ly: 0,
    ing: 0,
    noun: 0,
    adjective: 0,
  };
  const more = { contraction: 0, noApostrophe: 0, smallI: 0, syllables: 0, foreign: 0, numbers: 0 };
  const marks = new Map<string, number>();
  const lengths: number[] = [];
  const rates = new Float64Array(WORD_RATES.length);
  const functions = new Map<string, number>();
  const starts = new Set(sentences);
  let threes = 0;
  let commaAnd = 0;
  let commaIng = 0;
  for (let at = 0; at < form.length; at++) {
    const word = form[at] as string;
    if (kind[at] === NUMBER) more.numbers++;
    if (kind[at] === MARK) {
      marks.set(word, (marks.get(word) ?? 0) + 1);
      if (word === ',') {
        const next = form[at + 1] ?? '';
        if (next === 'and' || next === 'or') commaAnd++;
        if (next === 'and' && (form[at - 2] === ',' || form[at - 3] === ',')) threes++;
        if (next.length > 5 && next.endsWith('ing')) commaIng++;
      }
    }
    if (kind[at] !== WORD) continue;
    words.push(word);
    lengths.push(word.length);
    if (word.length > 6) count.long++;
    if (word.length > 9) count.veryLong++;
    if (caps[at] === 1 && !starts.has(at) && word !== 'i' && !word.startsWith("i'")) count.name++;
    if (caps[at] === 2) count.capitals++;
    if (word.includes("'")) more.contraction++;
    if (NO_APOSTROPHE.has(word)) more.noApostrophe++;
    if (word === 'i' && caps[at] === 0) more.smallI++;
    more.syllables += Math.max(1, word.match(/[aeiouy]+/g)?.length ?? 0);
    for (const list of LISTS_OF.get(word) ?? []) rates[list] = (rates[list] as number) + 1;
    if (FUNCTION_WORDS.has(word)) {
      functions.set(word, (functions.get(word) ?? 0) + 1);
    } else {
      if (word.endsWith('ly')) count.ly++;
      if (word.length > 5 && word.endsWith('ing')) count.ing++;
      if (word.length > 5 && /(?:tion|ment|ness|ity|sion)s?$/.test(word)) count.noun++;
      if (word.length > 5 && /(?:ive|ous|ful|al|ic)$/.test(word)) count.adjective++;
      if (/[^\x20-\x7e]/.test(word)) more.foreign++;
    }
  }
  const n = Math.max(1, words.length);

  const sizes: number[] = [];
  const commas: number[] = [];
  const openings = new Map<string, number>();
  let jump = 0;
  let begunSmall = 0;
  let begunPronoun = 0;
  let begunThe = 0;
  for (let index = 0; index + 1 < sentences.length; index++) {
    const from = sentences[index] as number;
    const to = sentences[index + 1] as number;
    let size = 0;
    let comma = 0;
    let first = -1;
    for (let at = from; at < to; at++) {
      if (kind[at] === WORD) {
        size++;
        if (first < 0) first = at;
      }
      if (form[at] === ',') comma++;
    }
    if (size === 0) continue;
    const last = sizes.at(-1);
    if (last !== undefined) jump += Math.abs(size - last);
    sizes.push(size);
    commas.push(comma);
    const opening = form[first] as string;
    openings.set(opening, (openings.get(opening) ?? 0) + 1);
    if (index > 0 && caps[first] === 0) begunSmall++;
    if (PRONOUN.has(opening) || !FUNCTION_WORDS.has(opening)) begunPronoun++;
    if (opening === 'the') begunThe++;
  }
  const s = Math.max(1, sizes.length);
  const meanLength = average(lengths);
  const meanSize = average(sizes);
  const sizeSpread = spread(sizes, meanSize);

  const used = new Map<string, number>();
  const pairs = new Set<string>();
  let repeated = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    used.set(word, (used.get(word) ?? 0) + 1);
    if (at === 0) continue;
    const pair = `${words[at - 1]} ${word}`;
    if (pairs.has(pair)) repeated++;
    else pairs.add(pair);
  }
  let once = 0;
  for (const times of used.values()) if (times === 1) once++;
  let entropy = 0;
  let functionWords = 0;
  for (const times of functions.values()) functionWords += times;
  for (const times of functions.values()) {
    entropy -= (times / functionWords) * Math.log2(times / functionWords);
  }
  let alike = 0;
  for (const times of openings.values()) alike += times - 1;
  // Both grow with length by nature: measured against what a text of that length has room for.
  const room = Math.log(n + 1);

  const mark = (...which: string[]) => {
    let total = 0;
    for (const one of which) total += marks.get(one) ?? 0;
    return total / n;
  };
  const values = [
    meanLength,
    spread(lengths, meanLength),
    count.long / n,
    count.veryLong / n,
    meanSize,
    sizeSpread,
    meanSize === 0 ? 0 : sizeSpread / meanSize,
    leastOf(sizes),
    mostOf(sizes),
    sizes.length < 2 ? 0 : jump / (sizes.length - 1) / meanSize,
    variety(words),
    (once / n) * room,
    functionWords / n,
    entropy / room,
    mark(','),
    mark('.'),
    mark(';', ':'),
    mark('--'),
    mark('-'),
    mark('!', '!!'),
    mark('?', '??'),
    mark('"'),
    mark('(', ')', '[', ']'),
    mark('...'),
    more.numbers / n,
    count.name / n,
    count.capitals / n,
    more.contraction / n,
    more.noApostrophe / n,
    begunSmall / s,
    more.smallI / n,
    count.ly / n,
    count.ing / n,
    count.noun / n,
    count.adjective / n,
    threes / n,
    commaAnd / n,
    commaIng / n,
    begunPronoun / s,
    alike / s,
    begunThe / s,
    (repeated / n) * (1 / room),
    spread(commas, average(commas)),
    more.syllables / n,
    more.foreign / n,
    room,
  ];
  return Float32Array.from([...values, ...Array.from(rates, (rate) => rate / n)]);
}
