import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostgresDatabase } from '../test/database.ts';
import { buildProcess, type ServerProcess, startProcess } from '../test/process.ts';

const cleanupsPerMinute = 30;
/** Of an address, at all processes together. */
const limit = 10 * cleanupsPerMinute;
const perSecond = limit / 60;
const onTrust = limit / 60;
/** Calls that an address may have under way at one process are 32. */
const lanes = 8;

describe('three processes on one database', () => {
  let folder: string;
  let drop = async () => {};
  const processes: ServerProcess[] = [];
  let origins: string[];

  beforeAll(async () => {
    await buildProcess();
    folder = mkdtempSync(join(tmpdir(), 'cleanpaste-all-calls-'));
    const { url, ...database } = await createPostgresDatabase(process.env.TEST_DATABASE_URL!);
    drop = database.drop;
    for (const place of ['one', 'two', 'three'])
      processes.push(
        startProcess({
          DATA_DIR: join(folder, place),
          DATABASE_URL: url,
          ADDRESS_HASH_SECRET: 'the secret that all processes share, of length enough',
          CLEANUPS_PER_MINUTE: String(cleanupsPerMinute),
        }),
      );
    origins = await Promise.all(processes.map(({ origin }) => origin));
  }, 120_000);
  afterAll(async () => {
    for (const { child, ended } of processes) {
      child.kill('SIGKILL');
      await ended;
    }
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** As many calls at each process as it would give by itself; how many were let through, of what could be. */
  async function callAll(path: string) {
    const began = performance.now();
    const tally = { let: 0, refused: 0 };
    const lane = async (origin: string) => {
      for (let call = 0; call < limit / lanes; call++) {
        const { status, headers } = await fetch(`${origin}${path}`);
        if (status === 200) tally.let += 1;
        else {
          expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
          tally.refused += 1;
        }
      }
    };
    await Promise.all(
      origins.flatMap((origin) => Array.from({ length: lanes }, () => lane(origin))),
    );
    const seconds = (performance.now() - began) / 1000;
    return { ...tally, atMost: limit + perSecond * seconds + origins.length * onTrust };
  }

  test.each(['/functions/v1/cleanup-count', '/api/v1/openapi.json'])(
    'hold the limit of all calls of an address together (%s)',
    async (path) => {
      const { let: given, refused, atMost } = await callAll(path);
      expect(given).toBeLessThanOrEqual(atMost);
      expect(given).toBeGreaterThan(0.8 * limit);
      expect(given + refused).toBe(origins.length * Math.ceil(limit / lanes) * lanes);
      expect(refused).toBeGreaterThan(0);
    },
    60_000,
  );
});
