import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../config/environment.ts';
import { createLog } from '../../log/log.ts';
import { type Metrics, startMetrics } from './start-metrics.ts';

const token = 'a-token-of-thirty-two-characters-!';
const running: Metrics[] = [];
afterEach(async () => {
  for (const metrics of running.splice(0)) await metrics.stop();
});

const pool = () => ({ open: 3, idle: 2, waiting: 1 });

async function start({ withToken = false, withPool = true } = {}) {
  const lines: string[] = [];
  const written = createLog({
    level: 'error',
    now: () => new Date(0),
    write: (line) => lines.push(line),
  });
  const settings = { host: '127.0.0.1', port: 0, token: withToken ? token : null };
  const metrics = await startMetrics(settings, written, {
    queue: () => ({ threads: 4, busy: 2, waiting: 7, maxWaiting: 64 }),
    pool: withPool ? pool : undefined,
    isReady: () => true,
  });
  running.push(metrics);
  const read = (headers: Record<string, string> = {}, path = '/metrics', method = 'GET') =>
    fetch(`http://127.0.0.1:${metrics.port}${path}`, { headers, method });
  return { log: metrics.log, lines, read };
}

const request = { route: 'POST /functions/v1/clean-text', status: 200, ms: 3.5 };

test('an operator reads requests by route and status, failures by event, queue, connections and the loop', async () => {
  const { log, read } = await start();
  log.info('request', request);
  log.info('request', { ...request, status: 429 });
  log.info('request', { ...request, route: null, status: 404 });
  log.error('provider-failed', { provider: 'x' });
  const answer = await read();
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await answer.text();
  const route = 'route="POST /functions/v1/clean-text"';
  for (const line of [
    `cleanpaste_requests_total{${route},status="200"} 1`,
    `cleanpaste_requests_total{${route},status="429"} 1`,
    'cleanpaste_requests_total{route="none",status="404"} 1',
    `cleanpaste_request_seconds_bucket{le="0.005",${route}} 2`,
    `cleanpaste_request_seconds_bucket{le="0.0025",${route}} 0`,
    'cleanpaste_events_total{event="provider-failed",level="error"} 1',
    'cleanpaste_threads_busy 2',
    'cleanpaste_queue_waiting 7',
    'cleanpaste_database_waiting 1',
    'cleanpaste_ready 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
});

test('lines go on into the log, by its level, and what the log hides is counted all the same', async () => {
  const { log, lines, read } = await start({ withPool: false });
  log.info('request', request);
  log.error('trouble', { n: 1 });
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['trouble']);
  const text = await (await read()).text();
  expect(text).toContain('status="200"} 1');
  expect(text).not.toContain('cleanpaste_database');
});

test('only who brings the token reads them, where one is set', async () => {
  const { read } = await start({ withToken: true });
  for (const authorization of [
    undefined,
    'Bearer',
    `Bearer ${token} `,
    `bearer ${token}x`,
    token,
  ]) {
    const answer = await read(
      authorization === undefined ? {} : { authorization: `${authorization}.` },
    );
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('cleanpaste_');
  }
  expect((await read({ authorization: `Bearer ${token}` })).status).toBe(200);
});

test('nothing else is at that port', async () => {
  const { read } = await start();
  expect((await read({}, '/')).status).toBe(404);
  expect((await read({}, '/functions/v1/cleanup-count')).status).toBe(404);
  expect((await read({}, '/metrics', 'POST')).status).toBe(405);
});

test('a taken port is said by the name of its setting', async () => {
  await start();
  const port = running[0]!.port;
  const again = startMetrics(
    { host: '127.0.0.1', port: port!, token: null },
    createLog({ level: 'silent', now: () => new Date(0) }),
    { queue: () => ({ threads: 1, busy: 0, waiting: 0, maxWaiting: 1 }), isReady: () => false },
  );
  await expect(again).rejects.toThrow('set METRICS_PORT to another one');
});

test('an address that other machines reach is refused without a token; without a port there are none', () => {
  expect(readConfig({}).metrics).toBeNull();
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toMatchObject({
    host: '127.0.0.1',
    port: 9464,
  });
  const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
  expect(() => readConfig(open)).toThrow('set METRICS_TOKEN as well');
  expect(readConfig({ ...open, METRICS_TOKEN: token }).metrics?.token).toBe(token);
  expect(() => readConfig({ ...open, METRICS_TOKEN: 'short' })).toThrow(/^METRICS_TOKEN must have/);
});
