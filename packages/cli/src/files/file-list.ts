import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fileError } from '../errors.ts';

/**
 * The names in a list of files: one a line, or separated by NUL, which allows for any name.
 *
 * @param from the list's own name, or `-` for `input`
 */
export async function readFileList(
  from: string,
  input: AsyncIterable<Uint8Array>,
): Promise<string[]> {
  const read = from === '-' ? buffer(input) : readFile(from);
  const list = await read.catch((error: unknown) => {
    throw fileError('read', from, error);
  });
  const text = list.toString('utf8');
  const names = text.includes('\0') ? text.split('\0') : text.split(/\r?\n/);
  return names.filter((name) => name !== '');
}
