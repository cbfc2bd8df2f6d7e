import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { canReplicate, freePort, setUpPostgres } from '../../../scripts/setup/postgres.mjs';
import { buildProcess, type ServerProcess, startProcess } from './process.ts';

const deploy = (name: string) => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));

/** What a fleet needs and this machine has not. */
export async function missingPrograms(): Promise<string[]> {
  const has = (program: string, flag: string) => spawnSync(program, [flag]).status === 0;
  return [
    ...(has('haproxy', '-v') ? [] : ['haproxy']),
    ...(has('pgbouncer', '--version') ? [] : ['pgbouncer']),
    ...((await canReplicate()) ? [] : ['postgresql (with pg_basebackup)']),
  ];
}

export async function ask<T>(url: string, ...statements: string[]): Promise<T[]> {
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

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.end()).on('error', () => resolve(false));
  });

/** A program that ends with the fleet; ready when its port is open. */
async function startProgram(
  file: string,
  args: string[],
  { port, ...options }: { port: number; env?: NodeJS.ProcessEnv; uid?: number; gid?: number },
): Promise<ChildProcess> {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output = (output + chunk).slice(-10_000);
    });
  for (let i = 0; i < 400; i++) {
    if (await isOpen(port)) return child;
    if (child.exitCode !== null) break;
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error(`${file} did not start: ${output}`);
}

async function endProgram(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The file that operators are given, at the places of this fleet. */
function placed(name: string, places: [string, string][]): string {
  return places.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${name} has no line with ${from}`);
      return text.replace(from, to);
    },
    readFileSync(deploy(name), 'utf8'),
  );
}

type Cluster = Awaited<ReturnType<typeof setUpPostgres>>;

/** A PgBouncer by the file that operators are given, or by one that somebody has changed. */
async function startPooler(
  { cluster, folder, databasePort }: { cluster: Cluster; folder: string; databasePort: string },
  change: (config: string) => string = (config) => config,
) {
  const port = await freePort();
  const place = mkdtempSync(join(folder, 'pooler-'));
  const [config, users] = [join(place, 'pgbouncer.ini'), join(place, 'userlist.txt')];
  writeFileSync(users, '"site" "its password"\n');
  const text = placed('pgbouncer.ini', [
    ['port=5432', `port=${databasePort}`],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['/etc/pgbouncer/userlist.txt', users],
  ]);
  writeFileSync(config, change(text));
  const { uid, gid } = cluster.user;
  if (uid !== undefined) for (const path of [place, config, users]) chownSync(path, uid, gid!);
  const child = await startProgram('pgbouncer', [config], { port, ...cluster.user });
  return {
    url: `postgres://site:its%20password@127.0.0.1:${port}/cleanpaste`,
    end: () => endProgram(child),
  };
}

/** A primary, a replica that follows it, and a pooler in front of the primary. */
async function openDatabases(folder: string, undo: (() => unknown)[]) {
  const [cluster] = await Promise.all([setUpPostgres(), buildProcess()]);
  undo.push(() => cluster.discard());
  await cluster.start();
  for (const statement of [
    `create role site login password 'its password'`,
    'create database cleanpaste owner site',
  ])
    await ask(cluster.url, statement);
  const replica = await cluster.replicate();
  const at = (url: string) => `postgres://site@127.0.0.1:${new URL(url).port}/cleanpaste`;
  const databasePort = new URL(cluster.url).port;
  const openPooler = async (change?: (config: string) => string) => {
    const pooler = await startPooler({ cluster, folder, databasePort }, change);
    undo.push(pooler.end);
    return pooler.url;
  };
  const urls = {
    primary: at(cluster.url),
    replica: at(replica.url),
    pooler: await openPooler(),
  };
  return { cluster, replica, urls, openPooler };
}

export const fleetSecret = 'the secret that all processes share, of length enough';

interface FleetOptions {
  settings?: Record<string, string>;
  /** The program of each process; the one of this checkout without it. */
  entry?: string;
}

export type Fleet = Awaited<ReturnType<typeof openFleet>>;

/** Three processes behind HAProxy, over PgBouncer on a primary with a replica: all by the files of `deploy`. */
export async function openFleet({ settings = {}, entry }: FleetOptions = {}) {
  const undo: (() => unknown)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-fleet-'));
    chmodSync(folder, 0o755);
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    const databases = await openDatabases(folder, undo);
    const { urls } = databases;
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const ports = [await freePort(), await freePort(), await freePort()];
    const dataDir = (place: number) => join(folder, `process-${place}`);
    const processes: ServerProcess[] = [];
    const start = (place: number, program = entry) => {
      const env = {
        DATA_DIR: dataDir(place),
        PORT: String(ports[place]),
        PUBLIC_URL: origin,
        ADDRESS_HASH_SECRET: fleetSecret,
        DATABASE_URL: urls.pooler,
        DATABASE_DIRECT_URL: urls.primary,
        DATABASE_READ_URL: urls.replica,
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '3',
        ...settings,
      };
      processes[place] = startProcess(env, program ? { entry: program } : {});
      return processes[place].origin;
    };
    undo.push(async () => {
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.all(processes.map(({ ended }) => ended));
    });
    const origins = await Promise.all(ports.map((_, place) => start(place)));
    const places = ports.map((own, at) => [`CLEANPASTE_${at + 1}`, `127.0.0.1:${own}`]);
    let proxy: ChildProcess | undefined;
    const balancer = {
      /** With SIGKILL: connections break off. */
      kill: () => endProgram(proxy),
      async start() {
        const env = { PATH: process.env.PATH, CLEANPASTE_BIND: `127.0.0.1:${port}` };
        proxy = await startProgram('haproxy', ['-db', '-f', deploy('haproxy.cfg')], {
          port,
          env: { ...env, ...Object.fromEntries(places) },
        });
      },
    };
    undo.push(balancer.kill);
    await balancer.start();
    return { ...databases, origin, origins, processes, balancer, start, dataDir, close };
  } catch (error) {
    await close();
    throw error;
  }
}
