import { FileError } from '../errors.ts';
import type { TextSource } from './text-source.ts';

/** No verb of the API takes a longer text. */
const longest = 1_000_000;

/** @throws FileError for a text that nobody would rewrite or check */
export async function whole(source: TextSource): Promise<string> {
  let text = '';
  for await (const piece of source.pieces()) {
    text += piece;
    if (text.length > longest) throw new FileError(`${source.label} is too long to be sent`);
  }
  return text;
}
