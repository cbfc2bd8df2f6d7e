import { Buffer, isUtf8 } from 'node:buffer';

/** An invalid byte is read as half of a surrogate pair, which no valid UTF-8 can hold. */
const ESCAPE = 0xdc00;

/** The byte that a unit stands for, or undefined. */
export function invalidByte(unit: number): number | undefined {
  return unit >= ESCAPE + 0x80 && unit <= ESCAPE + 0xff ? unit - ESCAPE : undefined;
}

/** Reads UTF-8 in which some bytes are no part of it, each of them as one unit of its own. */
export function decodeDamaged(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let text = '';
  let valid = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length > 0) at += length;
    else {
      text += bytes.toString('utf8', valid, at) + String.fromCharCode(ESCAPE + bytes[at]!);
      valid = ++at;
    }
  }
  return text + bytes.toString('utf8', valid);
}

/** The length of the character that begins at a byte, or 0 where none does (Unicode, table 3-7). */
function sequenceLength(bytes: Buffer, at: number): number {
  const first = bytes[at]!;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  return isUtf8(bytes.subarray(at, at + length)) && bytes.length >= at + length ? length : 0;
}

/** So much of the beginning may be controls or invalid bytes before it counts as no text at all. */
const MOST_NOISE = 0.1;
const ORDINARY_CONTROLS = new Set([8, 9, 10, 12, 13, 27]);

/** Whether a file begins with what is certainly no text, though nothing says what it is. */
export function isNoise(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.length);
  let noise = 0;
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at]!;
    const isControl = byte < 0x20 && !ORDINARY_CONTROLS.has(byte);
    const length = sequenceLength(bytes, at);
    if (isControl || (length === 0 && at + 4 <= bytes.length)) noise++;
    at += Math.max(1, length);
  }
  // A few bytes are too few to say.
  return noise > 8 && noise > bytes.length * MOST_NOISE;
}
