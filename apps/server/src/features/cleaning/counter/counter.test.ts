import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../db/handle.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { type CleanupRecord, recordCleanup } from '../cleanups/service.ts';
import { textCleanups } from '../cleanups/tables.ts';
import { addToCounter, readCounters } from './data.ts';
import { displayedStatistical, textsCleaned } from './rules.ts';
import { counters } from './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.handle.delete(counters);
  await database.handle.delete(textCleanups);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [7, 3],
])('%i stored passes are shown as %i', (stored, shown) => {
  expect(displayedStatistical(stored)).toBe(shown);
});

test('the home page counts texts of either kind', () => {
  expect(textsCleaned({ basic_cleanups: 10, statistical_passes: 5 })).toBe(12);
});

test('the answer is never kept by anybody in between', async () => {
  await addToCounter(database.handle, 'basic_cleanups', 3);
  await addToCounter(database.handle, 'statistical_passes', 5);
  const response = await testApp(database).get('/functions/v1/cleanup-count');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ count: 5 });
});

describe('recording', () => {
  const record: CleanupRecord = {
    feature: 'statistical',
    cleanedText: 'a',
    sessionId: '0b54a2a4-5b1f-4f6e-9d0e-1f0d3f6a1c11',
    removedCharacterCount: 0,
  };
  const context = () => {
    const app = testApp(database);
    return { clock: app.clock, ctx: systemContext(app.deps) };
  };

  test('a statistical cleanup counts as two passes', async () => {
    const { ctx } = context();
    await recordCleanup(ctx.db, ctx, record);
    expect(await readCounters(ctx.db)).toMatchObject({ basic_cleanups: 0, statistical_passes: 2 });
  });

  test('row and count stand or fall together', async () => {
    const { ctx } = context();
    const write = (wrong: Partial<CleanupRecord>) =>
      ctx.db.transaction((tx) => recordCleanup(tx, ctx, { ...record, ...wrong }));
    await expect(write({ sessionId: 'no uuid' })).rejects.toThrow();
    await expect(write({ removedCharacterCount: 2 ** 40 })).rejects.toThrow();
    expect(await readCounters(ctx.db)).toMatchObject({ basic_cleanups: 0, statistical_passes: 0 });
  });
});
