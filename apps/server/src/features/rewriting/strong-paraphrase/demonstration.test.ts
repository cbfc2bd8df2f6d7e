import { demonstrationSentence } from '@cleanpaste/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../db/handle.ts';
import { usageCounts } from '../../billing/quotas/tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the worked example is rewritten as often as one likes, and costs nothing', async () => {
  const app = testApp(database);
  for (let i = 0; i < 3; i++) {
    const answer = await app.post('/functions/v1/strong-paraphrase', {
      text: demonstrationSentence,
    });
    expect(answer.status).toBe(200);
    const { cleanedText } = (await answer.json()) as { cleanedText: string };
    expect(cleanedText).not.toBe(demonstrationSentence);
    expect(cleanedText.length).toBeGreaterThan(60);
  }
  expect(await database.handle.select().from(usageCounts)).toEqual([]);
});
