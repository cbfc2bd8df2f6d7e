import { WIDE_TABLES } from './tables.ts';
import { WIDE_CODES, WIDE_LEVELS } from './wide.gen.ts';

/** A wide table: two buckets a byte, the even one in the low half, and what the sixteen levels weigh. */
export interface WideTable {
  code: Uint8Array;
  levels: Float32Array;
  /** Which of `TABLES` it looks at. */
  table: number;
  bits: number;
}

let loaded: WideTable[] | undefined;

/** The wide tables, decoded at first use (some milliseconds) and kept. */
export function loadWide(): WideTable[] {
  loaded ??= WIDE_CODES.map((code, table) => ({
    code: bytesOf(code),
    levels: Float32Array.from(WIDE_LEVELS[table] as number[]),
    ...(WIDE_TABLES[table] as (typeof WIDE_TABLES)[number]),
  }));
  return loaded;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 without padding; core has neither `Buffer` nor a promise of `atob`. */
function bytesOf(code: string): Uint8Array {
  const value = new Uint8Array(128);
  for (let at = 0; at < LETTERS.length; at++) value[LETTERS.charCodeAt(at)] = at;
  const bytes = new Uint8Array((code.length * 3) >> 2);
  let held = 0;
  let bits = 0;
  let size = 0;
  for (let at = 0; at < code.length; at++) {
    held = ((held << 6) | (value[code.charCodeAt(at)] as number)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[size++] = (held >> bits) & 255;
  }
  return bytes;
}

/** For each bucket of the largest table, the last reading that met it. */
const scratch = { met: new Uint32Array(0), reading: 0 };

/** What one table says of a text: the weights of its different features, by the root of their number. */
function readOne({ code, levels, bits }: WideTable, hashes: Uint32Array): number {
  if (scratch.met.length === 0 || scratch.reading === 0xffffffff) {
    scratch.met = new Uint32Array(1 << Math.max(...WIDE_TABLES.map(({ bits: each }) => each)));
    scratch.reading = 0;
  }
  const { met } = scratch;
  const reading = ++scratch.reading;
  const mask = (1 << bits) - 1;
  let different = 0;
  let sum = 0;
  for (let at = 0; at < hashes.length; at++) {
    const bucket = (hashes[at] as number) & mask;
    if (met[bucket] === reading) continue;
    met[bucket] = reading;
    different++;
    const pair = code[bucket >> 1] as number;
    sum += levels[bucket & 1 ? pair >> 4 : pair & 15] as number;
  }
  return different === 0 ? 0 : sum / Math.sqrt(different);
}

/** What each of the wide tables says of a text, given the hashes of its features. */
export function readWide(tables: readonly WideTable[], hashes: readonly Uint32Array[]): number[] {
  return tables.map((wide) => readOne(wide, hashes[wide.table] as Uint32Array));
}
