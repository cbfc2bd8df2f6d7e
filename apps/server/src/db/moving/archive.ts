import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../../config/start-error.ts';

/** No row is longer; a file that goes on and on is not one of ours. */
const longestLine = 256_000_000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Writes lines into a new compressed file that its owner alone may read; `-` is the standard output.
 * The file has its name only when all of it is on the disk.
 */
export async function writeArchive(file: string, lines: AsyncIterable<string>): Promise<void> {
  const zip = createGzip({ level: 5 });
  if (file === '-') return pipeline(Readable.from(lines), zip, process.stdout);
  if (existsSync(file)) throw new StartError(`${file} is there already. Name a new file.`);
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    await pipeline(
      Readable.from(lines),
      zip,
      createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }),
    );
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    if (!/^(ENOENT|EACCES|ENOTDIR|EISDIR|ENOSPC|EDQUOT|EROFS)$/.test(codeOf(error))) throw error;
    throw new StartError(`${file} cannot be written (${codeOf(error)}).`);
  }
}

/** The lines of a compressed file, or with `-` of the standard input. */
export async function* readArchive(file: string): AsyncGenerator<string> {
  if (file !== '-') await requireReadable(file);
  const source: Readable = file === '-' ? process.stdin : createReadStream(file);
  const unzip = createGunzip();
  source.on('error', (error) => unzip.destroy(error));
  source.pipe(unzip);
  try {
    yield* splitLines(unzip.setEncoding('utf8'));
  } catch (error) {
    if (!/^Z_/.test(codeOf(error))) throw error;
    const cut = codeOf(error) === 'Z_BUF_ERROR';
    throw new StartError(
      cut
        ? 'the export is damaged: its end is missing.'
        : 'the export is damaged: it cannot be unpacked.',
    );
  } finally {
    source.destroy();
    unzip.destroy();
  }
}

async function requireReadable(file: string): Promise<void> {
  try {
    const handle = await open(file);
    const found = await handle.stat();
    await handle.close();
    if (!found.isFile()) throw new StartError(`${file} is no file.`);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} cannot be read (${codeOf(error)}).`);
  }
}

async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf('\n'); to >= 0; to = chunk.indexOf('\n', from)) {
      parts.push(chunk.slice(from, to));
      yield parts.join('');
      parts = [];
      length = 0;
      from = to + 1;
    }
    if (from === chunk.length) continue;
    parts.push(chunk.slice(from));
    length += chunk.length - from;
    if (length > longestLine) throw new StartError('the export is damaged: a line has no end.');
  }
  // Half a line at the end is no line; what should follow it is missed.
}
