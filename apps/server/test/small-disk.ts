import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Fills it until this many megabytes are left. */
  leave(megabytes: number): void;
  /** Takes away what filled it. */
  makeRoom(): void;
  discard(): void;
}

/** A disk of a test's own in memory, so that no real one is ever filled; null where none may be mounted. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-disk-'));
  const options = `size=${megabytes}m,mode=0700`;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const discard = () => {
    process.off('exit', discard);
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  };
  process.on('exit', discard);
  const ballast = join(folder, 'ballast');
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    leave(left) {
      rmSync(ballast, { force: true });
      for (const size of [64 * 1024, 4096]) {
        const block = Buffer.alloc(size);
        while (free() - left * 1_000_000 >= size) writeFileSync(ballast, block, { flag: 'a' });
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    discard,
  };
}
