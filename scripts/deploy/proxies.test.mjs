import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { freePort } from '../setup/postgres.mjs';

const has = (program, ...args) => spawnSync(program, args).status === 0;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const chosen = '0d9e5a3c-1f2b-4e6d-8c7a-9b0e1d2c3f4a';

/** Says what headers it was asked with; it is well, and ready or not. */
const server = createServer((request, response) => {
  const isWell = request.url !== '/readyz';
  response.writeHead(isWell ? 200 : 503, { 'content-type': 'application/json' });
  response.end(JSON.stringify(request.headers));
});
let folder = '';
let upstream = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cleanpaste-proxies-'));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  upstream = `127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A proxy by the file that operators are given; ends with what is done at its address. */
async function through(file, args, { env, at }, act) {
  const child = spawn(file, args, {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk) => (printed += chunk));
  const ended = new Promise((resolve) => child.on('close', resolve));
  try {
    await expect
      .poll(
        () =>
          fetch(at).then(
            ({ status }) => status,
            () => printed,
          ),
        { timeout: 30_000 },
      )
      .toBe(200);
    await act();
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

/** What the server behind a proxy was told, when a visitor has chosen id and trace. */
async function toldBehind(at) {
  const headers = {
    'x-request-id': chosen,
    traceparent: `00-${chosen.replaceAll('-', '')}-0123456789abcdef-01`,
    tracestate: 'a=b',
  };
  const answers = [await fetch(`${at}/a`, { headers }), await fetch(`${at}/assets/b`, { headers })];
  return Promise.all(answers.map((it) => it.json()));
}

async function expectOwnIds(at) {
  const told = await toldBehind(at);
  for (const headers of told) {
    expect(headers['x-request-id']).toMatch(uuid);
    expect(headers['x-request-id']).not.toBe(chosen);
    expect(Object.keys(headers)).not.toContain('traceparent');
    expect(Object.keys(headers)).not.toContain('tracestate');
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  }
  expect(told[0]['x-request-id']).not.toBe(told[1]['x-request-id']);
}

describe.skipIf(!has('haproxy', '-v'))('deploy/haproxy.cfg, run by HAProxy', () => {
  test('gives each request an id of its own, and lets nobody choose a trace', async () => {
    const port = await freePort();
    const places = Object.fromEntries([1, 2, 3].map((at) => [`CLEANPASTE_${at}`, upstream]));
    const env = { CLEANPASTE_BIND: `127.0.0.1:${port}`, ...places };
    const at = `http://127.0.0.1:${port}`;
    await through('haproxy', ['-db', '-f', inRoot('deploy', 'haproxy.cfg')], { env, at }, () =>
      expectOwnIds(at),
    );
  });
});

describe.skipIf(!has('caddy', 'version'))('deploy/Caddyfile, run by Caddy', () => {
  const run = async (act) => {
    const port = await freePort();
    const at = `http://127.0.0.1:${port}`;
    const env = { SITE: at, UPSTREAM: upstream, CADDY_ADMIN: `127.0.0.1:${await freePort()}` };
    const file = inRoot('deploy', 'Caddyfile');
    const args = ['run', '--config', file, '--adapter', 'caddyfile'];
    await through('caddy', args, { env, at }, () => act(at));
  };

  test('gives each request an id of its own, and lets nobody choose a trace', async () => {
    await run(expectOwnIds);
  });

  test('hands on what a server says that is not ready', async () => {
    await run(async (at) => {
      const answer = await fetch(`${at}/readyz`);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toHaveProperty('host');
    });
  });
});
