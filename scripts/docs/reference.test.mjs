import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onePage, onePageFile } from './one-page.mjs';
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

test('the one page of it has every function as it is; else run npm run docs:api', () => {
  expect(readFileSync(onePageFile, 'utf8')).toBe(onePage());
});

test('the one page tells what comes back: each result with its type, and the fields of that type', () => {
  const page = onePage();
  for (const type of ['CleanResult', 'Finding', 'Payload', 'Segment', 'Rewrite', 'Likelihood'])
    expect(page).toMatch(new RegExp(`\n### ${type}\n[^#]*\\b(interface|type) ${type}\\b`));
  expect(page).not.toMatch(/\bany\b(?! )/);
});
