import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { engine, openTestDatabase } from '../../test/database.ts';
import { readConfig } from '../config/environment.ts';
import { withinCall } from '../log/call-under-way.ts';
import { createLog } from '../log/log.ts';
import { gather } from './gather.ts';
import type { Database } from './handle.ts';
import { slowQueryLog } from './slow-queries.ts';

const canary = 'canary-that-nobody-may-read';
const words = pgTable('slow_words', { word: text('word') });

let database: Database;
const lines: string[] = [];
const log = createLog({ level: 'info', now: () => new Date(0), write: (line) => lines.push(line) });
const told = () => lines.map((line) => JSON.parse(line));
/** Does work for a request; a query of Drizzle begins when somebody waits for it. */
const as = <T>(requestId: string, work: () => PromiseLike<T>) =>
  withinCall({ requestId, span: null }, async () => await work());

/** Takes 300 ms and gives one row; `pg_sleep` would keep the embedded engine from nothing else. */
const slow = () => sql`select ${canary}::text as word, 'canary-literal' as kind, pg_sleep(0.3)`;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.handle.execute(sql`create table slow_words (word text)`);
  database.onStatement(slowQueryLog(250, log));
});
beforeEach(() => lines.splice(0));
afterAll(() => database.close());

test('a slow statement has a line with its shape, time, rows and request, and nothing that was in it', async () => {
  await as('request-1', () => database.handle.execute(slow()));
  expect(told()).toEqual([
    {
      time: '1970-01-01T00:00:00.000Z',
      level: 'info',
      event: 'slow-query',
      name: 'select',
      shape: 'select ?::text as word, ? as kind, pg_sleep(?)',
      ms: expect.any(Number),
      rows: 1,
      requestId: 'request-1',
    },
  ]);
  expect(told()[0].ms).toBeGreaterThanOrEqual(250);
  expect(lines.join('')).not.toMatch(/canary/);
});

test('so has one inside a transaction, and one that fails, of no rows then', async () => {
  await as('request-2', () =>
    database.handle.transaction(async (tx) => {
      await tx.execute(slow());
      await tx.insert(words).values({ word: canary });
    }),
  );
  const failing = sql`select ${canary}::text, pg_sleep(0.3), (1 / (random() * 0)::int)`;
  await expect(as('request-3', () => database.handle.execute(failing))).rejects.toThrow();
  expect(told()).toMatchObject([
    { name: 'select', rows: 1, requestId: 'request-2' },
    { name: 'select', rows: null, requestId: 'request-3' },
  ]);
  expect(lines.join('')).not.toMatch(/canary/);
});

test('quick ones have none, also those that wait behind a slow one', async () => {
  await Promise.all([
    as('slow', () => database.handle.execute(slow())),
    ...Array.from({ length: 12 }, (_, at) =>
      as(`quick-${at}`, () => database.handle.select().from(words)),
    ),
  ]);
  expect(told().map(({ requestId }) => requestId)).toEqual(['slow']);
});

test('a statement that several calls share belongs to the first of them', async () => {
  const ask = gather(async (keys: number[]) => {
    await database.handle.execute(slow());
    return keys;
  });
  const first = as('first', () => ask(1));
  const second = as('second', () => ask(2));
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  const third = as('third', () => ask(3));
  await third;
  expect(told().map(({ requestId }) => requestId)).toEqual(['first', 'third']);
});

test('the setting says from when on, and 0 never', async () => {
  expect(readConfig({}).slowQueryMs).toBe(500);
  expect(readConfig({ SLOW_QUERY_MS: '0' }).slowQueryMs).toBe(0);
  expect(() => readConfig({ SLOW_QUERY_MS: '-1' })).toThrow(/^SLOW_QUERY_MS must/);
  const others: string[] = [];
  const never = createLog({ level: 'info', now: () => new Date(0), write: (l) => others.push(l) });
  database.onStatement(slowQueryLog(0, never));
  await database.handle.execute(slow());
  expect(others).toEqual([]);
});

test.runIf(engine === 'postgres')(
  'waiting for a connection is nobody’s slow statement',
  async () => {
    await Promise.all(
      Array.from({ length: 11 }, (_, at) =>
        as(`${at}`, () => database.handle.execute(sql`select pg_sleep(0.15)`)),
      ),
    );
    expect(told()).toEqual([]);
  },
);
