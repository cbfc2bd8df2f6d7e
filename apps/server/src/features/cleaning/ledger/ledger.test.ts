import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAccount } from '../../../../test/account.ts';
import { testApp } from '../../../../test/app.ts';
import { engine, openTestDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../db/handle.ts';
import { createKnown } from '../../../db/known.ts';
import { userMetadata, users } from '../../accounts/sign-in/tables.ts';
import { usageCounts, workUnits } from '../../billing/quotas/tables.ts';
import { textCleanups, userCleanupCounts } from '../cleanups/tables.ts';
import { readCounters } from '../counter/data.ts';
import { openCounter } from '../counter/service.ts';
import { counters } from '../counter/tables.ts';
import type { Entry } from './data.ts';
import { openLedger, rehearseCleanup } from './service.ts';

const path = '/functions/v1/clean-text';
const many = { CLEANUPS_PER_MINUTE: '1000000' };
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [textCleanups, counters, workUnits, usageCounts, users])
    await database.handle.delete(table);
});

const rows = () => database.handle.select().from(textCleanups);
const basic = async () => (await readCounters(database.handle)).basic_cleanups;
const usage = async () =>
  (await database.handle.select().from(usageCounts)).reduce((sum, { used }) => sum + used, 0);

/** The ledger of a process of its own, over the same database. */
function ledger() {
  const given = { db: database.handle, known: createKnown(0) };
  return openLedger({ ...given, counter: openCounter(given) });
}

const entryOf = (userId: string | null, other: Partial<Entry> = {}): Entry => ({
  id: randomUUID(),
  userId,
  sessionId: randomUUID(),
  retryHash: null,
  charge: {
    subject: userId ? `user:${userId}` : `session:${randomUUID()}`,
    period: 'total',
    limit: userId ? null : 1,
  },
  record: { cleanedText: userId && 'clean', removedCharacterCount: 1, removedKinds: [] },
  source: 'site',
  madeAt: new Date(),
  ...other,
});

const account = async () => (await openAccount(testApp(database).deps)).id;

describe(`a batch (${engine})`, () => {
  test('is one statement, and each account has what is its own', async () => {
    const [ann, ben] = [await account(), await account()];
    let statements = 0;
    const counting = new Proxy(database.handle, {
      get(target, name, receiver) {
        if (name === 'execute' || name === 'transaction') statements += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const given = { db: counting, known: createKnown(0) };
    const { settle } = openLedger({ ...given, counter: openCounter(given) });
    const owners = [ann, ben, ann, null, ann, ben];
    const settled = await Promise.all(owners.map((owner) => settle(entryOf(owner))));
    expect(statements).toBe(1);
    expect(settled.map(({ outcome, isKept }) => [outcome, isKept])).toEqual(
      owners.map((owner) => ['done', owner !== null]),
    );
    expect((await rows()).map(({ userId }) => userId).sort()).toEqual([...owners].sort());
    const counts = await database.handle.select().from(userCleanupCounts);
    const figures = counts.map((one) => [one.userId, one.basicCleanups, one.cleanupsKept]);
    expect(new Map(figures.map(([id, ...both]) => [id, both]))).toEqual(
      new Map([
        [ann, [3, 3]],
        [ben, [2, 2]],
      ]),
    );
    expect([await basic(), await usage()]).toEqual([6, 6]);
  });

  test('refuses alone what has no unit left, and nothing of it stays', async () => {
    const charge = { subject: 'session:a', period: 'total', limit: 2 };
    const hash = () => randomUUID();
    const { settle } = ledger();
    const settled = await Promise.all([
      ...Array.from({ length: 5 }, () => settle(entryOf(null, { charge, retryHash: hash() }))),
      settle(entryOf(null)),
      settle(entryOf(null, { charge: { ...charge, subject: 'session:b', limit: 0 } })),
    ]);
    expect(settled.map(({ outcome }) => outcome)).toEqual([
      ...['done', 'done', 'refused', 'refused', 'refused', 'done', 'refused'],
    ]);
    expect([await basic(), await usage(), (await rows()).length]).toEqual([3, 3, 3]);
    expect(await database.handle.$count(workUnits)).toBe(2);
    // The unit of who was refused is not taken for one that is done.
    expect((await settle(entryOf(null, { charge, retryHash: hash() }))).outcome).toBe('refused');
  });

  test('leaves out alone whose account is gone, and who switched the history off', async () => {
    const [ann, ben, gone] = [await account(), await account(), randomUUID()];
    await database.handle
      .update(userMetadata)
      .set({ keepHistory: false })
      .where(eq(userMetadata.userId, ben));
    const { settle } = ledger();
    const settled = await Promise.all([ann, gone, ben].map((owner) => settle(entryOf(owner))));
    expect(settled.map(({ outcome, isKept }) => [outcome, isKept])).toEqual([
      ['done', true],
      ['away', false],
      ['done', false],
    ]);
    const texts = (await rows()).map(({ userId, cleanedText }) => [userId, cleanedText]);
    expect(new Map(texts as [string, string][])).toEqual(
      new Map([
        [ann, 'clean'],
        [ben, null],
      ] as [string, string | null][]),
    );
    expect(await usage()).toBe(2);
  });

  test('that fails is tried one by one: only whose own fault it is hears of it', async () => {
    const { settle } = ledger();
    const settled = await Promise.allSettled([
      settle(entryOf(null)),
      settle(entryOf(null, { sessionId: 'no uuid' })),
      settle(entryOf(null)),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([await basic(), await usage(), (await rows()).length]).toEqual([2, 2, 2]);
  });

  test('has the same click once, in one process or in three', async () => {
    const ann = await account();
    const retryHash = 'the same click';
    const three = [ledger(), ledger(), ledger()];
    const settled = await Promise.all(
      Array.from({ length: 12 }, (_, at) => three[at % 3]!.settle(entryOf(ann, { retryHash }))),
    );
    const done = settled.filter(({ outcome }) => outcome === 'done');
    expect([done.length, settled.length]).toEqual([1, 12]);
    expect(settled.every(({ outcome }) => outcome === 'done' || outcome === 'repeated')).toBe(true);
    expect([await basic(), await usage(), (await rows()).length]).toEqual([1, 1, 1]);
  });
});

test.each([1, 3])(
  'of 50 calls at once for the last unit exactly one is served, with %i processes, 100 times',
  async (processes) => {
    const apps = Array.from({ length: processes }, () => testApp(database, many));
    for (let round = 1; round <= 100; round++) {
      const session = { 'x-session-id': randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          apps[at % processes]!.post(path, { text: 'a\u200bb' }, session, `198.51.100.${at}`),
        ),
      );
      const served = answers.filter(({ status }) => status === 200).length;
      const refused = answers.filter(({ status }) => status === 401).length;
      expect([round, served, refused]).toEqual([round, 1, 49]);
      expect([await basic(), await usage()]).toEqual([round, round]);
    }
    expect(await rows()).toHaveLength(100);
  },
  300_000,
);

test('batches of several processes over the same accounts never wait for each other crosswise', async () => {
  const accounts = await Promise.all(Array.from({ length: 12 }, account));
  const apps = [ledger(), ledger(), ledger()];
  const shuffled = () => accounts.toSorted(() => Math.random() - 0.5);
  for (let round = 0; round < 15; round++) {
    const settled = await Promise.all(
      apps.flatMap(({ settle }) =>
        shuffled().flatMap((owner) => [
          settle(entryOf(owner, { retryHash: `${round} ${owner}` })),
          settle(entryOf(owner)),
          settle(entryOf(null)),
        ]),
      ),
    );
    expect(settled.every(({ outcome }) => outcome === 'done' || outcome === 'repeated')).toBe(true);
  }
  const each = 15 * (1 + 3);
  const counts = await database.handle.select().from(userCleanupCounts);
  expect(counts.map(({ basicCleanups }) => basicCleanups)).toEqual(Array(12).fill(each));
  expect([await basic(), await usage()]).toEqual([12 * each + 540, 12 * each + 540]);
}, 120_000);

test('an account that is being changed holds up nobody else', async () => {
  const [ann, ben] = [await account(), await account()];
  if (engine === 'pglite') return;
  const { settle } = ledger();
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const change = database.handle.transaction(async (tx) => {
    await tx.execute(sql`select id from users where id = ${ann} for update`);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const waiting = settle(entryOf(ann));
  expect((await settle(entryOf(ben))).outcome).toBe('done');
  released.resolve();
  await change;
  expect((await waiting).outcome).toBe('done');
});

test('a rehearsal does what a cleanup does, and nothing of it stays', async () => {
  const statements: string[] = [];
  const counting = new Proxy(database.handle, {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver);
      return (work: (tx: object) => Promise<unknown>) =>
        target.transaction(async (tx) => {
          const before = (await readCounters(tx)).basic_cleanups;
          await work(tx).catch((error: unknown) => error);
          const during = (await readCounters(tx)).basic_cleanups;
          statements.push(`counted ${during - before}`);
          throw new Error('as the rehearsal does');
        });
    },
  });
  await rehearseCleanup({ db: counting, clock: { now: () => new Date() } });
  expect(statements).toEqual(['counted 1']);
  await rehearseCleanup({ db: database.handle, clock: { now: () => new Date() } });
  expect([await basic(), await usage(), (await rows()).length]).toEqual([0, 0, 0]);
  expect(await database.handle.$count(workUnits)).toBe(0);
});

test('a rehearsal without a database keeps nobody from starting', async () => {
  const away = { transaction: () => Promise.reject(new Error('gone')) } as never;
  await rehearseCleanup({ db: away, clock: { now: () => new Date() } });
});

test('the home counter costs no query a poll, and is exact in the process that counts', async () => {
  let queries = 0;
  const counting = new Proxy(database.handle, {
    get(target, name, receiver) {
      if (name === 'select') queries += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const given = { db: counting, known: createKnown(60_000) };
  const counter = openCounter({ ...given, longestMs: 60_000 });
  const { settle } = openLedger({ ...given, counter });
  expect(await Promise.all(Array.from({ length: 1000 }, counter.read))).toEqual(
    Array(1000).fill(0),
  );
  expect(queries).toBe(1);
  for (let n = 1; n <= 5; n++) {
    await settle(entryOf(null));
    expect(await counter.read()).toBe(n);
  }
  expect(queries).toBe(1);
});

test('the home counter shows what another process has counted, a while later', async () => {
  const given = { db: database.handle, known: createKnown(60_000) };
  const counter = openCounter({ ...given, longestMs: 50 });
  expect(await counter.read()).toBe(0);
  await ledger().settle(entryOf(null));
  await expect.poll(counter.read, { timeout: 20_000 }).toBe(1);
});
