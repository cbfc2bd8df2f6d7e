import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostgresDatabase, engine, fillDataFolder } from '../../../test/database.ts';
import { buildProcess, type ServerProcess, startProcess } from '../../../test/process.ts';

const folder = fileURLToPath(new URL('../../../../../docs/monitoring/', import.meta.url));
const file = (name: string) => readFileSync(join(folder, name), 'utf8');
const canary = 'canary-that-nobody-may-read';
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

let dataDir: string;
let server: ServerProcess;
let text: string;
let onMainPort: string;
let discard = async () => {};

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

beforeAll(async () => {
  await buildProcess();
  dataDir = mkdtempSync(join(tmpdir(), 'cleanpaste-metrics-'));
  const port = await freePort();
  const env: Record<string, string> = { DATA_DIR: dataDir, METRICS_PORT: String(port) };
  if (engine === 'pglite') await fillDataFolder(dataDir);
  else {
    const { url, drop } = await createPostgresDatabase(process.env.TEST_DATABASE_URL!);
    env.DATABASE_URL = url;
    discard = drop;
  }
  server = startProcess(env);
  const origin = await server.origin;
  await fetch(`${origin}/functions/v1/clean-text`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-id': randomUUID() },
    body: JSON.stringify({ text: `${canary}\u200b` }),
  });
  await fetch(`${origin}/${canary}?token=${canary}`);
  await fetch(`${origin}/functions/v1/history/${canary}`, {
    headers: { authorization: `Bearer ${canary}`, 'x-forwarded-for': '203.0.113.7' },
  });
  onMainPort = await (await fetch(`${origin}/metrics`)).text();
  text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}, 120_000);

afterAll(async () => {
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  await discard();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a running server tells its figures at their own port alone, and nothing of what was in a call', () => {
  expect(text).toContain(
    'cleanpaste_requests_total{route="POST /functions/v1/clean-text",status="200"} 1',
  );
  expect(text).toContain('cleanpaste_ready 1');
  expect(text.includes('cleanpaste_database_connections ')).toBe(engine === 'postgres');
  for (const secret of [canary, '203.0.113.7', '127.0.0.1']) expect(text).not.toContain(secret);
  expect(onMainPort).not.toContain('cleanpaste_requests_total');
});

test('alerts and dashboard ask for figures that there are, under routes that there are', () => {
  const asked = `${file('alerts.yml')} ${file('dashboard.json')}`;
  const names = new Set(asked.match(/\b(?:cleanpaste|nodejs|process)_[a-z0-9_]+\b(?=[{)[\s",])/g));
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!));
  // Only PostgreSQL has connections.
  for (const name of ['connections', 'connections_idle', 'waiting'])
    known.add(`cleanpaste_database_${name}`);
  expect(names.size).toBeGreaterThan(8);
  for (const name of names) expect(known).toContain(name.replace(/_bucket$/, ''));
  expect(asked).toContain('POST /functions/v1/clean-text');
});

test('every alert is tried, and that of providers counts what the panel counts as theirs', () => {
  const names = [...file('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(8);
  for (const name of names)
    expect(file('alerts-test.yml')).toMatch(new RegExp(`alertname: ${name}\\s+exp_alerts:\\n`));
  const rules = readFileSync(
    new URL('../../features/admin/health-tally/rules.ts', import.meta.url),
    'utf8',
  );
  const [, list = ''] = /providerEvents[^(]*\(\[(.*?)\]/s.exec(rules) ?? [];
  const events = [...list.matchAll(/'([^']+)'/g)].map(([, event]) => event).join('|');
  expect(file('alerts.yml')).toContain(`event=~"${events}"`);
  expect(file('alerts.yml')).toContain(`event!~"${events}"`);
});

test.skipIf(!hasPromtool)(
  'Prometheus itself reads the rules, and they fire when they should',
  () => {
    for (const args of [
      ['check', 'config', 'prometheus.yml'],
      ['test', 'rules', 'alerts-test.yml'],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder });
      expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /);
    }
  },
);
if (!hasPromtool) console.log('promtool was not found: the alert rules were not tried with it');
