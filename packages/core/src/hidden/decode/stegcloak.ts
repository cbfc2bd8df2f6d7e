import { textEvidence } from './evidence.ts';
import { unpackLzUtf8 } from './lz-utf8.ts';
import { messageEvidence } from './message.ts';
import type { Reading } from './reading.ts';
import { spellingCost } from './spelling.ts';
import { utf8ToText } from './utf8.ts';

/** Two bits each for the first four; the last two stand for a doubled symbol. */
const ALPHABET = [0x200c, 0x200d, 0x2061, 0x2062, 0x2063, 0x2064];
/** The first symbol says which two symbols are doubled by the fifth and sixth. */
const DOUBLED: readonly (readonly number[])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];
const SALT = 8;
const HMAC = 32;
const FLOOR = 16;

/**
 * StegCloak (npm `stegcloak`): flag for run-length pairs, flag for encryption, then two bits a
 * symbol, complemented, packed with LZ-UTF8. Without a password it is read; with one it can only
 * be reported, since AES-256-CTR under a key from the password protects it.
 */
export function readStegCloak(symbols: number[]): Reading | null {
  if (symbols.some((symbol) => !ALPHABET.includes(symbol))) return null;
  const digits = symbols.map((symbol) => ALPHABET.indexOf(symbol));
  if (!digits.some((digit) => digit >= 2)) return null;
  const [flag, ...quads] = expand(digits) ?? [];
  if (flag === undefined || flag > 2 || quads.length === 0 || quads.length % 4 !== 0) return null;
  const bytes = toBytes(quads);
  return flag === 2 ? readPlain(bytes, symbols.length) : reportSealed(bytes, flag === 0);
}

/**
 * Undoes the pairing. The encoder pairs from the left as often as it can, so that a symbol which
 * has a sign for its double never stands before itself or before that sign.
 */
function expand(digits: number[]): number[] | null {
  const pair = DOUBLED[digits[0]!]!;
  const out: number[] = [];
  for (let i = 1; i < digits.length; i++) {
    const digit = digits[i]!;
    const sign = 4 + pair.indexOf(digit);
    if (sign > 3 && (digits[i + 1] === digit || digits[i + 1] === sign)) return null;
    if (digit < 4) out.push(digit);
    else out.push(pair[digit - 4]!, pair[digit - 4]!);
  }
  return out.length > 1 ? out : null;
}

function toBytes(quads: number[]): Uint8Array {
  const bytes = new Uint8Array(quads.length >> 2);
  for (let i = 0; i < quads.length; i++) bytes[i >> 2] = (bytes[i >> 2]! << 2) | quads[i]!;
  return bytes;
}

function readPlain(sealed: Uint8Array, symbols: number): Reading | null {
  const unpacked = unpackLzUtf8(sealed.map((byte) => ~byte));
  if (unpacked === null) return null;
  const { bytes, spelled, pointing } = unpacked;
  const content = utf8ToText(bytes);
  if (content === null) return null;
  const bits = Math.max(8 * bytes.length, symbols * Math.log2(6));
  const evidence = textEvidence(content, bits);
  if (!(evidence > 0) || messageEvidence(content, bits) < FLOOR) return null;
  const note = 'StegCloak without a password: compressed text in six invisible characters.';
  // What is repeated has been paid for once, where that is cheaper.
  const letters = utf8ToText(spelled);
  const spelling = letters === null ? 8 * spelled.length : spellingCost(letters);
  const cost = 1 + Math.min(spellingCost(content), spelling + pointing);
  return { scheme: 'stegcloak', content, bytes, certainty: 'exact', note, evidence, cost };
}

function reportSealed(bytes: Uint8Array, integrity: boolean): Reading | null {
  if (bytes.length <= SALT + (integrity ? HMAC : 0)) return null;
  const check = integrity ? ' with an integrity check' : '';
  const note = `StegCloak under a password${check}: the message is encrypted and stays closed.`;
  return { scheme: 'stegcloak', content: null, bytes, certainty: 'detected', note, evidence: 0 };
}
