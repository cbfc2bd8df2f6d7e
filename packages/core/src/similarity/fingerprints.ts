import { CODE_SEQUENCE } from './code/align-code.ts';
import { readCode } from './code/code-tokens.ts';
import { readsAsCode } from './code/reads-as-code.ts';
import { type Hash, hashSequence, hashWord, toSigned } from './hash.ts';
import { stemOf } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';
import { readWords, type Word } from './words.ts';

/** From word sequences as they stand, from content words without endings and order, or from a program's tokens. */
export type FingerprintKind = 'verbatim' | 'reworded' | 'code';

export interface Fingerprint {
  /** Signed 64-bit number, as a database keeps it. Kinds never share a hash on purpose. */
  hash: bigint;
  /** Number of the word (from 0) where the fingerprinted words begin. */
  position: number;
  kind: FingerprintKind;
}

export interface FingerprintOptions {
  /**
   * True: every fingerprint instead of the winnowed ones. For the text that is looked up, whose reworded
   * fingerprints then meet more of the winnowed ones in the index. Default false.
   */
  every?: boolean;
}

/** Words of a verbatim fingerprint. */
const SEQUENCE_LENGTH = 5;
/** Fingerprints of which at least one is kept, wherever one looks. */
const WINNOW_WINDOW = 8;
/** Words of the shortest common run that is sure to share a verbatim fingerprint: window + sequence − 1. */
export const GUARANTEED_RUN = WINNOW_WINDOW + SEQUENCE_LENGTH - 1;

const CONTENT_LENGTH = 3;
const SALTS = { verbatim: 0x2545f491, reworded: 0x6c078965, code: 0x7f4a7c15 };

interface Placed extends Hash {
  position: number;
}

function isLess(one: Hash, other: Hash): boolean {
  return one.high !== other.high ? one.high < other.high : one.low < other.low;
}

/** Keeps the least hash of every window, the rightmost of equals: the same run keeps the same ones anywhere. */
function winnow(hashes: readonly Placed[], windowSize: number): Placed[] {
  const kept: Placed[] = [];
  if (hashes.length === 0) return kept;
  let least = -1;
  for (let last = Math.min(windowSize, hashes.length) - 1; last < hashes.length; last++) {
    const first = Math.max(0, last - windowSize + 1);
    if (least < first) {
      least = first;
      for (let at = first + 1; at <= last; at++) {
        if (!isLess(hashes[least]!, hashes[at]!)) least = at;
      }
    } else if (!isLess(hashes[least]!, hashes[last]!)) {
      least = last;
    }
    if (kept.at(-1) !== hashes[least]) kept.push(hashes[least]!);
  }
  return kept;
}

function verbatimHashes(words: readonly Word[], cache: Map<string, Hash>): Placed[] {
  const hashes = words.map(({ form }) => hashCached(form, cache));
  const placed: Placed[] = [];
  for (let at = 0; at + SEQUENCE_LENGTH <= hashes.length; at++) {
    const hash = hashSequence(hashes.slice(at, at + SEQUENCE_LENGTH), SALTS.verbatim);
    placed.push({ ...hash, position: at });
  }
  return placed;
}

function rewordedHashes(words: readonly Word[], cache: Map<string, Hash>): Placed[] {
  const stems = words.flatMap(({ form }, position) =>
    STOP_WORDS.has(form) ? [] : [{ stem: stemOf(form), position }],
  );
  const placed: Placed[] = [];
  for (let at = 0; at + CONTENT_LENGTH <= stems.length; at++) {
    const three = stems.slice(at, at + CONTENT_LENGTH);
    const names = three.map(({ stem }) => stem).sort();
    // A word said over and over makes no trigram worth a look-up.
    if (new Set(names).size < CONTENT_LENGTH) continue;
    const hash = hashSequence(
      names.map((stem) => hashCached(stem, cache)),
      SALTS.reworded,
    );
    placed.push({ ...hash, position: three[0]!.position });
  }
  return placed;
}

/** Sequences of a program's tokens; a text that is none has none. */
function codeHashes(text: string, cache: Map<string, Hash>): Placed[] {
  if (!readsAsCode(text)) return [];
  const hashes = readCode(text).map(({ form }) => hashCached(form, cache));
  const placed: Placed[] = [];
  for (let at = 0; at + CODE_SEQUENCE <= hashes.length; at++) {
    const hash = hashSequence(hashes.slice(at, at + CODE_SEQUENCE), SALTS.code);
    placed.push({ ...hash, position: at });
  }
  return placed;
}

function hashCached(word: string, cache: Map<string, Hash>): Hash {
  const known = cache.get(word);
  if (known) return known;
  const hash = hashWord(word);
  cache.set(word, hash);
  return hash;
}

/**
 * The fingerprints by which a text is found again: sequences of 5 words, and sorted triples of neighbouring
 * content words without their endings, both winnowed with a window of 8; of a program also sequences of 12 tokens
 * whose names and literals do not count. Two texts with a common run of at
 * least 12 words share a verbatim fingerprint (winnowing: Schleimer, Wilkerson and Aiken 2003). Deterministic on
 * every engine. Never throws.
 *
 * @param text any string
 * @param options whether to winnow
 * @returns in the order of the text, verbatim ones first; a text under 12 words still has the few it can have
 * @example
 * fingerprints('one two three four five')[0]?.kind // 'verbatim'
 */
export function fingerprints(text: string, options: FingerprintOptions = {}): Fingerprint[] {
  const words = readWords(text);
  const cache = new Map<string, Hash>();
  const windowSize = options.every ? 1 : WINNOW_WINDOW;
  const named = (kind: FingerprintKind, hashes: readonly Placed[]): Fingerprint[] =>
    winnow(hashes, windowSize).map((one) => ({
      hash: toSigned(one),
      position: one.position,
      kind,
    }));
  return [
    ...named('verbatim', verbatimHashes(words, cache)),
    ...named('reworded', rewordedHashes(words, cache)),
    ...named('code', codeHashes(text, cache)),
  ];
}
