import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort, setUpPostgres } from '../../../../scripts/setup/postgres.mjs';
import { migrationsFolder } from '../../test/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { addToCounter, readCounters } from '../features/cleaning/counter/data.ts';

async function ask<T>(url: string, ...statements: string[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    let rows: T[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows as T[];
    return rows;
  } finally {
    await client.end();
  }
}

const isUp = (url: string) =>
  ask<{ standby: boolean }>(url, 'select pg_is_in_recovery() as standby').then(
    ([row]) => row?.standby === false,
    () => false,
  );

/** What docs/operate.md tells operators of PostgreSQL to do, done. */
test('a PostgreSQL goes back to a named time, and finds what was there then', async ({ skip }) => {
  const cluster = await setUpPostgres();
  const bin = cluster.origin.replace(/^installed, /, '');
  if (!existsSync(join(bin, 'pg_basebackup'))) {
    await cluster.discard();
    console.log('Skipped: no pg_basebackup was found.');
    return skip('no pg_basebackup was found');
  }
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-restore-'));
  const [archive, base] = [join(folder, 'archive'), join(folder, 'base')];
  let restored: ChildProcess | undefined;
  try {
    await cluster.start();
    const [place] = await ask<{ data_directory: string }>(cluster.url, 'show data_directory');
    const { uid, gid } = statSync(place!.data_directory);
    mkdirSync(archive);
    for (const one of [folder, archive]) chownSync(one, uid, gid);
    await ask(
      cluster.url,
      'alter system set archive_mode = on',
      `alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
    );
    await cluster.end('SIGINT');
    await cluster.start();

    const database = await openPostgres(cluster.url);
    await database.migrate(migrationsFolder);
    await addToCounter(database.handle, 'basic_cleanups', 1);
    const { port } = new URL(cluster.url);
    const copied = spawnSync(
      join(bin, 'pg_basebackup'),
      ['-D', base, '-h', '127.0.0.1', '-p', port, '-U', 'cleanpaste', '--checkpoint=fast'],
      { uid, gid, cwd: folder, encoding: 'utf8' },
    );
    expect(copied.stderr).toBe('');
    await addToCounter(database.handle, 'basic_cleanups', 10);
    const [then] = await ask<{ at: string }>(cluster.url, 'select clock_timestamp()::text as at');
    await addToCounter(database.handle, 'basic_cleanups', 100);
    await database.handle.execute('drop table text_cleanups');
    await database.close();
    const [last] = await ask<{ file: string }>(
      cluster.url,
      'select pg_walfile_name(pg_switch_wal()) as file',
    );
    await expect.poll(() => existsSync(join(archive, last!.file))).toBe(true);
    await cluster.end('SIGINT');

    writeFileSync(join(base, 'recovery.signal'), '');
    const freshPort = await freePort();
    const settings = [
      `port=${freshPort}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'archive_mode=off',
      `restore_command=cp ${archive}/%f %p`,
      `recovery_target_time=${then!.at}`,
      'recovery_target_action=promote',
    ];
    restored = spawn(
      join(bin, 'postgres'),
      ['-D', base, ...settings.flatMap((setting) => ['-c', setting])],
      { uid, gid, cwd: folder, stdio: 'ignore' },
    );
    const url = `postgres://cleanpaste@127.0.0.1:${freshPort}/postgres`;
    await expect.poll(() => isUp(url), { timeout: 60_000 }).toBe(true);
    const back = await openPostgres(url);
    try {
      await back.migrate(migrationsFolder);
      expect((await readCounters(back.handle)).basic_cleanups).toBe(11);
      expect((await ask<{ n: string }>(url, 'select count(*) as n from text_cleanups'))[0]!.n).toBe(
        '0',
      );
    } finally {
      await back.close();
    }
  } finally {
    if (restored && restored.exitCode === null) {
      restored.kill('SIGINT');
      await once(restored, 'close');
    }
    await cluster.discard();
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
