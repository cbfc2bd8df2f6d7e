import { Buffer, isAscii, isUtf8 } from 'node:buffer';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { codeLanguageOf } from '@cleanpaste/core/hidden';
import { SNIFFED } from './encoding.ts';
import { signatureOf } from './signatures.ts';

/** Longer files are read piece by piece. */
const LONGEST = 1 << 20;

/** One for all files, which come one after the other. */
let buffer: Buffer | undefined;

/** What a file turned out to be: a text, something else by its first bytes, or none of it for sure. */
export type QuickRead = { text: string } | { binary: string } | null;

/**
 * Reads an ordinary file at one stroke: plain UTF-8 of less than a megabyte, as nearly all are. It
 * waits for the disk, which takes a tenth of the time of asking and being told.
 *
 * @param isProgram whether to read it as text whatever its first bytes say
 * @returns null for what has to be looked at more closely: other encodings, invalid bytes, NUL,
 *   marks, long files, pipes, and what cannot be read
 */
export function quickRead(name: string, isProgram: boolean): QuickRead {
  const bytes = readBytes(name);
  if (bytes === null) return null;
  if (!isProgram && codeLanguageOf(name) === undefined) {
    const binary = signatureOf(bytes.subarray(0, SNIFFED));
    if (binary !== undefined) return { binary };
  }
  if (isAscii(bytes)) return bytes.includes(0) ? null : { text: bytes.toString('latin1') };
  const isMarked = bytes[0]! >= 0xfe || (bytes[0] === 0xef && bytes[1] === 0xbb);
  if (isMarked || !isUtf8(bytes) || bytes.includes(0)) return null;
  return { text: bytes.toString('utf8') };
}

function readBytes(name: string): Buffer | null {
  let descriptor: number | undefined;
  try {
    // Asked before it is opened: who writes into a pipe must not find it closed again.
    const status = statSync(name);
    if (!status.isFile() || status.size >= LONGEST) return null;
    descriptor = openSync(name, 'r');
    buffer ??= Buffer.allocUnsafeSlow(LONGEST);
    let length = 0;
    for (;;) {
      const read = readSync(descriptor, buffer, length, LONGEST - length, null);
      length += read;
      if (length === LONGEST) return null;
      if (read === 0 || length === status.size) return buffer.subarray(0, length);
    }
  } catch {
    return null;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
