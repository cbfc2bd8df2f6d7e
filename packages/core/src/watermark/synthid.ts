import { mt19937 } from './mt19937.ts';

/** The 30 keys of the public demonstration configuration of SynthID-Text. */
const SYNTHID_PUBLIC_KEYS: readonly number[] = [
  654, 400, 836, 123, 340, 443, 597, 160, 57, 29, 590, 639, 13, 715, 468, 990, 966, 226, 324, 585,
  118, 504, 421, 521, 129, 669, 732, 225, 90, 960,
];

const TABLE_BITS = 0xffff;
const HISTORY = 1024;
/** Low 16 bits of 6364136223846793005: the table has 65,536 entries, so nothing above them matters. */
const MULTIPLIER = 0x7f2d;

let table: Uint8Array | undefined;

function samplingTable(): Uint8Array {
  table ??= Uint8Array.from(mt19937(0, TABLE_BITS + 1), (output) => output & 1);
  return table;
}

const accumulate = (hash: number, value: number): number =>
  (Math.imul((hash + value) & TABLE_BITS, MULTIPLIER) + 1) & TABLE_BITS;

/** What a SynthID-Text detector sees in a text. */
export interface SynthIdScore {
  /** Tokens given. */
  tokens: number;
  /** Positions that count: all with a full context that is not a repeated one. */
  scored: number;
  /** Mean of the g-values over positions and keys; 0.5 without a mark. */
  meanG: number;
  /** Standard score of `meanG`; about normal(0, 1) without a mark. */
  z: number;
  /** The same with the layers weighted from 10 down to 1, as the weighted-mean detector does. */
  weightedZ: number;
}

/** Options of `scoreSynthId`. */
export interface SynthIdOptions {
  keys?: readonly number[];
  /** Length of the hashed run: the token and the ones before it. */
  ngramLength?: number;
}

/**
 * Scores token ids for a SynthID-Text mark (Dathathri et al., Nature 634, 2024): mean and weighted
 * mean of the g-values with repeated contexts masked. Tokenize with the tokenizer of the model that
 * may have written the text, without special tokens. A z above 2.33 has a 1 % chance without the
 * mark. Never throws.
 *
 * @param tokens token ids in order
 * @param options keys and length of the hashed run; by default those of the public configuration
 * @returns the scores; all zeros when no position can be scored
 * @example
 * scoreSynthId([5, 6, 7]).scored // 0
 * scoreSynthId([5, 6, 7, 8, 9, 10]).scored // 2
 */
export function scoreSynthId(
  tokens: readonly number[],
  { keys = SYNTHID_PUBLIC_KEYS, ngramLength = 5 }: SynthIdOptions = {},
): SynthIdScore {
  const weights = keys.map((_, layer) =>
    keys.length === 1 ? 1 : 10 - (9 * layer) / (keys.length - 1),
  );
  const sampling = samplingTable();
  const history = emptyHistory();
  let scored = 0;
  let ones = 0;
  let weighted = 0;
  for (let at = ngramLength - 1; at < tokens.length; at++) {
    const context = tokens.slice(at - ngramLength + 1, at).join(' ');
    if (isRepeated(history, context)) continue;
    scored++;
    let hash = 1;
    for (let i = at - ngramLength + 1; i <= at; i++) hash = accumulate(hash, tokens[i]!);
    for (let layer = 0; layer < keys.length; layer++) {
      if (sampling[accumulate(hash, keys[layer]!)]! === 0) continue;
      ones++;
      weighted += weights[layer]!;
    }
  }
  if (scored === 0) return { tokens: tokens.length, scored, meanG: 0, z: 0, weightedZ: 0 };
  const meanG = ones / (scored * keys.length);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const squares = weights.reduce((total, weight) => total + weight * weight, 0);
  return {
    tokens: tokens.length,
    scored,
    meanG,
    z: (meanG - 0.5) / (0.5 / Math.sqrt(scored * keys.length)),
    weightedZ:
      (weighted / (scored * sum) - 0.5) / ((0.5 * Math.sqrt(squares)) / (sum * Math.sqrt(scored))),
  };
}

/** The last 1,024 contexts, as the detector's history has them: in a ring, and how often each is in it. */
interface History {
  ring: string[];
  next: number;
  counts: Map<string, number>;
}

const emptyHistory = (): History => ({ ring: [], next: 0, counts: new Map() });

/** Whether a context is in the history; it is from now on. */
function isRepeated(history: History, context: string): boolean {
  const { ring, next, counts } = history;
  const known = counts.get(context) ?? 0;
  counts.set(context, known + 1);
  const gone = ring[next];
  if (gone !== undefined) {
    const left = counts.get(gone)! - 1;
    // A context that is forgotten leaves nothing behind: a long text has more of them than a map can hold.
    if (left === 0) counts.delete(gone);
    else counts.set(gone, left);
  }
  ring[next] = context;
  history.next = (next + 1) % HISTORY;
  return known > 0;
}
