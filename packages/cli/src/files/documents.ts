import { open } from 'node:fs/promises';
import { formatOfName, isTextFormat } from '@cleanpaste/files/formats';
import { fileError } from '../errors.ts';
import type { Invocation } from '../invocation.ts';
import type { Named } from './list-files.ts';

/** The largest that is read as a document. */
const LARGEST = 256 << 20;

/**
 * Whether a file is worked on as a document. `scan` looks at HTML, Markdown and subtitles line by
 * line like at any other text; `clean` knows what in them is code. What is no text is opened where
 * it was named, and passed over in folders.
 */
export function isDocument(
  { name, from }: Named,
  { command, profile, stripBom, diff, since }: Invocation,
): boolean {
  const format = formatOfName(name);
  if (format === undefined || profile === 'code' || diff) return false;
  if (!isTextFormat(format)) return from !== 'folder';
  return command === 'clean' && !stripBom && since === null;
}

/**
 * All of a file; null for one that is too large for a document.
 *
 * @throws FileError when it cannot be read
 */
export async function readDocument(name: string): Promise<Uint8Array | null> {
  const handle = await open(name).catch((error) => {
    throw fileError('read', name, error);
  });
  try {
    return (await handle.stat()).size > LARGEST ? null : await handle.readFile();
  } catch (error) {
    throw fileError('read', name, error);
  } finally {
    await handle.close();
  }
}
