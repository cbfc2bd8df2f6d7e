import { unlinkSync } from 'node:fs';
import { access, constants, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FileError, fileError } from '../errors.ts';

/**
 * Puts new content in the place of a file at one stroke: it is written beside it, flushed, and
 * renamed over it, so that whatever happens one of the two is there whole. Mode and, where
 * permitted, owner stay; a symbolic link keeps pointing to the file, which is the one replaced.
 *
 * @param name the file as it was given
 * @param content its new bytes
 * @throws FileError when it cannot be written, or was changed meanwhile
 */
export async function replaceFile(
  name: string,
  content: () => AsyncIterable<Uint8Array>,
): Promise<void> {
  try {
    const path = await realpath(name);
    await access(path, constants.W_OK);
    const before = await stat(path);
    const random = crypto.randomUUID().slice(-12);
    const beside = join(dirname(path), `.${basename(path).slice(0, 200)}.${random}.tmp`);
    await withCleanup(beside, async () => {
      await writeNew(beside, content(), before);
      const now = await stat(path);
      if (now.mtimeMs !== before.mtimeMs || now.size !== before.size) {
        throw new FileError(`cannot write ${name}: it was changed while it was being cleaned`);
      }
      await rename(beside, path);
    });
  } catch (error) {
    throw error instanceof FileError ? error : fileError('write', name, error);
  }
}

interface Original {
  mode: number;
  uid: number;
  gid: number;
}

async function writeNew(
  path: string,
  content: AsyncIterable<Uint8Array>,
  { mode, uid, gid }: Original,
): Promise<void> {
  const handle = await open(path, 'wx', mode & 0o777);
  try {
    for await (const bytes of content) await handle.writeFile(bytes);
    // Only an administrator may give a file away; for everybody else it is theirs already.
    await handle.chown(uid, gid).catch(() => {});
    await handle.chmod(mode & 0o7777);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Leaves no half-written file behind, neither on an error nor on Ctrl-C. */
async function withCleanup(path: string, work: () => Promise<void>): Promise<void> {
  const interrupted = (signal: NodeJS.Signals) => {
    try {
      unlinkSync(path);
    } catch {}
    process.kill(process.pid, signal);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    await work();
  } catch (error) {
    await unlink(path).catch(() => {});
    throw error;
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}
