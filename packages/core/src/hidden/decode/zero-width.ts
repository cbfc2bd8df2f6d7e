import { packBytes, readBits } from './bits.ts';
import { isPeriodic } from './periodic.ts';
import { readRadix } from './radix.ts';
import { bestReading, type Reading } from './reading.ts';
import { readKnownOrder, readSeparated } from './separated.ts';
import { readStegCloak } from './stegcloak.ts';
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
  yield* readRadix(symbols, distinct);
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
    found.map(({ content, bytes, evidence, how }) => {
      if (evidence < 3) return null;
      const note = `Bits in ${names}: ${how}.`;
      return { scheme, content, bytes, evidence, certainty: 'likely', note };
    }),
  );
}

/** Start and end marks occur nowhere else. */
function withoutFrame(symbols: number[], distinct: number[]): number[] {
  if (distinct.length < 3) return symbols;
  let from = 0;
  let to = symbols.length;
  const rare = distinct.filter((mark) => symbols.filter((symbol) => symbol === mark).length <= 2);
  while (from < to && rare.includes(symbols[from]!)) from++;
  while (to > from && rare.includes(symbols[to - 1]!)) to--;
  return symbols.slice(from, to);
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
