import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initialScript, inlineScriptBytes } from './fixtures/initial-script.ts';
import { expect, test } from './fixtures/test.ts';

const limit = 130_000;

test('/ needs at most 130 KB of JavaScript, compressed', async ({ page }) => {
  const loaded = await initialScript(page, '/');
  const listing = loaded.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
  const total = loaded.reduce((sum, { bytes }) => sum + bytes, await inlineScriptBytes(page));
  expect(loaded.length, 'some script is loaded').toBeGreaterThan(0);
  expect(Math.min(...loaded.map(({ bytes }) => bytes)), listing).toBeGreaterThan(0);
  expect(total, listing).toBeLessThanOrEqual(limit);
});

const assets = join(import.meta.dirname, '../apps/web/dist/client/assets');

test('no script of the page has the schemas of the contract: their types are enough for it', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const withSchemas = scripts.filter((name) =>
    /ZodError|_zod\b/.test(readFileSync(join(assets, name), 'utf8')),
  );
  expect(withSchemas).toEqual([]);
});
