import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDataFolder } from '../../test/database.ts';

const program = fileURLToPath(new URL('./corpus.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-corpus-'));
const texts = join(folder, 'texts');
const dataDir = join(folder, 'data');

beforeAll(async () => {
  for (const one of [texts, dataDir]) mkdirSync(one);
  await fillDataFolder(dataDir);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function corpus(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--conditions=cleanpaste-source', program, ...args],
    { encoding: 'utf8', env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
  );
  return { lines: stdout.trim().split('\n'), stderr, status };
}

test('each file of a folder is told of once, in order, and one that cannot be read keeps none out', () => {
  const name = (i: number) => join(texts, `${String(i).padStart(2, '0')}.txt`);
  const write = (i: number, change = '') =>
    writeFileSync(name(i), `${change} number ${i} says that ${i} is a number of its own`.repeat(9));
  for (let i = 1; i <= 60; i++) write(i);
  const broken = join(texts, '30-broken.pdf');
  writeFileSync(broken, 'no PDF at all');
  const told = (word: (i: number) => string) =>
    Array.from(
      { length: 60 },
      (_, at) => `[${at + (at < 29 ? 1 : 2)}/61] ${word(at + 1)}: ${name(at + 1)}`,
    );
  const first = corpus('add', texts, name(7));
  expect(first.lines).toEqual(told(() => 'added'));
  expect(first.stderr).toContain(`[30/61] left out: ${broken}`);
  expect(first.status).toBe(1);
  write(40, 'now');
  expect(corpus('add', texts).lines).toEqual(told((i) => (i === 40 ? 'replaced' : 'unchanged')));
  const { lines, stderr, status } = corpus('list');
  expect([lines.length, status]).toEqual([60, 0]);
  expect(stderr).toContain('60 documents');
}, 120_000);
