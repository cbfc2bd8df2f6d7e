import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createPostgresDatabase,
  engine,
  fillDataFolder,
  migrationsFolder,
} from '../../test/database.ts';
import { expectFoundAsByScan } from '../../test/plain-scan.ts';
import { openDatabase } from '../db/open.ts';

/** More of them with KILLS=30. */
const kills = Number(process.env.KILLS ?? 2);
const program = fileURLToPath(new URL('./corpus.ts', import.meta.url));
const novel = readFileSync(
  fileURLToPath(new URL('../../corpus/pride-and-prejudice.txt', import.meta.url)),
  'utf8',
).split(/\s+/);

const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-corpus-'));
const texts = join(folder, 'texts');
let place: { databaseUrl: string | null; dataDir: string };
let discard = async () => {};

beforeAll(async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(texts);
  mkdirSync(dataDir);
  place = { databaseUrl: null, dataDir };
  if (engine === 'pglite') await fillDataFolder(dataDir);
  else {
    const { url, drop } = await createPostgresDatabase(process.env.TEST_DATABASE_URL!);
    place = { databaseUrl: url, dataDir };
    discard = drop;
    const database = await openDatabase(place);
    await database.migrate(migrationsFolder);
    await database.close();
  }
});
afterAll(async () => {
  await discard();
  rmSync(folder, { recursive: true, force: true });
});

/** Files of which 25 have more fingerprints than may wait outside of blocks. */
function writeTexts(round: number): void {
  for (let i = 0; i < 60; i++) {
    const at = i * 1900;
    const words = [`${round}`, ...novel.slice(at, at + 3800)];
    writeFileSync(join(texts, `${round}-${String(i).padStart(2, '0')}.txt`), words.join(' '));
  }
}

function add() {
  const { databaseUrl, dataDir } = place;
  return spawn(process.execPath, ['--conditions=cleanpaste-source', program, 'add', texts], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

test(
  `what was said to be added is found after a kill at any moment, ${kills} times`,
  async () => {
    const told = new Set<string>();
    for (let kill = 0; kill < kills; kill++) {
      writeTexts(kill);
      const child = add();
      const ended = once(child, 'close');
      let printed = '';
      let more = 0;
      child.stdout.setEncoding('utf8').on('data', (chunk) => {
        printed += chunk;
        const lines = printed.split('\n');
        printed = lines.pop()!;
        for (const line of lines) {
          const file = / added: (.+)$/.exec(line)?.[1];
          if (!file) continue;
          told.add(file);
          more++;
        }
      });
      // From the 25th and from the 50th file on fingerprints are moved.
      const aim = 24 + Math.floor(Math.random() * 32);
      await expect.poll(() => more, { timeout: 60_000 }).toBeGreaterThanOrEqual(aim);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
      child.kill('SIGKILL');
      await ended;

      const database = await openDatabase(place);
      const { handle } = database;
      const { rows } = (await handle.execute(
        sql`select distinct key from corpus_parts`,
      )) as unknown as { rows: { key: string }[] };
      const there = new Set(rows.map(({ key }) => key));
      expect([kill, [...told].filter((file) => !there.has(file))]).toEqual([kill, []]);
      await expectFoundAsByScan(handle, { cap: 500, every: 7 });
      await database.close();
    }
  },
  kills * 120_000,
);
