import { statfsSync } from 'node:fs';
import { StartError } from '../config/start-error.ts';

const mb = 1_000_000;

/**
 * Bytes that the embedded database needs on its disk. It writes its log in files of 16 MB, and
 * dies when there is no room for the next one; so it is stopped from writing well before that.
 */
export const needed = {
  /** Recovery after a crash may take another file of the log. */
  toOpen: 32 * mb,
  /** The largest piece of work, with the files of the log that it may begin. */
  toWrite: 64 * mb,
  /** A new database takes 40 MB, and then wants to be written. */
  toBegin: 112 * mb,
};

/** How many bytes can be written below a folder. */
export type FreeBytes = (folder: string) => number;

/** Asks the file system; one that tells no size is taken to have room. */
export const freeBytes: FreeBytes = (folder) => {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
};

const inMb = (bytes: number) => `${Math.floor(bytes / mb)} MB`;

/** @throws StartError that says how much room there is, and how much is needed */
export function requireRoom(dataDir: string, { free, need }: { free: number; need: number }): void {
  if (free >= need) return;
  throw new StartError(
    `the disk of the data folder ${dataDir} is full: ${inMb(free)} are free, and the database needs ${inMb(need)} to open. Make room on it, or set DATA_DIR to a folder on another disk.`,
  );
}
