import { crc32 } from './crc32.ts';

/** What the first bytes of an Innamark watermark promise, and whether the rest keeps it. */
interface InnamarkTag {
  body: Uint8Array;
  compressed: boolean;
  /** A declared size or checksum that fits. */
  verified: boolean;
}

const COMPRESSED = 0x40;
const SIZED = 0x20;
const CRC32 = 0x10;
const SHA3 = 0x08;

/**
 * The tag byte of the Innamark format: bits for compression, a total size (4 bytes, little
 * endian), a CRC-32 (taken with its own place at zero) and a SHA3-256 (not checked here).
 *
 * @returns null when the bytes carry no such tag, which the format allows.
 */
export function parseInnamarkTag(bytes: Uint8Array): InnamarkTag | null {
  const tag = bytes[0];
  if (tag === undefined || (tag & 0x87) !== 0 || (tag & CRC32 && tag & SHA3)) return null;
  let at = 1;
  let verified = false;
  if (tag & SIZED) {
    if (littleEndian(bytes, at) !== bytes.length) return null;
    verified = true;
    at += 4;
  }
  if (tag & CRC32) {
    const blank = bytes.slice();
    blank.fill(0, at, at + 4);
    if (littleEndian(bytes, at) !== crc32(blank)) return null;
    verified = true;
    at += 4;
  }
  if (tag & SHA3) at += 32;
  if (bytes.length <= at) return null;
  return { body: bytes.slice(at), compressed: (tag & COMPRESSED) !== 0, verified };
}

function littleEndian(bytes: Uint8Array, at: number): number | null {
  if (at + 4 > bytes.length) return null;
  return (
    (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)) >>> 0
  );
}
