import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileError } from '../errors.ts';
import { writerTo } from '../output/writer.ts';
import type { Session } from '../session.ts';

/**
 * Has a file take what would go to standard output. It gets its name when all of it is there; when
 * something fails there is none, and one that was there before stays.
 *
 * @throws FileError when it cannot be written
 */
export async function toFile(
  path: string,
  session: Session,
  work: (session: Session) => Promise<boolean>,
): Promise<boolean> {
  const random = crypto.randomUUID().slice(-12);
  const beside = join(dirname(path), `.${basename(path).slice(0, 200)}.${random}.tmp`);
  const stream = createWriteStream(beside, { flags: 'wx' });
  await once(stream, 'open').catch((error) => {
    throw fileError('write', path, error);
  });
  try {
    const out = writerTo(stream);
    const changed = await work({ ...session, out, isTerminal: false });
    stream.end();
    await once(stream, 'close');
    if (session.failures.length > 0) await unlink(beside);
    else await rename(beside, path);
    return changed;
  } catch (error) {
    stream.destroy();
    await unlink(beside).catch(() => {});
    throw error instanceof Error && 'code' in error ? fileError('write', path, error) : error;
  }
}
