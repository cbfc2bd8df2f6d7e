import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteConfigAnswer } from '@cleanpaste/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../db/handle.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-model-'));
const path = join(folder, 'small-1b.gguf');
const content = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(200_000, 7)]);
let database: Database;
beforeAll(async () => {
  writeFileSync(path, content);
  database = await openTestDatabase();
});
beforeEach(() => database.handle.delete(rateLimits));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

test('a model that the operator names is handed out whole, to anybody, with its size', async () => {
  const app = testApp(database, { BROWSER_MODEL_FILE: path });
  const answer = await app.get('/model.gguf');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-length')).toBe(String(content.length));
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
});

test('the page is told its name and size, and nothing of where it lies', async () => {
  const app = testApp(database, { BROWSER_MODEL_FILE: path });
  const settings = await (await app.get('/functions/v1/site-config')).text();
  expect(siteConfigAnswer.parse(JSON.parse(settings)).rewriting).toEqual({
    model: false,
    modelFile: { name: 'small-1b', bytes: content.length },
  });
  expect(settings).not.toContain(folder);
});

test('without one there is none', async () => {
  expect((await testApp(database).get('/model.gguf')).status).toBe(404);
});

test('one address fetches it ten times an hour at most', async () => {
  const app = testApp(database, { BROWSER_MODEL_FILE: path });
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) {
    const answer = await app.get('/model.gguf');
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});
