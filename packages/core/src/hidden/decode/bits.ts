import { textEvidence } from './evidence.ts';
import { utf8ToText } from './utf8.ts';

/** What a string of bits says in one choice of units and order. */
export interface BitReading {
  content: string;
  bytes: Uint8Array | null;
  evidence: number;
  how: string;
  /** Bits of carriers that say nothing: more than one separator between two letters. */
  idle?: number;
}

/** What rarer units (not 8 bits, or the low bit first) must make up for; swapped symbols cost 1. */
const UNUSUAL = 4;

/**
 * Tries the units that encoders use: UTF-8 bytes, UTF-16 units, 7-bit ASCII; both meanings of
 * the two symbols; both orders within a byte.
 *
 * @param bits zeros and ones in the order of the text
 * @returns every readable reading, the usual one first
 */
export function readBits(bits: ArrayLike<number>): BitReading[] {
  const readings: BitReading[] = [];
  for (const flip of [0, 1]) {
    const off = flip;
    const order = flip ? ', symbols swapped' : '';
    if (bits.length % 8 === 0) {
      const bytes = packBytes(bits, flip);
      add(readings, { bytes, bits: bits.length, off, how: `UTF-8${order}` });
      const lowFirst = bytes.map(reverseByte);
      if (readsBackwards(lowFirst)) {
        const how = `UTF-8, last bit first${order}`;
        const bytes = lowFirst.toReversed();
        add(readings, { bytes, bits: bits.length, off: off + UNUSUAL, how });
      } else {
        const how = `UTF-8, low bit first${order}`;
        add(readings, { bytes: lowFirst, bits: bits.length, off: off + UNUSUAL, how });
      }
    } else {
      const padding = 8 - (bits.length % 8);
      const padded = new Uint8Array(padding + bits.length).fill(flip, 0, padding);
      padded.set(bits, padding);
      const bytes = packBytes(padded, flip);
      const how = `UTF-8, leading zeros dropped${order}`;
      add(readings, { bytes, bits: bits.length, off: off + UNUSUAL, how });
    }
    for (const width of [16, 7]) {
      if (bits.length % width !== 0) continue;
      const content = unitsToText(bits, width, flip);
      const evidence = textEvidence(content, bits.length) - off - UNUSUAL;
      const how = `${width}-bit units${order}`;
      if (evidence > 0) readings.push({ content, bytes: null, evidence, how });
    }
  }
  return readings;
}

interface ByteReading {
  bytes: Uint8Array;
  bits: number;
  off: number;
  how: string;
}

function add(readings: BitReading[], { bytes, bits, off, how }: ByteReading): void {
  const content = utf8ToText(bytes);
  if (content === null) return;
  const evidence = textEvidence(content, bits) - off;
  if (evidence > 0) readings.push({ content, bytes, evidence, how });
}

/** Pairs of letters that are common in languages of Latin letters, and rare the other way round. */
const FORWARD = new Set(
  'th he in nd ng ou ea ly wh sh ch qu st en al ve ti io ce pr tr pl bl gr cl br fr cr mp nt ck'.split(
    ' ',
  ),
);

/** Whether ASCII reads better from its end: some write the whole message the other way round. */
function readsBackwards(bytes: Uint8Array): boolean {
  let ahead = 0;
  for (let i = 1; i < bytes.length; i++) {
    if (bytes[i]! > 0x7f) return false;
    const pair = String.fromCharCode(bytes[i - 1]!, bytes[i]!).toLowerCase();
    if (FORWARD.has(pair)) ahead++;
    if (FORWARD.has(pair.charAt(1) + pair.charAt(0))) ahead--;
  }
  return ahead <= -2;
}

/** Eight bits a byte, high bit first; `flip` swaps zero and one. */
export function packBytes(bits: ArrayLike<number>, flip = 0): Uint8Array {
  const bytes = new Uint8Array(bits.length >> 3);
  for (let at = 0, i = 0; at < bytes.length; at++) {
    let byte = 0;
    for (const end = i + 8; i < end; i++) byte = (byte << 1) | (bits[i]! ^ flip);
    bytes[at] = byte;
  }
  return bytes;
}

function unitsToText(bits: ArrayLike<number>, width: number, flip: number): string {
  let text = '';
  for (let i = 0; i < bits.length; i += width) {
    let unit = 0;
    for (let k = i; k < i + width; k++) unit = (unit << 1) | (bits[k]! ^ flip);
    text += String.fromCharCode(unit);
  }
  return text;
}

function reverseByte(byte: number): number {
  let reversed = 0;
  for (let bit = 0; bit < 8; bit++) reversed |= ((byte >> bit) & 1) << (7 - bit);
  return reversed;
}
