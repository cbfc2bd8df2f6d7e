import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');

const read = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.endsWith('query-keys.ts'))
  .map((path) => ({ path, text: readFileSync(join(sources, path), 'utf8') }));

/** Where a key is handed to the cache: as an option, or as the first argument. */
const uses = /\b(?:queryKey\s*:|(?:[sg]etQuer(?:y|ies)Data|getQueryState)(?:<[^>]*>)?\()\s*(\S*)/g;

/** A key is taken from the one file, by its name. */
const isNamed = (key: string) => /^(queryKeys\.|allPersonal\b)/.test(key);

test('nobody writes a key of the cache outside lib/query-keys.ts, where each says whose it is', () => {
  const found = read.flatMap(({ path, text }) =>
    [...text.matchAll(uses)].map(([use, key = '']) => ({ path, use, key })),
  );
  expect(found.length).toBeGreaterThan(8);
  expect(found.filter(({ key }) => !isNamed(key))).toEqual([]);
});

test('nobody but that file writes an owner into a list', () => {
  const written = read.filter(({ text }) => /\[\s*'(personal|everyone)'/.test(text));
  expect(written.map(({ path }) => path)).toEqual([]);
});
