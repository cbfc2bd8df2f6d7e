import { realpathSync } from 'node:fs';
import { formatOfName } from '@cleanpaste/files/formats';
import { FileError, UsageError } from '../errors.ts';
import { readDocument } from '../files/documents.ts';
import { listFiles } from '../files/list-files.ts';
import { fileSource } from '../files/text-source.ts';
import { drawLine } from '../output/draw.ts';
import type { Session } from '../session.ts';

/** A file that texts are compared with. */
export interface Source {
  name: string;
  /** Where it really lies, to know a text that is compared with itself. */
  path: string;
  text: string;
}

/** UTF-16 units of all sources together: they are held in memory. */
const longestTogether = 100_000_000;

/** @throws FileError for a document that cannot be read */
export async function readDocumentText(name: string): Promise<string> {
  const bytes = await readDocument(name);
  if (bytes === null) throw new FileError(`cannot read ${name}: 256 MB are read at most`);
  const { FileRefused, readText } = await import('@cleanpaste/files');
  return readText(bytes, { name }).catch((error: unknown) => {
    throw error instanceof FileRefused ? new FileError(`${name}: ${error.message}`) : error;
  });
}

const readOptions = { text: false, stripBom: false, damaged: false, program: false };

/** The text of a file; null for what holds none. */
async function textOf(name: string): Promise<string | null> {
  if (formatOfName(name) !== undefined) return readDocumentText(name);
  const source = await fileSource(name, readOptions);
  if (source.encoding === null) return null;
  let text = '';
  for await (const piece of source.pieces()) text += piece;
  return text;
}

export const pathOf = (name: string) => realpathSync(name);

/**
 * Reads what texts are compared with: files, and all in folders that can be read as text or as a
 * document. What cannot be read is said, and counts as a failure where it was named.
 *
 * @throws UsageError where there is nothing to compare with
 */
export async function readSources({
  invocation,
  input,
  say,
  failures,
}: Session): Promise<Source[]> {
  const { against, ignore, ignoreFrom, gitignore } = invocation;
  function failed(error: Error) {
    failures.push(error.message);
    say(drawLine(error.message));
  }
  const asked = { files: [...against], filesFrom: null, ignore, ignoreFrom, gitignore };
  const sources: Source[] = [];
  let together = 0;
  for (const { name, from } of await listFiles(asked, input, failed)) {
    try {
      const text = await textOf(name);
      if (text === null) {
        if (from !== 'folder') say(`${drawLine(name)} could not be read as text and is left out`);
        continue;
      }
      together += text.length;
      if (together > longestTogether)
        throw new UsageError('the sources are longer than 100 million characters: name fewer');
      if (text.trim() !== '') sources.push({ name, path: pathOf(name), text });
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      if (from === 'folder') say(`left out: ${drawLine(error.message)}`);
      else failed(error);
    }
  }
  if (sources.length === 0)
    throw new UsageError('--against names nothing that can be compared with');
  return sources;
}
