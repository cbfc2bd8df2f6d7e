import { packBytes, readBits } from './bits.ts';
import { readChannel } from './channel.ts';
import { textEvidence } from './evidence.ts';
import { informationOf } from './information.ts';
import { messageEvidence } from './message.ts';
import { bestReading, type Candidate, placed, type Reading } from './reading.ts';
import { utf8ToText } from './utf8.ts';

const TAB = 0x09;

/** White space at the ends of lines: start and end in turn. */
type Tails = { text: string; lineEnds: readonly number[] };

/** Reads messages in the white space at the ends of lines; `lineEnds` holds start and end in turn. */
export function decodeTrailing(text: string, lineEnds: number[]): Candidate | null {
  let first = 0;
  while (first < lineEnds.length && text.charCodeAt(lineEnds[first]!) !== TAB) first += 2;
  const snow =
    first === lineEnds.length ? null : readSnow({ text, lineEnds: lineEnds.slice(first) });
  const plain = snow?.content
    ? null
    : (readDelimited({ text, lineEnds }) ?? readPlainBits({ text, lineEnds }));
  const reading = bestReading([snow, plain]);
  if (reading === null) return null;
  const from = reading === snow ? first : 0;
  const spaces = tabsAsOnes({ text, lineEnds }, lengthOf({ text, lineEnds }));
  const information = informationOf(spaces);
  return placed(
    { ...reading, information },
    lineEnds[from]!,
    lineEnds.at(-1)!,
    lineEnds.length / 2,
  );
}

function lengthOf({ lineEnds }: Tails): number {
  let length = 0;
  for (let i = 0; i < lineEnds.length; i += 2) length += lineEnds[i + 1]! - lineEnds[i]!;
  return length;
}

/**
 * SNOW: a first tab opens; then every run of 0–7 spaces is three bits, lowest first, with tabs
 * between the runs. More than seven spaces are not SNOW's.
 */
function readSnow(tails: Tails): Reading | null {
  const counts = spaceCounts(tails);
  if (counts === null) return null;
  const bits = new Uint8Array(3 * counts.length);
  for (let i = 0; i < counts.length; i++) {
    const count = counts[i]!;
    bits[3 * i] = count & 1;
    bits[3 * i + 1] = (count >> 1) & 1;
    bits[3 * i + 2] = count >> 2;
  }
  const bytes = packBytes(bits);
  if (bits.subarray(bytes.length * 8).includes(1) || bits.length % 8 > 2)
    return reportSnow(counts, tails);
  const content = utf8ToText(bytes);
  const evidence = content === null ? -1 : textEvidence(content, bits.length);
  if (content === null || evidence < 6) return reportSnow(counts, tails);
  const note = 'SNOW: three bits in each run of spaces at the ends of the lines.';
  return {
    scheme: 'snow',
    content,
    bytes,
    certainty: evidence < 16 ? 'likely' : 'exact',
    note,
    evidence,
    ways: SNOW,
  };
}

const LONGEST_RUN = 7;
/** Bits that say that it is SNOW, as nearly all that begins with a tab. */
const SNOW = 2;

/**
 * The lengths of the runs of spaces behind the first tab, or null where one is too long. A tab closes
 * a run, also an empty one; an empty rest at the end of the line is none.
 */
function spaceCounts(tails: Tails): Uint8Array | null {
  const { text, lineEnds } = tails;
  const counts = new Uint8Array(lengthOf(tails));
  let length = 0;
  for (let i = 0; i < lineEnds.length; i += 2) {
    const end = lineEnds[i + 1]!;
    let run = 0;
    for (let at = lineEnds[i]! + (i === 0 ? 1 : 0); at < end; at++) {
      if (text.charCodeAt(at) !== TAB) {
        if (++run > LONGEST_RUN) return null;
      } else {
        counts[length++] = run;
        run = 0;
      }
    }
    if (run > 0) counts[length++] = run;
  }
  return counts.subarray(0, length);
}

/** Packed or encrypted SNOW looks like noise; indentation left on empty lines does not. */
function reportSnow(counts: Uint8Array, { text, lineEnds }: Tails): Reading | null {
  const inside = counts.filter((count) => count > 0);
  if (counts.length < 16 || inside.length < 12 || new Set(inside).size < 6) return null;
  let ragged = 0;
  for (let i = 0; i < lineEnds.length; i += 2) {
    if (/\t {1,7}\t/.test(text.slice(lineEnds[i], lineEnds[i + 1]))) ragged++;
  }
  if (ragged < 3) return null;
  const note = `${counts.length} runs of spaces between tabs at the ends of ${lineEnds.length / 2} lines look like SNOW, compressed or under a password.`;
  return { scheme: 'snow', content: null, bytes: null, certainty: 'detected', note, evidence: 0 };
}

const DELIMITER = '\t\t\t';

/** pyUnicodeSteganography: three tabs behind a line, then a space or tab a bit, the low one first. */
function readDelimited({ text, lineEnds }: Tails): Reading | null {
  const [start, end] = lineEnds.slice(-2) as [number, number];
  if (!text.startsWith(DELIMITER, start) || (end - start - DELIMITER.length) % 8 !== 0) return null;
  const behind = [start + DELIMITER.length, end];
  const read = readChannel(tabsAsOnes({ text, lineEnds: behind }, end - behind[0]!), FLOOR);
  if (read === null) return null;
  const { content, bytes, evidence } = read;
  const note = 'pyUnicodeSteganography: bits in spaces and tabs behind three tabs.';
  return {
    scheme: 'py-unicode-steganography',
    content,
    bytes,
    certainty: 'likely',
    note,
    evidence,
  };
}

const FLOOR = 16;

/** The plain way: a space is one bit, a tab the other. */
function readPlainBits(tails: Tails): Reading | null {
  const length = lengthOf(tails);
  if (length < 24 || length % 8 !== 0) return null;
  const bits = tabsAsOnes(tails, length);
  if (!bits.includes(1)) return null;
  return bestReading(
    readBits(bits).map(({ content, bytes, evidence, how }) => {
      // Untidy indentation is noise with a rhythm; only UTF-8 is strict enough to tell it apart.
      if (bytes === null || evidence < 10 || messageEvidence(content, length) < FLOOR) return null;
      const note = `Bits in spaces and tabs at the ends of the lines: ${how}.`;
      return { scheme: 'trailing-whitespace', content, bytes, certainty: 'likely', note, evidence };
    }),
  );
}

function tabsAsOnes({ text, lineEnds }: Tails, length: number): Uint8Array {
  const bits = new Uint8Array(length);
  let next = 0;
  for (let i = 0; i < lineEnds.length; i += 2) {
    for (let at = lineEnds[i]!; at < lineEnds[i + 1]!; at++) {
      bits[next++] = text.charCodeAt(at) === TAB ? 1 : 0;
    }
  }
  return bits;
}
