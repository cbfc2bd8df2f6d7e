import { readChannel } from './channel.ts';
import { type Candidate, placed, type Stream } from './reading.ts';

const PLAIN = 0x20;
const FEWEST = 8;
const FLOOR = 22;
const MOST_KINDS = 4;

/**
 * Bits in the kind of space between the words: a no-break or thin space against the plain one, or
 * two such kinds against one another. What typography asks for does not read as text.
 */
export function decodeSpaceKinds(text: string, spaces: Stream): Candidate | null {
  const counts = new Map<number, number>();
  for (const symbol of spaces.symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const often = [...counts]
    .filter(([, count]) => count >= FEWEST)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_KINDS)
    .map(([kind]) => kind);
  const pairs = [
    ...often.map((kind) => [PLAIN, kind]),
    ...often.flatMap((kind, at) => often.slice(at + 1).map((other) => [kind, other])),
  ];
  let best: Candidate | null = null;
  for (const [zero, one] of pairs) {
    const candidate = readPair(text, zero!, one!);
    if (candidate !== null && (best === null || candidate.evidence > best.evidence))
      best = candidate;
  }
  return best;
}

function readPair(text: string, zero: number, one: number): Candidate | null {
  const at: number[] = [];
  const bits: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit !== zero && unit !== one) continue;
    at.push(i);
    bits.push(unit === one ? 1 : 0);
  }
  const read = readChannel(Uint8Array.from(bits), FLOOR);
  if (read === null) return null;
  const { content, bytes, evidence, information, length, how } = read;
  const note = `Bits in the spaces between the words, ${label(zero)} against ${label(one)}: ${how}.`;
  return placed(
    { scheme: 'space-kinds', content, bytes, certainty: 'likely', note, evidence, information },
    at[0]!,
    at[length - 1]! + 1,
    length,
  );
}

function label(unit: number): string {
  return `U+${unit.toString(16).toUpperCase().padStart(4, '0')}`;
}
