import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '');

/** What a start says when there is no room for anything. */
export const diskFull = (folder: string) =>
  new StartError(
    `the disk of the data folder ${folder} is full. Make room on it, or set DATA_DIR to a folder on another disk.`,
  );

/**
 * Makes the data folder and proves that it can be written.
 * @throws StartError when it cannot
 */
export function prepareDataFolder(folder: string): void {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    if (isFull(error)) throw diskFull(folder);
    throw new StartError(
      `the data folder ${folder} cannot be written (${codeOf(error)}). Set DATA_DIR to a folder that can.`,
    );
  }
}

/**
 * The secret behind the hashes of client addresses: made once and kept in the data folder,
 * so that limits survive a restart.
 */
export function addressSecret(folder: string): string {
  const file = join(folder, 'address-secret');
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (isFull(error)) {
      // What is left of it would look like a damaged secret.
      rmSync(file, { force: true });
      throw diskFull(folder);
    }
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) {
    throw new StartError(`${file} is damaged. Delete it: a new secret is made at the next start.`);
  }
  return secret;
}
