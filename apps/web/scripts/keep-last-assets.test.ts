import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepLastAssets } from './keep-last-assets.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'cleanpaste-assets-'));

/** Builds one site after another, and says what each serves. */
async function servedAfter(builds: string[][]): Promise<string[]> {
  const root = folder();
  const site = join(root, 'client');
  for (const [at, names] of builds.entries()) {
    const next = join(root, `next-${at}`);
    mkdirSync(join(next, 'assets'), { recursive: true });
    for (const name of names) writeFileSync(join(next, 'assets', name), name);
    await keepLastAssets({ from: site, to: next, list: join(root, 'generations.json') });
    rmSync(site, { recursive: true, force: true });
    renameSync(next, site);
  }
  const served = readdirSync(join(site, 'assets')).sort();
  rmSync(root, { recursive: true });
  return served;
}

test('a page of the last build finds its code beside the new one', async () => {
  expect(
    await servedAfter([
      ['app-1.js', 'font.woff2'],
      ['app-2.js', 'font.woff2'],
    ]),
  ).toEqual(['app-1.js', 'app-2.js', 'font.woff2']);
});

test('one generation is kept and no more', async () => {
  expect(await servedAfter([['app-1.js'], ['app-2.js'], ['app-3.js']])).toEqual([
    'app-2.js',
    'app-3.js',
  ]);
});

test('building the same again keeps what was kept', async () => {
  expect(await servedAfter([['app-1.js'], ['app-2.js'], ['app-2.js']])).toEqual([
    'app-1.js',
    'app-2.js',
  ]);
});
