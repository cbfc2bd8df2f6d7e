import { worksCounted } from '@cleanpaste/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import type { Database, Read } from '../../../db/handle.ts';
import { createKnown } from '../../../db/known.ts';
import { corpusParts } from '../corpus/tables.ts';
import { openWorks } from './service.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.handle.delete(corpusParts);
});

/** So many documents of two parts each. */
async function collect(documents: number) {
  const rows = Array.from({ length: documents }, (_, at) =>
    [1, 2].map((part) => ({
      ...{ key: `folder/${at}`, part, title: 'A work', content: 'words' },
      ...{ contentHash: 'hash', words: 1, addedAt: new Date() },
    })),
  );
  await database.handle.insert(corpusParts).values(rows.flat());
}

async function told(env: Record<string, string> = {}) {
  const answer = await testApp(database, env).get('/functions/v1/site-config');
  return ((await answer.json()) as { checking: unknown }).checking;
}

test('every visitor may know how many works a check compares with, before one is spent', async () => {
  expect(await told()).toEqual({ copyleaks: false, works: 0 });
  await collect(3);
  expect(await told()).toEqual({ copyleaks: false, works: 3 });
});

test('of many works no more is counted than is said', async () => {
  await collect(worksCounted + 20);
  expect(await told()).toEqual({ copyleaks: false, works: worksCounted + 1 });
});

test('where Copyleaks compares nothing is said of the works', async () => {
  const env = {
    COPYLEAKS_EMAIL: 'a@b.example',
    COPYLEAKS_API_KEY: '00000000-0000-4000-8000-000000000000',
    PUBLIC_URL: 'https://tidy.example',
  };
  expect(await told(env)).toEqual({ copyleaks: true });
});

test('pages ask the database once in a while, and have the last number while it is away', async () => {
  await collect(2);
  let asked = 0;
  let isAway = false;
  const read: Read = (run) => {
    asked += 1;
    return isAway ? Promise.reject(new Error('away')) : run(database.handle);
  };
  const given = { db: database.handle, read, known: createKnown(60_000) };
  const works = openWorks(given);
  expect(await Promise.all([works.count(), works.count()])).toEqual([2, 2]);
  expect(await works.count()).toBe(2);
  expect(asked).toBe(1);

  const hasty = openWorks({ ...given, longestMs: 1 });
  expect(await hasty.count()).toBe(2);
  isAway = true;
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await hasty.count()).toBe(2);
  expect(await openWorks(given).count()).toBeNull();
});

test('a page does not wait for a database that does not answer', async () => {
  const read: Read = () => new Promise(() => {});
  const given = { db: database.handle, read, known: createKnown(60_000) };
  expect(await openWorks({ ...given, patienceMs: 5 }).count()).toBeNull();
});
