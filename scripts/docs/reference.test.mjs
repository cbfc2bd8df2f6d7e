import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referenceFolder, writeReference } from './write-reference.mjs';

const pagesIn = (/** @type {string} */ folder) =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

test('whoever reads the reference reads of the library as it is; else run npm run docs:api', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-reference-'));
  try {
    await writeReference(process.execPath, folder);
    expect(pagesIn(folder)).toEqual(pagesIn(referenceFolder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
