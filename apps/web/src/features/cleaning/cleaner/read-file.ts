import { textLimits } from '@cleanpaste/contract';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';

const utf8BytesPerUnitAtMost = 3;

/**
 * The text of a dropped file: UTF-8, or UTF-16 with a byte order mark.
 * @throws Error with a sentence for people when the file is too large or not text.
 */
export async function readTextFile(file: Blob): Promise<string> {
  if (file.size > textLimits.clean * utf8BytesPerUnitAtMost)
    throw new Error(cleanerCopy.fileTooLarge);
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null) throw new Error(cleanerCopy.fileNotText);
  if (text.length > textLimits.clean) throw new Error(cleanerCopy.fileTooLarge);
  return text;
}

/** Bytes as text, with its byte order mark kept as a character to be seen; null for other files. */
export function decodeText(bytes: Uint8Array): string | null {
  const [a, b] = bytes;
  const encoding =
    a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8';
  if (encoding === 'utf-8' && bytes.includes(0)) return null;
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
