import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase, tryPooler } from '../../apps/server/src/db/open.ts';
import { freePort, setUpPostgres } from '../setup/postgres.mjs';
import { textOf } from './read.fixture.mjs';

const program = 'pgbouncer';
const canPool = spawnSync(program, ['--version']).status === 0;
if (!canPool)
  console.log('pgbouncer was not found: the file of compose.yaml was not tried with it');

/** Where compose puts things, and where they are here. */
function placed({ databasePort, port, users }) {
  return textOf('deploy', 'pgbouncer.compose.ini')
    .replace(
      'host=postgres port=5432 dbname=cleanpaste',
      `host=127.0.0.1 port=${databasePort} dbname=postgres`,
    )
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', users);
}

test.skipIf(!canPool)(
  'a server behind the PgBouncer of compose.yaml has nothing to warn of',
  async () => {
    const cluster = await setUpPostgres();
    const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-pooler-'));
    /** @type {(() => unknown)[]} */
    const undo = [() => rmSync(folder, { recursive: true, force: true }), () => cluster.discard()];
    try {
      await cluster.start();
      const { username, port: databasePort } = new URL(cluster.url);
      const port = await freePort();
      const [config, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')];
      writeFileSync(config, placed({ databasePort, port, users }));
      // As the image writes it.
      writeFileSync(users, `"${username}" "secret"\n`);
      const { uid, gid } = cluster.user;
      if (uid !== undefined)
        for (const it of [folder, config, users]) chownSync(it, uid, gid ?? uid);
      const pooler = spawn(program, [config], { stdio: 'ignore', ...cluster.user });
      const ended = new Promise((resolve) => pooler.on('close', resolve));
      undo.push(() => {
        pooler.kill('SIGKILL');
        return ended;
      });
      const open = () =>
        openDatabase({
          databaseUrl: `postgres://${username}:secret@127.0.0.1:${port}/cleanpaste`,
          databaseDirectUrl: cluster.url,
          dataDir: folder,
        });
      await expect
        .poll(
          async () => {
            const database = await open();
            return tryPooler(database).finally(() => database.close());
          },
          { timeout: 30_000 },
        )
        .toEqual([]);
    } finally {
      for (const step of undo.reverse()) await step();
    }
  },
);
