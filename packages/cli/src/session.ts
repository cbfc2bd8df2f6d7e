import { FileError, FolderError } from './errors.ts';
import { NotText } from './files/coder.ts';
import { readFileList } from './files/file-list.ts';
import { fileSource, inputSource, type ReadOptions, type TextSource } from './files/text-source.ts';
import type { Invocation } from './invocation.ts';
import type { Online } from './online.ts';
import type { Paint } from './output/colour.ts';
import { drawLine } from './output/draw.ts';
import type { Writer } from './output/writer.ts';

/** What a command has to work with. */
export interface Session {
  invocation: Invocation;
  input: AsyncIterable<Uint8Array>;
  out: Writer;
  paint: Paint;
  /** The server to ask. @throws UsageError when the environment names none */
  online(): Online;
  /** One line for people, on standard error. */
  say(line: string): void;
  /** Errors that were reported; any of them makes the exit code 2. */
  failures: string[];
}

/** Remembers and prints what went wrong with one file; the others are still done. */
function fail(session: Session, message: string): void {
  session.failures.push(message);
  session.say(drawLine(message));
}

/**
 * Does something with every file that was named, or with standard input. A file that cannot be
 * read is reported and passed over.
 */
export async function eachSource(
  session: Session,
  work: (source: TextSource) => Promise<void>,
): Promise<void> {
  const { files, filesFrom, text, stripBom } = session.invocation;
  const listed = filesFrom === null ? [] : await readFileList(filesFrom, session.input);
  const names = filesFrom === null && files.length === 0 ? ['-'] : [...files, ...listed];
  for (const [index, name] of names.entries()) {
    try {
      await work(await open(session, name, { text, stripBom }));
    } catch (error) {
      // Lists name submodules and linked folders too, of which nobody asked to read the files.
      if (error instanceof FolderError && index >= files.length) continue;
      if (error instanceof NotText) fail(session, `${name} stops being text on the way`);
      else if (error instanceof FileError) fail(session, error.message);
      else throw error;
    }
  }
}

function open({ input }: Session, name: string, options: ReadOptions): Promise<TextSource> {
  return name === '-' ? inputSource(input, options) : fileSource(name, options);
}

/** Says that a file is left alone; scripts that read standard error find its name. */
export function sayBinary(session: Session, { label }: TextSource): void {
  session.say(`${label} is binary and is left alone`);
}
