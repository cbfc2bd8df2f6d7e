import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceFile } from './store.ts';

test('a file of results is replaced whole, and one that cannot be leaves nothing beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-store-'));
  try {
    const file = join(folder, 'results.json');
    replaceFile(file, 'old');
    replaceFile(file, 'new');
    expect(readFileSync(file, 'utf8')).toBe('new');
    // A folder stands where the file is to go.
    expect(() => replaceFile(folder, 'text')).toThrow();
    expect(readdirSync(folder)).toEqual(['results.json']);
    const beside = readdirSync(join(folder, '..')).filter((it) => it.startsWith(basename(folder)));
    expect(beside).toEqual([basename(folder)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
