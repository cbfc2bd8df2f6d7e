import { readChannel } from './channel.ts';
import { type Candidate, placed } from './reading.ts';

const FLOOR = 22;
const RETURN = 0x0d;

/** The end of a line: where its white space begins, where the line feed stands. */
interface Line {
  tail: number;
  feed: number;
}

/** Bits in the ends of lines: U+000D before the line feed, or none. */
export function decodeLineEnds(text: string): Candidate | null {
  const lines = linesOf(text);
  const bits = lines.map(({ feed }) => (text.charCodeAt(feed - 1) === RETURN ? 1 : 0));
  return read(lines, bits, { scheme: 'line-ends', what: 'U+000D before the line feed, or none' });
}

/** Bits in what stands behind a line: a space or none, one space or two, a space or a tab. */
export function decodeLineTails(text: string): Candidate | null {
  const lines = linesOf(text);
  const tails = lines.map(({ tail, feed }) => text.slice(tail, feed).replace('\r', ''));
  const kinds = [...new Set(tails)].sort((a, b) => (a < b ? -1 : 1));
  // Others than two kinds are not this channel; real files have all sorts.
  if (kinds.length !== 2 || kinds[1]!.length > 2) return null;
  const bits = tails.map((tail) => (tail === kinds[1] ? 1 : 0));
  return read(lines, bits, {
    scheme: 'line-tails',
    what: `${nameOf(kinds[0]!)} behind a line, or ${nameOf(kinds[1]!)}`,
  });
}

function nameOf(tail: string): string {
  if (tail === '') return 'nothing';
  return tail.replaceAll('\t', 'tab ').replaceAll(' ', ' space').trim();
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let feed = text.indexOf('\n'); feed !== -1; feed = text.indexOf('\n', feed + 1)) {
    let tail = feed;
    while (tail > 0 && isTail(text.charCodeAt(tail - 1))) tail--;
    lines.push({ tail, feed });
  }
  return lines;
}

function isTail(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === RETURN;
}

interface Channel {
  scheme: string;
  what: string;
}

function read(lines: Line[], bits: number[], { scheme, what }: Channel): Candidate | null {
  const found = readChannel(Uint8Array.from(bits), FLOOR);
  if (found === null) return null;
  const { content, bytes, evidence, information, length, how } = found;
  const note = `Bits at the ends of the lines, ${what}: ${how}.`;
  return placed(
    { scheme, content, bytes, certainty: 'likely', note, evidence, information },
    lines[0]!.tail,
    lines[length - 1]!.feed + 1,
    length,
  );
}
