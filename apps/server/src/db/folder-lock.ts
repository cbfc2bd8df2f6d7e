import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../config/start-error.ts';

/** SQLite's code for "somebody else holds it". */
const busy = 5;

/**
 * Makes this process the only one on a data folder: two on one PGlite folder destroy it silently.
 *
 * The lock is the operating system's own, on an empty SQLite file, which is the one kind of file
 * lock that Node carries. The kernel lets go of it when the process ends, however it ends, so
 * there is nothing stale to judge: no process number, which containers and reboots use again.
 * @returns lets go of the lock
 * @throws StartError when another process has the folder
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const isBusy = (error as { errcode?: number }).errcode === busy;
    throw new StartError(
      isBusy
        ? `another process is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`
        : `the data folder ${folder} cannot be locked. Set DATA_DIR to a folder on a local disk.`,
    );
  }
  return () => lock.close();
}
