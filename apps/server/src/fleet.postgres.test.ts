import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from '@cleanpaste/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openAccount } from '../test/account.ts';
import { apiKey, known, openCopyleaksServer } from '../test/copyleaks-server.ts';
import { ask, type Fleet, fleetSecret, missingPrograms, openFleet } from '../test/fleet.ts';
import { buildProcess } from '../test/process.ts';
import { caller, openBrowser } from '../test/site.ts';
import { makeSiteBuilds } from '../test/site-builds.ts';
import type { Database, Handle } from './db/handle.ts';
import { migrateDatabase, openDatabase, tryPooler } from './db/open.ts';
import { openPostgres } from './db/postgres.ts';
import { readEvents } from './event-streams/read-events.ts';

const missing = await missingPrograms();
if (missing.length > 0)
  console.log(`Skipped: many processes behind a balancer need ${missing.join(', ')}.`);

/** What other processes have to hear within, and the checks of the balancer. */
const soon = { timeout: 8_000, interval: 20 };
const ways = 50;
/** Rounds of stopping and starting each process; more of them take minutes. */
const rounds = Number(process.env.FLEET_ROUNDS ?? 1);

describe.skipIf(missing.length > 0)('three processes behind HAProxy, over PgBouncer', () => {
  let copyleaks: Awaited<ReturnType<typeof openCopyleaksServer>>;
  let builds: ReturnType<typeof makeSiteBuilds>;
  let fleet: Fleet;
  let direct: Database;

  beforeAll(async () => {
    await buildProcess();
    builds = makeSiteBuilds(['first', 'second']);
    copyleaks = await openCopyleaksServer(() => new Date());
    fleet = await openFleet({
      entry: builds.entries[0]!,
      settings: {
        CLEANUPS_PER_MINUTE: '100000',
        ADMIN_EMAIL: 'admin@example.com',
        COPYLEAKS_EMAIL: 'us@example.com',
        COPYLEAKS_API_KEY: apiKey,
        COPYLEAKS_SANDBOX: 'true',
        COPYLEAKS_API_URL: copyleaks.origin,
        COPYLEAKS_ID_URL: copyleaks.origin,
      },
    });
    direct = await openPostgres(fleet.urls.primary);
  }, 180_000);
  afterAll(async () => {
    await direct?.close();
    await fleet?.close();
    await copyleaks?.close();
    builds?.discard();
  });

  type Options = NonNullable<Parameters<typeof openAccount>[1]>;
  /** An account, and its calls: through the balancer, and at each of the processes. */
  async function person(options: Options = {}) {
    const clock = { now: () => new Date() };
    const account = await openAccount({ db: direct.handle, secret: fleetSecret, clock }, options);
    const session = { access_token: account.token } as Session;
    const at = (origin: string) => caller(origin, session);
    return { ...account, anywhere: at(fleet.origin), each: fleet.origins.map(at) };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  const sum = (statuses: number[]) => {
    const counts: Record<number, number> = {};
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  const inParallel = async (calls: number, call: (n: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: calls }, (_, n) => call(n)));
  const statusesOf = (answers: Response[]) => answers.map(({ status }) => status);
  const clean = (headers: Record<string, string>, text = 'a\u200bb', at = fleet.origin) =>
    fetch(`${at}/functions/v1/clean-text`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-id': randomUUID(), ...headers },
      body: JSON.stringify({ text }),
    });
  const count = async (table: string, { id }: Person) => {
    const [row] = await ask<{ n: string }>(
      fleet.urls.primary,
      `select count(*) as n from ${table} where user_id = '${id}'`,
    );
    return Number(row!.n);
  };

  test('all share the calls of one account', async () => {
    const { headers } = await person();
    const answers = await inParallel(12, () => clean(headers));
    expect(sum(statusesOf(answers))).toEqual({ 200: 12 });
    for (const { printed } of fleet.processes)
      await expect.poll(printed, soon).toContain('"route":"POST /functions/v1/clean-text"');
  });

  test('the last unit is given once, whoever asks where', async () => {
    const session = { 'x-session-id': randomUUID() };
    const free = await inParallel(ways, () => clean(session));
    const { 200: done, ...refused } = sum(statusesOf(free));
    expect(done).toBe(1);
    // Who has too much under way at one process is told to wait; all others have heard of the limit.
    expect(Object.keys(refused).filter((status) => status !== '429')).toEqual(['401']);

    const ann = await person();
    const three = await inParallel(ways, () =>
      ann.anywhere.post('/functions/v1/strong-paraphrase', {
        text: 'We utilize this in order to demonstrate a number of things.',
      }),
    );
    const { 200: rewritten, ...others } = sum(statusesOf(three));
    expect(rewritten).toBe(3);
    expect(Object.keys(others).filter((status) => status !== '429')).toEqual(['403']);
  });

  test('one click that comes again and again, at every process, counts once', async () => {
    const ann = await person();
    const key = { 'idempotency-key': randomUUID(), 'x-session-id': randomUUID() };
    const click = (n: number) =>
      clean({ ...ann.headers, ...key }, 'once\u200b', fleet.origins[n % fleet.origins.length]!);
    expect(sum(statusesOf(await inParallel(30, click)))).toEqual({ 200: 30 });
    for (let n = 0; n < 3; n++)
      expect(await (await click(n)).json()).toMatchObject({ cleanedText: 'once' });
    expect(await count('text_cleanups', ann)).toBe(1);
  });

  test('a small allowance is given out once in total', async () => {
    const share = () =>
      fetch(`${fleet.origin}/functions/v1/share-events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-session-id': randomUUID() },
        body: JSON.stringify({ platform: 'bluesky' }),
      });
    const statuses: number[] = [];
    for (let burst = 0; burst < 5; burst++)
      statuses.push(...statusesOf(await inParallel(24, share)));
    const { 200: given, ...refused } = sum(statuses);
    expect(given).toBe(60);
    expect(Object.keys(refused)).toEqual(['429']);
  });

  test('a password is asked for, set, used and left behind at whichever process', async () => {
    const { email } = await person({ email: 'passer-by@example.com' });
    const browser = openBrowser(fleet.origin);
    const auth = '/functions/v1/auth';
    const password = 'a long word that nobody guesses';
    expect((await browser.post(`${auth}/request-reset`, { email })).status).toBe(200);
    const mailed = () =>
      fleet.origins
        .map((_, place) => join(fleet.dataDir(place), 'outbox'))
        .flatMap((outbox) => {
          try {
            return readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
          } catch {
            return [];
          }
        })
        .map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
        .flatMap((mail) => /token=([\w%.-]+)/.exec(mail)?.[1] ?? []);
    await expect.poll(mailed, soon).toHaveLength(1);
    const [token] = mailed();
    expect((await browser.post(`${auth}/reset-password`, { token, password })).status).toBe(200);
    const answer = await browser.post(`${auth}/sign-in`, { email, password });
    expect(answer.status).toBe(200);
    const session = (await answer.json()) as Session;
    const reads = fleet.origins.map(
      (origin) => async () => (await caller(origin, session).get('/functions/v1/account')).status,
    );
    for (const read of reads) expect(await read()).toBe(200);
    for (let i = 0; i < 3; i++)
      expect((await browser.post(`${auth}/refresh`, {})).status).toBe(200);
    expect((await browser.post(`${auth}/sign-out`, {})).status).toBe(200);
    for (const read of reads) await expect.poll(read, soon).toBe(401);
  });

  test('who watches at one process hears at once of what happens at another', async () => {
    const admin = await person({ email: 'admin@example.com' });
    const leave = new AbortController();
    const heard = fleet.origins.map(async (origin) => {
      const { body } = await fetch(`${origin}/functions/v1/admin/events`, {
        headers: admin.headers,
        signal: leave.signal,
      });
      for await (const event of readEvents(body!, { silenceMs: 20_000 }))
        if (event.includes('user_feedback')) return true;
      return false;
    });
    // Where all of them listen, before anything happens.
    await pause(500);
    const told = await admin.anywhere.post('/functions/v1/feedback', { message: 'It works.' });
    expect(told.status).toBe(200);
    expect(await Promise.all(heard)).toEqual([true, true, true]);
    leave.abort();
  });

  test('the balancer is killed and comes back: calls go on, events are heard again, each click counts once', async () => {
    const ann = await person({ plan: 'pro' });
    const admin = await person({ email: 'watcher@example.com' });
    await ask(
      fleet.urls.primary,
      `update users set email = 'before@example.com' where email = 'admin@example.com'`,
      `update users set email = 'admin@example.com' where id = '${admin.id}'`,
    );
    const leave = new AbortController();
    const heard: string[] = [];
    let opened = 0;
    /** As a page does: a stream that breaks off is opened again. */
    async function watch() {
      while (!leave.signal.aborted) {
        try {
          const { body } = await fetch(`${fleet.origin}/functions/v1/admin/events`, {
            headers: admin.headers,
            signal: leave.signal,
          });
          opened += 1;
          for await (const event of readEvents(body!, { silenceMs: 20_000 })) heard.push(event);
        } catch {
          await pause(100);
        }
      }
    }
    const tell = () => admin.each[0]!.post('/functions/v1/feedback', { message: 'Still here.' });
    const told = () => heard.filter((event) => event.includes('user_feedback')).length;

    const acknowledged: string[] = [];
    const brokenOff: string[] = [];
    let isOver = false;
    async function click(name: string) {
      // What may have been done is asked for again with the same key, as the page does.
      const key = { 'idempotency-key': randomUUID(), 'x-session-id': randomUUID() };
      for (;;) {
        try {
          const answer = await clean({ ...ann.headers, ...key }, `${name}\u200b`);
          const { cleanedText } = (await answer.json()) as { cleanedText?: string };
          expect([answer.status, cleanedText]).toEqual([200, name]);
          acknowledged.push(name);
          return;
        } catch (error) {
          // fetch says so of a connection that broke off or was refused.
          if (!(error instanceof TypeError)) throw error;
          brokenOff.push(name);
          await pause(20);
        }
      }
    }
    const work = async (who: number) => {
      for (let n = 0; !isOver; n++) await click(`click ${who} of ${n}`);
    };

    const watching = watch();
    await expect.poll(() => opened, soon).toBe(1);
    await pause(300);
    expect((await tell()).status).toBe(200);
    await expect.poll(told, soon).toBe(1);
    const working = Promise.all(Array.from({ length: 8 }, (_, who) => work(who)));
    await expect.poll(() => acknowledged.length, soon).toBeGreaterThan(20);
    await fleet.balancer.kill();
    await expect(fetch(fleet.origin)).rejects.toThrow(TypeError);
    await pause(500);
    const before = acknowledged.length;
    await fleet.balancer.start();
    await expect.poll(() => acknowledged.length, soon).toBeGreaterThan(before + 20);
    isOver = true;
    await working;
    expect(brokenOff.length).toBeGreaterThan(0);

    await expect.poll(() => opened, soon).toBeGreaterThan(1);
    await pause(300);
    expect((await tell()).status).toBe(200);
    await expect.poll(told, soon).toBeGreaterThan(1);
    leave.abort();
    await watching;

    const kept = await ask<{ text: string }>(
      fleet.urls.primary,
      `select cleaned_text as text from text_cleanups where user_id = '${ann.id}'`,
    );
    expect(kept.map(({ text }) => text).sort()).toEqual(acknowledged.sort());
    const account = await ann.each[1]!.get('/functions/v1/account');
    expect(await account.json()).toMatchObject({ counts: { basic: acknowledged.length } });
  }, 60_000);

  test('a check begun at one process is ended by what its provider tells another', async () => {
    const ann = await person({ plan: 'pro5k' });
    const own = 'My grandmother kept bees behind the school, and every autumn she let us taste it.';
    const answers = await inParallel(3, (n) =>
      ann.each[n]!.post('/functions/v1/run-basic-plagiarism-check', {
        text: `${own} The ${known.copied}, as copy ${n} says.`,
      }),
    );
    expect(sum(statusesOf(answers))).toEqual({ 200: 3 });
    expect(JSON.stringify(await answers[0]!.json())).toContain(known.url);
    expect(copyleaks.delivered.every(({ url }) => url.startsWith(fleet.origin))).toBe(true);
    expect(await count('plagiarism_checks', ann)).toBe(3);
  });

  test('a link to a report is made at one, shown by another, and gone at all when revoked', async () => {
    const ann = await person({ plan: 'pro' });
    const [first, , third] = ann.each;
    const text = 'Nobody has written this before, and nobody will ever write it again.';
    const checked = await first!.post('/functions/v1/run-basic-plagiarism-check', { text });
    const made = await first!.post('/functions/v1/check-report-links', {
      check: await checked.json(),
    });
    const { url, id } = (await made.json()) as { url: string; id: string };
    const shown = () => inParallel(6, () => fetch(url));
    expect(sum(statusesOf(await shown()))).toEqual({ 200: 6 });
    const gone = await third!.delete(`/functions/v1/check-report-links/${id}`);
    expect(gone.status).toBe(200);
    expect(sum(statusesOf(await shown()))).toEqual({ 404: 6 });
  });

  describe('with a replica that is read from', () => {
    const asRoot = () => fleet.replica.url.replace(/\/postgres$/, '/cleanpaste');
    const transactions = async () => {
      const [row] = await ask<{ n: string }>(
        asRoot(),
        `select xact_commit as n from pg_stat_database where datname = 'cleanpaste'`,
      );
      return Number(row!.n);
    };
    const list = (ann: Person, n: number) =>
      ann.each[n % 3]!.get('/functions/v1/history/cleanups').then(async (response) => {
        expect(response.status).toBe(200);
        const { items } = (await response.json()) as { items: { excerpt: string }[] };
        return items.map(({ excerpt }) => excerpt);
      });
    /** Cleans at one process and looks into the history at the next one, at once. */
    async function seesItsOwn(ann: Person, times: number) {
      for (let n = 0; n < times; n++) {
        const name = `text ${randomUUID()}`;
        const answer = await clean(ann.headers, `${name}\u200b`, fleet.origins[n % 3]!);
        expect(answer.status).toBe(200);
        expect((await list(ann, n + 1))[0]).toBe(name);
      }
    }

    test('histories are read there, and whoever cleaned a text sees it', async () => {
      const ann = await person({ plan: 'pro' });
      const before = await transactions();
      await seesItsOwn(ann, 20);
      for (let n = 0; n < 20; n++) await list(ann, n);
      await expect
        .poll(async () => (await transactions()) - before, { timeout: 20_000 })
        .toBeGreaterThan(30);
    });

    test('what takes long there is ended, also where the other address leads to a pooler', async () => {
      const { pooler, primary, replica } = fleet.urls;
      const database = await openPostgres(pooler, { directUrl: primary, readUrl: replica });
      try {
        const limitOf = (tx: Handle) =>
          tx.execute(
            sql`select current_setting('statement_timeout') as most, pg_is_in_recovery() as there`,
          );
        // Until it is known how far the replica is behind, the primary answers.
        await vi.waitFor(
          async () =>
            expect(await database.read!(limitOf)).toMatchObject({
              rows: [{ most: '15s', there: true }],
            }),
          { timeout: 20_000, interval: 100 },
        );
      } finally {
        await database.close();
      }
    });

    test('so does the admin of what was told, and the counter never goes back', async () => {
      const admin = await person({ email: 'admin-of-lists@example.com' });
      await ask(
        fleet.urls.primary,
        `update users set email = 'former@example.com' where email = 'admin@example.com'`,
        `update users set email = 'admin@example.com' where id = '${admin.id}'`,
      );
      for (let n = 0; n < 5; n++) {
        const message = `Message ${randomUUID()}`;
        await admin.each[n % 3]!.post('/functions/v1/feedback', { message });
        const seen = await admin.each[(n + 1) % 3]!.get('/functions/v1/admin/feedback');
        const { items } = (await seen.json()) as { items: { message: string }[] };
        expect(items[0]?.message).toBe(message);
      }
      const shown = async (n: number) => {
        const answer = await fetch(`${fleet.origins[n]}/functions/v1/cleanup-count`);
        return ((await answer.json()) as { count: number }).count;
      };
      const last = [0, 0, 0];
      for (let n = 0; n < 30; n++) {
        await clean(admin.headers);
        const now = await shown(n % 3);
        expect(now).toBeGreaterThanOrEqual(last[n % 3]!);
        last[n % 3] = now;
      }
    });

    test('while it stands still, the primary answers', async () => {
      const ann = await person({ plan: 'pro' });
      await ask(asRoot(), 'select pg_wal_replay_pause()');
      try {
        await seesItsOwn(ann, 9);
      } finally {
        await ask(asRoot(), 'select pg_wal_replay_resume()');
      }
      expect(fleet.processes.some(({ printed }) => printed().includes('replica-behind'))).toBe(
        true,
      );
    });

    test('while it is away too, and it is read from again when it is back', async () => {
      const ann = await person({ plan: 'pro' });
      await fleet.replica.end('SIGINT');
      await seesItsOwn(ann, 9);
      await fleet.replica.start();
      const before = await transactions();
      const grown = async () => {
        for (let n = 0; n < 3; n++) await list(ann, n);
        return (await transactions()) - before;
      };
      await expect.poll(grown, { timeout: 30_000, interval: 200 }).toBeGreaterThan(20);
      await seesItsOwn(ann, 6);
    }, 90_000);
  });

  describe('a wrong address of the database is told at the start', () => {
    const drizzle = join(import.meta.dirname, '../drizzle');
    async function begin(databaseUrl: string, databaseDirectUrl: string | null) {
      const database = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir: '' });
      try {
        await migrateDatabase(database, drizzle);
        return await tryPooler(database);
      } finally {
        await database.close();
      }
    }
    const needsDirect = /DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL/;

    test('a pooler without the direct address', async () => {
      await expect(begin(fleet.urls.pooler, null)).rejects.toThrow(needsDirect);
    });

    test('also one that passes over what it does not know, and takes no lock through it', async () => {
      const lax = await fleet.openPooler(
        (text) =>
          `${text}\nignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout\n`,
      );
      await expect(begin(lax, null)).rejects.toThrow(needsDirect);
      const locks = `select 1 from pg_locks where locktype = 'advisory'`;
      expect(await ask(fleet.urls.primary, locks)).toEqual([]);
    });

    test('a pooler as the direct address', async () => {
      await expect(begin(fleet.urls.pooler, fleet.urls.pooler)).rejects.toThrow(
        /DATABASE_DIRECT_URL leads to a connection pooler/,
      );
    });

    test('two databases', async () => {
      const database = await openDatabase({
        databaseUrl: fleet.urls.pooler,
        databaseDirectUrl: fleet.cluster.url,
        dataDir: '',
      });
      try {
        await expect(tryPooler(database)).rejects.toThrow(/lead to different databases/);
      } finally {
        await database.close();
      }
    });

    test('a pooler that sets no limits of time', async () => {
      expect(await begin(fleet.urls.pooler, fleet.urls.primary)).toEqual([]);
      const endless = await fleet.openPooler((text) => text.replace(/ connect_query=.*/, ''));
      const [warning] = await begin(endless, fleet.urls.primary);
      expect(warning).toMatch(/no statement_timeout and no idle_in_transaction_session_timeout/);
    });
  });

  test(
    'one process after the other is renewed, and nobody notices',
    async () => {
      const ann = await person({ plan: 'pro' });
      const strange: string[] = [];
      const acknowledged: string[] = [];
      const answered: Record<string, number> = {};
      let isOver = false;
      let isNewThere = false;

      async function note(what: string, asked: Promise<Response>): Promise<boolean> {
        try {
          const response = await asked;
          const text = await response.text();
          answered[what] = (answered[what] ?? 0) + 1;
          if (response.status === 200) return true;
          strange.push(`${what}: ${response.status} ${text.slice(0, 200)}`);
        } catch (error) {
          strange.push(`${what}: ${error} ${(error as Error).cause}`);
        }
        return false;
      }

      async function work(who: number) {
        for (let n = 0; !isOver; n++) {
          const name = `text ${who} of ${n}`;
          if (await note('clean', clean(ann.headers, `${name}\u200b`))) acknowledged.push(name);
          if (n % 4 === 0)
            await note('history', ann.anywhere.get('/functions/v1/history/cleanups'));
          if (n % 4 === 2) await note('page', fetch(`${fleet.origin}/`));
          await pause(5);
        }
      }
      const asset = (name: string) => fetch(`${fleet.origin}/assets/${name}.js`);
      /** Pages of the last build are open all the while, and soon those of the new one. */
      async function browse() {
        for (; !isOver; await pause(10)) {
          await note('old asset', asset('first'));
          if (isNewThere) await note('new asset', asset('second'));
        }
      }

      const loads = [...Array.from({ length: 5 }, (_, who) => work(who)), browse()];
      for (let round = 0; round < rounds; round++) {
        for (const [place] of fleet.origins.entries()) {
          const { child, ended } = fleet.processes[place]!;
          child.kill('SIGTERM');
          const { code, stderr } = await ended;
          expect([code, stderr.includes('"crash"')]).toEqual([0, false]);
          await fleet.start(place, builds.entries[1]);
          isNewThere ||= await expect
            .poll(async () => (await asset('second')).status, soon)
            .toBe(200)
            .then(() => true);
        }
      }
      isOver = true;
      await Promise.all(loads);
      expect(strange).toEqual([]);
      for (const what of ['clean', 'history', 'page', 'old asset', 'new asset'])
        expect(answered[what]).toBeGreaterThan(10);
      const kept = await ask<{ text: string }>(
        fleet.urls.primary,
        `select cleaned_text as text from text_cleanups where user_id = '${ann.id}'`,
      );
      expect(kept.map(({ text }) => text).sort()).toEqual(acknowledged.sort());
    },
    120_000 * rounds,
  );

  test('without its database the page is there, calls say when to come again, and all mends itself', async () => {
    const { headers } = await person();
    await fleet.cluster.end('SIGINT');
    const isAway = async () => {
      const response = await clean(headers);
      const wait = Number(response.headers.get('retry-after'));
      return response.status === 503 && wait > 0 && (await response.text()).startsWith('{');
    };
    // All checks of the balancer have failed by then.
    await pause(2_500);
    for (let n = 0; n < 6; n++) {
      expect(await isAway()).toBe(true);
      expect((await fetch(`${fleet.origin}/`)).status).toBe(200);
    }
    await fleet.cluster.start();
    await expect
      .poll(async () => (await clean(headers)).status, { timeout: 30_000, interval: 200 })
      .toBe(200);
  }, 60_000);
});
