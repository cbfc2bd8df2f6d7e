import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { canReplicate, setUpPostgres } from '../../../scripts/setup/postgres.mjs';
import { openAccount } from '../test/account.ts';
import { testApp } from '../test/app.ts';
import { createPostgresDatabase, migrationsFolder } from '../test/database.ts';
import { expectFoundAsByScan, scanPlainly } from '../test/plain-scan.ts';
import type { Ctx } from './context.ts';
import type { Database } from './db/handle.ts';
import { type IndexServers, noIndexServers, openIndexServers } from './db/index-servers.ts';
import { openPostgres } from './db/postgres.ts';
import {
  addDocument,
  findCandidates,
  removeDocuments,
} from './features/checking/corpus/service.ts';
import { corpusShares } from './features/checking/index-shares/tables.ts';
import { findHolders } from './features/checking/posting-look-ups/service.ts';
import { movePostings } from './features/checking/postings/service.ts';
import {
  corpusBlocks,
  corpusFingerprints,
  corpusRemoved,
} from './features/checking/postings/tables.ts';
import { rebalance } from './features/checking/rebalance/service.ts';
import { systemContext } from './http/provide-context.ts';

const has = await canReplicate();
if (!has) console.log('Skipped: an index over three servers needs an installed PostgreSQL.');

const program = fileURLToPath(new URL('./commands/corpus.ts', import.meta.url));
const novel = readFileSync(
  fileURLToPath(new URL('../corpus/pride-and-prejudice.txt', import.meta.url)),
  'utf8',
).split(/\s+/);
const textAt = (place: number) => novel.slice(place * 350, place * 350 + 350).join(' ');
const soon = { timeout: 30_000, interval: 100 };

describe.skipIf(!has)('an index over three servers', () => {
  type Cluster = Awaited<ReturnType<typeof setUpPostgres>>;
  const clusters: Cluster[] = [];
  let home: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let database: Database;
  let site: ReturnType<typeof testApp>;
  const opened: IndexServers[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'cleanpaste-index-'));
  let documents = 0;

  beforeAll(async () => {
    for (let i = 0; i < 3; i++) clusters.push(await setUpPostgres());
    await Promise.all(clusters.map((one) => one.start()));
    home = await createPostgresDatabase(process.env.TEST_DATABASE_URL!);
    database = await openPostgres(home.url);
    await database.migrate(migrationsFolder);
    site = testApp(database);
    for (let place = 0; place < 40; place++) await add(await at());
    await movePostings(await at());
  }, 180_000);
  afterEach(async () => {
    for (const index of opened.splice(0)) await index.close();
  });
  afterAll(async () => {
    await database?.close();
    await home?.drop();
    for (const one of clusters) await one.discard();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Servers as the setting names them: `a`, `b` and `c`, with a minus before one that is to be emptied. */
  const urlOf = (name: string) => clusters['abc'.indexOf(name.at(-1)!)]!.url;
  async function at(...names: string[]): Promise<Ctx> {
    const addresses = names.map((name) => ({ url: urlOf(name), isLeaving: name.startsWith('-') }));
    const index = await openIndexServers(addresses, { log: site.deps.log });
    if (index !== noIndexServers) opened.push(index);
    return systemContext({ ...site.deps, index });
  }
  const move = (ctx: Ctx) => rebalance(ctx, { onMoved: () => {} });

  async function add(ctx: Ctx): Promise<void> {
    const place = documents++;
    const text = textAt(place % 300);
    await addDocument(ctx, { key: `doc/${place}`, title: 'x', url: null, licence: null, text });
  }

  const allFound = ({ db, index }: Ctx) => expectFoundAsByScan(db, { cap: 500, index });

  /** Looks up, adds and moves into blocks for as long as something else goes on; nothing may be missed. */
  async function meanwhile<T>(ctx: Ctx, work: Promise<T>): Promise<T> {
    let isDone = false;
    const ended = () => {
      isDone = true;
    };
    work.then(ended, ended);
    let looks = 0;
    for (; !isDone || looks < 3; looks++) {
      if (looks % 4 === 0) await add(ctx);
      if (looks % 7 === 0) await movePostings(ctx);
      // The first is taken out by one of the tests.
      const place = 1 + ((looks * 13) % (documents - 1));
      const { candidates, indexShare } = await findCandidates(ctx, { text: textAt(place % 300) });
      expect(indexShare).toBe(1);
      expect(candidates.map(({ text }) => text)).toContain(textAt(place % 300));
      // And all of it, not only enough.
      if (looks % 5 === 0) await allFound(ctx);
    }
    return work;
  }

  test('goes from one server to three and to two while checks run, and nothing is lost', async () => {
    const one = await at('a');
    expect(await meanwhile(one, move(one))).toMatchObject({ moved: 256, here: 0, servers: [256] });
    expect(await database.handle.$count(corpusBlocks)).toBe(0);
    await allFound(one);

    const three = await at('a', 'b', 'c');
    expect(await meanwhile(three, move(three))).toMatchObject({
      moved: 170,
      servers: [86, 85, 85],
    });
    await movePostings(three);
    expect(await database.handle.$count(corpusFingerprints)).toBe(0);
    await allFound(three);

    const two = await at('a', 'b', '-c');
    expect(await meanwhile(two, move(two))).toMatchObject({ moved: 85, servers: [128, 128, 0] });
    // From now on nobody needs the third.
    await allFound(await at('b', 'a'));
    expect(await move(await at('a', 'b'))).toMatchObject({ moved: 0 });
  }, 300_000);

  test('one that is stopped is left out, said, and found again', async () => {
    await move(await at('a', 'b', 'c'));
    const ctx = await at('a', 'b', 'c');
    await allFound(ctx);
    const third = ctx.index.all[2]!;
    const [{ shares }] = (await third.db
      .execute(sql`select count(*)::integer as shares from corpus_index.shares`)
      .then((answer) => (answer as unknown as { rows: object[] }).rows)) as [{ shares: number }];
    const share = 1 - shares / 256;
    expect(share).toBeCloseTo(2 / 3, 1);
    let asked = 0;
    const execute = third.db.execute.bind(third.db);
    third.db.execute = ((query: never) => {
      asked++;
      return execute(query);
    }) as typeof third.db.execute;

    const app = testApp(database, {}, { index: ctx.index });
    const account = await openAccount({ ...app.deps }, { plan: 'pro5k' });
    const check = async (place: number) => {
      const { headers } = account;
      const answer = await app.post(
        '/functions/v1/run-basic-plagiarism-check',
        { text: `${textAt(place)} And some words ${place}.` },
        headers,
      );
      expect(answer.status).toBe(200);
      return (await answer.json()) as Record<string, unknown>;
    };
    const whole = await check(3);
    expect(whole).not.toHaveProperty('indexShare');
    await clusters[2]!.end('SIGKILL');
    asked = 0;
    const part = await check(4);
    expect(part).toMatchObject({ indexShare: share, charged: true });
    expect(part.similarity).toBeGreaterThan(80);
    for (let place = 1; place < 30; place++) {
      const { candidates, indexShare } = await findCandidates(ctx, { text: textAt(place) });
      expect(indexShare).toBe(share);
      expect(candidates.map(({ text }) => text)).toContain(textAt(place));
    }
    // Who asks it again does so from time to time, and no check waits for that.
    expect(asked).toBeLessThan(10);

    // What comes meanwhile is kept, and found: its fingerprints wait here.
    await add(ctx);
    await removeDocuments(ctx, 'doc/0');
    await movePostings(ctx, { isPurge: true });
    expect(await database.handle.$count(corpusRemoved)).toBe(1);
    expect(await database.handle.$count(corpusFingerprints)).toBeGreaterThan(0);

    await clusters[2]!.start();
    await expect.poll(() => shareNow(ctx), soon).toBe(1);
    await movePostings(ctx, { isPurge: true });
    expect(await database.handle.$count(corpusRemoved)).toBe(0);
    expect(await database.handle.$count(corpusFingerprints)).toBe(0);
    await allFound(ctx);
    expect(await check(5)).not.toHaveProperty('indexShare');
  }, 180_000);

  const shareNow = async (ctx: Ctx) =>
    (await findHolders(ctx, ['1', '-1', String(2n ** 40n)].concat(manyHashes), 50)).indexShare;
  const manyHashes = Array.from({ length: 255 }, (_, i) => String((BigInt(i) << 54n) + 7n));

  test('one that has started to hang keeps one look-up waiting, not each', async () => {
    const ctx = await at('a', 'b', 'c');
    await move(ctx);
    await allFound(ctx);
    const server = ctx.index.all[1]!;
    const never = new Promise<never>(() => {});
    const execute = server.db.execute;
    let asked = 0;
    server.db.execute = (() => {
      asked++;
      return never;
    }) as never;
    for (let look = 0; look < 20; look++) expect(await shareNow(ctx)).toBeLessThan(1);
    expect(asked).toBeLessThan(4);
    server.db.execute = execute;
    await expect.poll(() => shareNow(ctx), soon).toBe(1);
  }, 60_000);

  test('cut off anywhere it goes on from there', async () => {
    const env = {
      ...process.env,
      DATABASE_URL: home.url,
      DATA_DIR: dataDir,
      ADDRESS_HASH_SECRET: site.deps.secret,
      INDEX_DATABASE_URLS: ['-a', 'b', '-c'].map((n) => n.replace(/\w/, urlOf(n))).join(','),
    };
    const ctx = await at('a', 'b', 'c');
    const placedOn = async () =>
      new Set((await database.handle.select().from(corpusShares)).map(({ server }) => server)).size;
    for (let kill = 0; kill < 4; kill++) {
      const child = spawn(
        process.execPath,
        ['--conditions=cleanpaste-source', program, 'rebalance'],
        { env, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      await once(child.stderr, 'data');
      await pause(kill * 37);
      child.kill('SIGKILL');
      await once(child, 'close');
      await allFound(ctx);
      await add(ctx);
      await movePostings(ctx);
      await allFound(ctx);
    }
    // A server that goes in the midst of it is the same.
    const own = await at('-a', 'b', '-c');
    const cut = rebalance(own, {
      onMoved: (moved) => {
        if (moved === 3) void clusters[1]!.end('SIGKILL');
      },
    });
    await expect(cut).rejects.toThrow();
    await clusters[1]!.end('SIGKILL');
    await clusters[1]!.start();
    await expect.poll(() => shareNow(ctx), soon).toBe(1);
    await allFound(ctx);
    expect(await placedOn()).toBeGreaterThan(1);
    const again = await at('-a', 'b', '-c');
    await meanwhile(ctx, move(again));
    await allFound(await at('b'));
  }, 300_000);

  test('of two at once at most one goes on, and nothing is lost', async () => {
    const [one, other] = [await at('a', 'b', 'c'), await at('a', 'b', 'c')];
    const ends = await Promise.allSettled([move(one), pause(300).then(() => move(other))]);
    expect(ends.map(({ status }) => status)).toContain('fulfilled');
    await allFound(one);
    await move(one);
    await allFound(one);
  }, 120_000);

  test('a server that is not named, or named twice, is told of, and nothing moves', async () => {
    await expect(move(await at('a', 'b'))).rejects.toThrow('with a minus before its address');
    const twice = await at('a', 'b', 'c', 'a');
    await expect(move(twice)).rejects.toThrow('servers 1 and 4');
    const { indexShare } = await findHolders(await at('a', 'b'), manyHashes, 50);
    expect(indexShare).toBeLessThan(1);
    await allFound(await at('a', 'b', 'c'));
  }, 60_000);

  test('what would leave shares behind is not exported', async () => {
    const data = fileURLToPath(new URL('./commands/data.ts', import.meta.url));
    const env = { ...process.env, DATABASE_URL: home.url, DATA_DIR: dataDir };
    const args = ['--conditions=cleanpaste-source', data, 'export', join(dataDir, 'all')];
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
    });
    const [code] = await once(child, 'close');
    expect([code, said]).toEqual([1, expect.stringContaining('Bring them home first')]);
  }, 60_000);

  test('all of it comes home again', async () => {
    const ctx = await at('-a', '-b', '-c');
    expect(await meanwhile(ctx, move(ctx))).toMatchObject({ here: 256, servers: [0, 0, 0] });
    await movePostings(ctx);
    expect(await database.handle.$count(corpusShares)).toBe(0);
    await allFound(await at());
    const plain = await scanPlainly(database.handle);
    const { candidates } = await findCandidates(await at(), { text: textAt(40) });
    expect(candidates.map((one) => one.text)).toEqual(plain.find(textAt(40)));
  }, 180_000);
});
