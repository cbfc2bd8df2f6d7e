import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { debian } from './bases.mjs';

let folder = '';
const path = process.env.PATH;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cleanpaste-bases-'));
  mkdirSync(join(folder, 'bin'));
  process.env.PATH = `${join(folder, 'bin')}${delimiter}${path}`;
});
afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true, force: true });
});

/** A debootstrap that takes its time, and notes into which folder. */
function standInFor(body) {
  const file = join(folder, 'bin', 'debootstrap');
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
}

// It is run with a view of its own of what is mounted, which only root may have.
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

test.skipIf(!canMount)(
  'two commands that make the same root at once get a whole one each',
  async () => {
    standInFor('mkdir "$3/etc"; echo one >> "$3/etc/file"; sleep 0.3; echo two >> "$3/etc/file"');
    const cache = join(folder, 'cache');
    const roots = await Promise.all([debian('bookworm', cache), debian('bookworm', cache)]);
    expect(roots).toEqual([join(cache, 'bookworm'), join(cache, 'bookworm')]);
    expect(readFileSync(join(cache, 'bookworm', 'etc', 'file'), 'utf8')).toBe('one\ntwo\n');
    expect(readdirSync(cache)).toEqual(['bookworm']);
  },
);

test.skipIf(!canMount)('one that fails leaves nothing that looks like one', async () => {
  standInFor('echo half > "$3/half"; exit 3');
  const cache = join(folder, 'cache');
  await expect(debian('bookworm', cache)).rejects.toThrow('debootstrap ended with 3');
  expect(existsSync(join(cache, 'bookworm'))).toBe(false);
  expect(readdirSync(cache)).toEqual([]);
});
