import { readAitsteg } from './aitsteg.ts';
import { packBytes, readBits } from './bits.ts';
import { readLengthPrefixed } from './length-prefixed.ts';
import { isMonotonous, isWordy, messageEvidence } from './message.ts';
import { readNineBits } from './nine-bits.ts';
import { isPeriodic } from './periodic.ts';
import { readRadix } from './radix.ts';
import { bestReading, type Reading, sliced } from './reading.ts';
import { readKnownOrder, readSeparated } from './separated.ts';
import { readStega } from './stega.ts';
import { readStegCloak } from './stegcloak.ts';
import { readUnpadded } from './unpadded.ts';
import { readZeroWidthLib } from './zero-width-lib.ts';

const SHORTEST = 6;
/** Unread carriers are reported from this many on; fewer are litter, not a message. */
const SHORTEST_UNREAD = 8;

/** Finds the most convincing reading of a stream of zero-width characters, if it carries one. */
export function readZeroWidth(symbols: number[]): Reading | null {
  if (symbols.length < SHORTEST) return null;
  const distinct = [...new Set(symbols)].sort((a, b) => a - b);
  if (distinct.length < 2 || isPeriodic(symbols, 4)) return null;
  return bestReading(readings(symbols, distinct)) ?? reportUnread(symbols, distinct);
}

function* readings(symbols: number[], distinct: number[]): Generator<Reading | null> {
  yield readStegCloak(symbols);
  yield readZeroWidthLib(symbols);
  yield readStega(symbols);
  yield readLengthPrefixed(symbols);
  yield readAitsteg(symbols);
  yield readNineBits(symbols, distinct);
  yield readUnpadded(symbols, distinct);
  yield* readRadix(symbols, distinct);
  // Some put marks around a number system as well.
  const inner = withoutFrame(symbols, distinct);
  if (inner.length < symbols.length && inner.length >= SHORTEST)
    yield* readRadix(
      inner,
      [...new Set(inner)].sort((a, b) => a - b),
    );
  yield readFingerprint(symbols);
  yield readBinary(symbols, distinct);
}

/** U+FEFF after every symbol but the last, a third symbol between the characters. */
function readFingerprint(symbols: number[]): Reading | null {
  if (!symbols.every((symbol, i) => (symbol === 0xfeff) === (i % 2 === 1))) return null;
  const inner = symbols.filter((symbol) => symbol !== 0xfeff);
  const distinct = [...new Set(inner)].sort((a, b) => a - b);
  const usual = distinct.join() === '8203,8204,8205' ? readKnownOrder(inner) : [];
  const found = usual.find(({ evidence }) => evidence >= 3) ?? readBinary(inner, distinct);
  if (!found) return null;
  const { content, bytes, evidence } = found;
  const note =
    'Zero-width fingerprint: bits joined by U+FEFF, a third character between the letters.';
  return { scheme: 'zero-width-fingerprint', content, bytes, certainty: 'exact', note, evidence };
}

/** What bits have to be worth (see `messageEvidence`), in the usual order and in a guessed one. */
const FLOOR = 10;
const FLOOR_OF_SIGNS = 16;
const FLOOR_BEYOND_ASCII = 7;
const FLOOR_OF_GUESSES = 20;
const SHORTEST_CONTENT = 3;

/** Two symbols for the bits; others separate the characters or frame the whole. */
function readBinary(symbols: number[], distinct: number[]): Reading | null {
  const inner = withoutFrame(symbols, distinct);
  const left = distinct.filter((symbol) => inner.includes(symbol));
  if (left.length < 2 || left.length > 3) return null;
  const two = left.length === 2;
  const found = two
    ? readBits(inner.map((symbol) => Number(symbol === left[1])))
    : readSeparated(inner, left);
  const scheme = two ? 'zero-width-binary' : 'zero-width-separated';
  const names = left.map(codePointLabel).join(' and ');
  return bestReading(
    found.map(({ content, bytes, evidence, how, idle = 0 }) => {
      if (evidence < 3) return null;
      const floor = how === 'UTF-8' ? floorOf(content) : FLOOR_OF_GUESSES;
      const isLikely =
        content.length >= SHORTEST_CONTENT &&
        messageEvidence(content, bitsIn(inner, left)) >= floor;
      const note = `Bits in ${names}: ${how}.`;
      const marks = symbols.length - inner.length;
      const ways = waysOf(how, marks) + (two ? 0 : partsOf(how, inner) + idle);
      if (isLikely) return { scheme, content, bytes, evidence, certainty: 'likely', note, ways };
      if (!two || !PLAIN.test(how) || !mayBeMeant(content)) return null;
      const more = ` ${chanceOf(inner.length / 8)}`;
      return { scheme, content, bytes, evidence, certainty: 'possible', note: note + more };
    }),
  );
}

/** Bits for units and order, the usual ones cheapest, and for a frame of so many marks. */
function waysOf(how: string, marks: number): number {
  const order = how === 'UTF-8' ? 2 : PLAIN.test(how) ? 3 : 6;
  return order + 2 * Math.log2(1 + marks);
}

/** Bits for the places of marks between strings of bytes; those between letters stand where they must. */
function partsOf(how: string, inner: number[]): number {
  if (how.endsWith('a group')) return 0;
  const counts = [...new Set(inner)].map(
    (mark) => inner.filter((symbol) => symbol === mark).length,
  );
  return Math.min(...counts) * Math.log2(inner.length);
}

/** Whole bytes, high bit first. */
const PLAIN = /^UTF-8(?:, symbols swapped)?$/;
const PRINTABLE = /^[^\p{C}]{3,}$/u;
/** Two characters of any sort are too few; two letters or figures may be a greeting. */
const PAIR = /^[\p{L}\p{N}][\p{L}\p{N}!?.]$/u;

/** What can be shown, and says something, though lots may have drawn it. */
function mayBeMeant(content: string): boolean {
  return (PRINTABLE.test(content) && !isMonotonous(content)) || PAIR.test(content);
}

/** Of 256 bytes 95 are characters of ASCII, and the symbols can stand for the bits in two ways. */
function chanceOf(bytes: number): string {
  const rows = Math.round((256 / 95) ** bytes / 2);
  return `So few that one in ${rows.toLocaleString('en')} rows drawn by lot would read as text too.`;
}

/** Bytes that are UTF-8 beyond ASCII are hardly so by lot; ASCII signs at random are. */
function floorOf(content: string): number {
  if (isWordy(content)) return FLOOR;
  return /[^\x20-\x7e]/.test(content) ? FLOOR_BEYOND_ASCII : FLOOR_OF_SIGNS;
}

function bitsIn(symbols: number[], distinct: number[]): number {
  return symbols.length * Math.log2(distinct.length);
}

/** Start and end marks occur nowhere else. */
function withoutFrame(symbols: number[], distinct: number[]): number[] {
  if (distinct.length < 3) return symbols;
  let from = 0;
  let to = symbols.length;
  const rare = distinct.filter((mark) => isFrame(symbols, mark));
  while (from < to && rare.includes(symbols[from]!)) from++;
  while (to > from && rare.includes(symbols[to - 1]!)) to--;
  return sliced(symbols, from, to);
}

/** At most two of them, or all at the ends. */
function isFrame(symbols: number[], mark: number): boolean {
  let count = 0;
  for (const symbol of symbols) if (symbol === mark) count++;
  let outer = 0;
  for (let i = 0; symbols[i] === mark; i++) outer++;
  for (let i = symbols.length - 1; symbols[i] === mark; i--) outer++;
  return count <= 2 || outer === count;
}

function reportUnread(symbols: number[], distinct: number[]): Reading | null {
  if (symbols.length < SHORTEST_UNREAD || isPeriodic(symbols, 8)) return null;
  const rarest = Math.min(
    ...distinct.map((mark) => symbols.filter((symbol) => symbol === mark).length),
  );
  if (distinct.length === 2 && rarest < symbols.length / 5) return null;
  const binary = distinct.length === 2 && symbols.length % 8 === 0;
  const bits = binary ? symbols.map((symbol) => Number(symbol === distinct[1])) : null;
  return {
    scheme: 'zero-width-unknown',
    content: null,
    bytes: bits && packBytes(bits),
    certainty: 'detected',
    note: `${symbols.length} zero-width characters of ${distinct.length} kinds: a message that could not be read, perhaps an encrypted one.`,
    evidence: 0,
  };
}

function codePointLabel(symbol: number): string {
  return `U+${symbol.toString(16).toUpperCase()}`;
}
