import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPglite } from './pglite.ts';

const visits = pgTable('visits', {
  id: integer().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});
const at = new Date('2026-03-04T05:06:07.089Z');
let client: Awaited<ReturnType<typeof createPglite>>;

beforeAll(async () => {
  client = await createPglite({});
  await client.exec('create table visits (id integer primary key, at timestamptz not null)');
});
afterAll(() => client.close());

test('times come back as they were written, in a transaction and outside of one', async () => {
  const db = drizzle({ client });
  await db.insert(visits).values({ id: 1, at });
  expect(await db.select().from(visits)).toEqual([{ id: 1, at }]);
  await db.transaction(async (tx) => {
    await tx.transaction((inner) => inner.insert(visits).values({ id: 2, at }));
    expect(await tx.select({ at: visits.at }).from(visits)).toEqual([{ at }, { at }]);
  });
});

test('no statement copies the table of readers', async () => {
  let copies = 0;
  const unusedType = 999_999;
  Object.defineProperty(client.parsers, unusedType, {
    enumerable: true,
    configurable: true,
    get: () => void copies++,
  });
  const db = drizzle({ client });
  await db.select().from(visits);
  await db.transaction((tx) => tx.select().from(visits));
  Reflect.deleteProperty(client.parsers, unusedType);
  expect(copies).toBe(0);
});
