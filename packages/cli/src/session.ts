import type { ChangedLines } from './checks/changed-lines.ts';
import { FileError, FolderError } from './errors.ts';
import { NotText } from './files/coder.ts';
import { isDocument } from './files/documents.ts';
import { listFiles, type Named } from './files/list-files.ts';
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
  env: Record<string, string | undefined>;
  out: Writer;
  paint: Paint;
  /** The lines that count, where not all of them do. */
  changed: ChangedLines | null;
  /** The server to ask. @throws UsageError when the environment names none */
  online(): Online;
  /** One line for people, on standard error. */
  say(line: string): void;
  /** Whether somebody reads standard output as it comes. */
  isTerminal: boolean;
  /** Errors that were reported; any of them makes the exit code 2. */
  failures: string[];
}

/** Remembers and prints what went wrong with one file; the others are still done. */
function fail(session: Session, message: string): void {
  session.failures.push(message);
  session.say(drawLine(message));
}

/** Works on a file that is no plain text; false hands it back to be read as one after all. */
type DocumentWork = (named: Named) => Promise<boolean>;

/** The names of the files to work on; standard input where none is given. */
export async function namesFor(session: Session): Promise<Named[]> {
  const { invocation, input, changed } = session;
  const { files, filesFrom } = invocation;
  if (filesFrom === null && files.length === 0 && changed === null)
    return [{ name: '-', from: 'call' }];
  const failed = (error: Error) => fail(session, error.message);
  if (changed === null) return listFiles(invocation, input, failed);
  const { within } = await import('./checks/changed-files.ts');
  return within(changed, invocation, { input, failed });
}

interface Work {
  /** Read on behind what is no text. */
  damaged?: boolean;
  names?: Named[];
  document?: DocumentWork;
}

/**
 * Does something with every file that was asked for, or with standard input. A file that cannot be
 * read is reported and passed over.
 */
export async function eachSource(
  session: Session,
  work: (source: TextSource, named: Named) => Promise<void>,
  { damaged = false, names, document }: Work = {},
): Promise<void> {
  const { text, stripBom, profile, language } = session.invocation;
  const program = profile === 'code' || language !== undefined;
  for (const named of names ?? (await namesFor(session))) {
    const { name, from } = named;
    try {
      if (document && isDocument(named, session.invocation) && (await document(named))) continue;
      await work(await open(session, name, { text, stripBom, damaged, program }), named);
    } catch (error) {
      // Lists name submodules and linked folders too, of which nobody asked to read the files.
      if (error instanceof FolderError && from !== 'call') continue;
      if (error instanceof NotText) fail(session, `${name} stops being text on the way`);
      else if (error instanceof FileError) fail(session, error.message);
      else throw error;
    }
  }
}

function open({ input }: Session, name: string, options: ReadOptions): Promise<TextSource> {
  return name === '-' ? inputSource(input, options) : fileSource(name, options);
}

/**
 * Says that a file is left alone; scripts that read standard error find its name. Pictures and the
 * like in a folder are only counted.
 *
 * @returns whether a check has to count it: nobody has looked into it, and nothing says that it is
 *   no text
 */
export function sayLeftAlone(
  session: Session,
  { label, binary }: Pick<TextSource, 'label' | 'binary'>,
  { from }: Pick<Named, 'from'> = { from: 'call' },
): boolean {
  const what = binary === undefined ? 'could not be read as text' : `is ${binary}`;
  if (binary === undefined || from !== 'folder') session.say(`${label} ${what} and is left alone`);
  return binary === undefined;
}
