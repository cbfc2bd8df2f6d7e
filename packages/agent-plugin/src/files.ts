import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Files } from './events.ts';

const mostBytes = 8 << 20;

/** The files of this machine, below the folder in which the agent works. */
export function filesIn(cwd: string): Files {
  return {
    read(path) {
      try {
        const file = resolve(cwd, path);
        const about = statSync(file);
        if (!about.isFile() || about.size > mostBytes) return undefined;
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
          .decode(readFileSync(file))
          .replace(/^\ufeff/, '');
      } catch {
        return undefined;
      }
    },
    write(path, text) {
      const file = resolve(cwd, path);
      const hasMark = readFileSync(file).subarray(0, 3).toString('hex') === 'efbbbf';
      writeFileSync(file, (hasMark ? '\ufeff' : '') + text);
    },
    copy(path, text) {
      // A folder that nobody can have made before, for nobody else on the machine.
      const copy = join(mkdtempSync(join(tmpdir(), 'cleanpaste-copy-')), basename(path));
      writeFileSync(copy, text, { mode: 0o600 });
      return copy;
    },
  };
}
