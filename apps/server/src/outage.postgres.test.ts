import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorBody } from '@cleanpaste/contract';
import pg from 'pg';
import { expect, test } from 'vitest';
import { setUpPostgres } from '../../../scripts/setup/postgres.mjs';
import { engine } from '../test/database.ts';
import { buildProcess, startProcess } from '../test/process.ts';
import { caller, openBrowser } from '../test/site.ts';
import { isUnavailable } from './db/unavailable.ts';

test.each([
  ['57P01', true],
  ['57P03', true],
  ['25006', true],
  ['25P03', true],
  ['53300', true],
  ['3D000', true],
  ['ECONNRESET', true],
  ['23505', false],
  ['42P01', false],
])('of a fault %s callers are told that the database is away: %s', (code, away) => {
  const cause = Object.assign(new Error('of the driver'), { code });
  expect(isUnavailable(new Error('Failed query', { cause }))).toBe(away);
});

type Cluster = Awaited<ReturnType<typeof setUpPostgres>>;

/** Makes trouble and mends it; meanwhile `noticed` waits until callers have met it. */
type Trouble = (cluster: Cluster, noticed: () => Promise<void>) => Promise<void>;

async function ask(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const endedBy =
  (signal: NodeJS.Signals): Trouble =>
  async (cluster, noticed) => {
    await cluster.end(signal);
    await noticed();
    await cluster.start();
  };

const troubles: Record<string, Trouble> = {
  stopped: endedBy('SIGINT'),
  'stopped without tidying up': endedBy('SIGQUIT'),
  killed: endedBy('SIGKILL'),
  async 'failed over'(cluster, noticed) {
    await cluster.end('SIGINT');
    await cluster.failOver();
    await noticed();
    await cluster.start();
  },
  async 'a standby'({ url }, noticed) {
    const reload = 'select pg_reload_conf()';
    await ask(url, 'alter system set default_transaction_read_only = on', reload);
    await noticed();
    const writable = 'set default_transaction_read_only = off';
    await ask(url, writable, 'alter system reset default_transaction_read_only', reload);
  },
  async 'rid of its connections'({ url }) {
    const others =
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()';
    for (let round = 0; round < 5; round++) {
      await ask(url, `${others} and backend_type = 'client backend'`);
      await pause(20);
    }
  },
};

const rounds = 5;
const callers = 6;
const mostCalls = 30_000;

// It brings a PostgreSQL of its own, which it may stop.
if (engine === 'postgres') {
  test('a server outlives its database 30 times under load, answers 503 meanwhile, and loses nothing that it acknowledged', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cleanpaste-outage-'));
    const [cluster] = await Promise.all([setUpPostgres(), buildProcess()]);
    await cluster.start();
    const server = startProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.url,
      CLEANUPS_PER_MINUTE: '100000',
      ADMIN_EMAIL: 'admin@example.com',
    });
    let isOver = false;
    try {
      const origin = await server.origin;
      const session = await openBrowser(origin).signIn('admin@example.com');
      const { get, post } = caller(origin, session);
      const acknowledged: string[] = [];
      const answers: Record<number, number> = {};
      const strange: string[] = [];
      let calls = 0;
      let refused = 0;
      let done = 0;

      async function note(response: Response): Promise<boolean> {
        const { status, headers } = response;
        answers[status] = (answers[status] ?? 0) + 1;
        if (status === 200) return true;
        const text = await response.text();
        const body = errorBody.safeParse(JSON.parse(text));
        const known = status === 503 && body.success && Number(headers.get('retry-after')) > 0;
        if (known) refused++;
        else strange.push(`${status} ${text}`);
        return false;
      }

      async function load(who: number): Promise<void> {
        while (!isOver && calls < mostCalls) {
          const name = `text ${who} of ${calls++}`;
          const response = await post('/functions/v1/clean-text', { text: `${name}\u200b` });
          if (await note(response)) {
            expect(await response.json()).toMatchObject({ cleanedText: name });
            acknowledged.push(name);
            done++;
          }
          for (const path of ['cleanup-count', 'history/cleanups', 'admin/logs/requests']) {
            if (calls % 5 === 0) await note(await get(`/functions/v1/${path}`)).then(() => {});
          }
          await pause(10);
        }
      }

      // Somebody watches all the while, so that there is a stream to keep up.
      const events = await get('/functions/v1/admin/events');
      expect(events.status).toBe(200);
      const loads = Array.from({ length: callers }, (_, who) => load(who));
      const failed = Promise.all(loads);
      failed.catch(() => {});
      const until = (isSo: () => boolean) =>
        expect.poll(isSo, { timeout: 30_000, interval: 10 }).toBe(true);
      const alive = server.ended.then(({ stderr }) => {
        throw new Error(`the server ended: ${stderr}`);
      });
      alive.catch(() => {});

      for (let round = 0; round < rounds; round++) {
        for (const trouble of Object.values(troubles)) {
          const before = refused;
          const noticed = () => until(() => refused > before + callers);
          await Promise.race([trouble(cluster, noticed), alive]);
          const back = done;
          await Promise.race([until(() => done > back + callers), alive]);
        }
      }
      isOver = true;
      await failed;
      await events.body?.cancel();
      expect(strange).toEqual([]);
      expect(answers).toEqual({ 200: expect.any(Number), 503: expect.any(Number) });

      const client = new pg.Client({ connectionString: cluster.url });
      await client.connect();
      const { rows } = await client.query('select cleaned_text as text from text_cleanups');
      await client.end();
      const kept = new Set(rows.map(({ text }) => text));
      expect(acknowledged.filter((text) => !kept.has(text))).toEqual([]);

      server.child.kill('SIGTERM');
      const { code, stderr } = await server.ended;
      expect(code).toBe(0);
      expect(stderr).not.toContain('"crash"');
    } finally {
      isOver = true;
      server.child.kill('SIGKILL');
      await server.ended;
      await cluster.discard();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }, 300_000);
}
