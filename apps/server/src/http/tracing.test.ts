import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostgresDatabase, engine, fillDataFolder } from '../../test/database.ts';
import { type ModelServer, openModelServer } from '../../test/model-server.ts';
import {
  buildProcess,
  bundleFolder,
  type ServerProcess,
  startProcess,
} from '../../test/process.ts';
import { readConfig } from '../config/environment.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
}

const canary = 'canary';
const session = randomUUID();
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

const received: string[] = [];
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push(
    `${request.url} ${JSON.stringify(request.headers)}`,
    Buffer.concat(chunks).toString(),
  );
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});

let dataDir: string;
let server: ServerProcess;
let model: ModelServer;
let spans: SentSpan[];
let answer: Response;
let discard = async () => {};

beforeAll(async () => {
  await buildProcess();
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  model = await openModelServer(({ text }) => ({ say: text }));
  dataDir = mkdtempSync(join(tmpdir(), 'cleanpaste-tracing-'));
  const env: Record<string, string> = {
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    REWRITE_BASE_URL: model.baseUrl,
    REWRITE_MODEL: 'm',
    REWRITE_API_KEY: `key-${canary}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=word',
    OTEL_SERVICE_NAME: 'try-out',
  };
  if (engine === 'pglite') await fillDataFolder(dataDir);
  else {
    const { url, drop } = await createPostgresDatabase(process.env.TEST_DATABASE_URL!);
    env.DATABASE_URL = url;
    discard = drop;
  }
  server = startProcess(env);
  const origin = await server.origin;
  const post = (path: string, text: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-id': session, ...headers },
      body: JSON.stringify({ text }),
    });
  const named = {
    traceparent: `00-${traceId}-${parent}-01`,
    tracestate: `vendor=${canary}`,
    'x-request-id': '0d9e5a3c1f2b4e6d8c7a9b0e1d2c3f4a',
    'x-forwarded-for': '203.0.113.7',
    'user-agent': canary,
  };
  answer = await post('/functions/v1/clean-text', `${canary}\u200b `.repeat(20_000), named);
  const rewrite = 'People often utilize this canary in order to assist others, despite the cold. ';
  await (await post('/functions/v1/strong-paraphrase', rewrite.repeat(4), named)).text();
  await fetch(`${origin}/${canary}?token=${canary}`, { headers: named });
  await fetch(`${origin}/functions/v1/admin/operations?word=${canary}`, {
    headers: { ...named, authorization: `Bearer ${canary}` },
  });
  await fetch(`${origin}/functions/v1/cleanup-count`, { headers: { traceparent: canary } });
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  spans = received
    .filter((_, at) => at % 2 === 1)
    .flatMap((body) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);
}, 180_000);

afterAll(async () => {
  collector.close();
  await model.close();
  await discard();
  rmSync(dataDir, { recursive: true, force: true });
});

const field = (span: SentSpan, name: string) =>
  Object.values(span.attributes.find(({ key }) => key === name)?.value ?? {})[0];
const clean = () => spans.find(({ name }) => name === 'POST /functions/v1/clean-text')!;
const below = (span: SentSpan): SentSpan[] =>
  spans
    .filter(({ parentSpanId }) => parentSpanId === span.spanId)
    .flatMap((one) => [one, ...below(one)]);

test('a request goes on with the trace of the proxy in front, under the pattern of its route', () => {
  expect(answer.status).toBe(200);
  expect(clean()).toMatchObject({ traceId, parentSpanId: parent, kind: 2 });
  expect(field(clean(), 'http.route')).toBe('/functions/v1/clean-text');
  expect(Number(field(clean(), 'http.response.status_code'))).toBe(200);
  expect(field(clean(), 'cleanpaste.request_id')).toBe('0d9e5a3c1f2b4e6d8c7a9b0e1d2c3f4a');
  const refused = spans.find(({ name }) => name === 'GET /functions/v1/admin/operations')!;
  expect(Number(field(refused, 'http.response.status_code'))).toBe(401);
});

test('its work in a thread and its statements are pieces of it, statements by their shape', () => {
  const pieces = below(clean());
  expect(pieces.map(({ name }) => name)).toContain('job clean');
  const statements = pieces.filter((one) => field(one, 'db.system.name') === 'postgresql');
  expect(statements.length).toBeGreaterThan(0);
  for (const one of statements) {
    expect(one).toMatchObject({ traceId, kind: 3 });
    expect(field(one, 'db.query.text')).toMatch(/^[a-z]/);
  }
});

test('a call of a provider is one, and hands trace and request id on', () => {
  const rewrite = spans.find(({ name }) => name === 'POST /functions/v1/strong-paraphrase')!;
  const asked = below(rewrite).filter(({ name }) => name === 'model');
  expect(asked.length).toBe(model.calls.length);
  expect(asked.length).toBeGreaterThan(0);
  const told = model.calls.map(({ headers }) => headers.traceparent).sort();
  expect(told).toEqual(asked.map(({ spanId }) => `00-${traceId}-${spanId}-01`).sort());
  expect(model.calls[0]!.headers['x-request-id']).toBe('0d9e5a3c1f2b4e6d8c7a9b0e1d2c3f4a');
});

test('a traceparent that is none begins a trace of its own', () => {
  const count = spans.find(({ name }) => name === 'GET /functions/v1/cleanup-count')!;
  expect(count.parentSpanId ?? '').toBe('');
  expect(count.traceId).toMatch(/^[\da-f]{32}$/);
});

test('they go where the standard variables say, and hold no text, token or address', () => {
  expect(received[0]).toMatch(/^\/v1\/traces /);
  expect(received[0]).toContain('"x-collector-key":"word"');
  const bodies = received.filter((_, at) => at % 2 === 1).join('');
  expect(bodies).toContain('try-out');
  for (const secret of [canary, session, '203.0.113.7', '127.0.0.1', 'utilize'])
    expect(bodies).not.toContain(secret);
});

test('nothing of it is loaded by a server that sends none', () => {
  const scripts = readdirSync(bundleFolder).filter((name) => name.endsWith('.js'));
  const source = (name: string) => readFileSync(join(bundleFolder, name), 'utf8');
  const carriers = scripts.filter((name) => source(name).includes('BatchSpanProcessor'));
  expect(carriers.length).toBeGreaterThan(0);
  const loaded = new Set<string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const [, next] of source(name).matchAll(/^(?:import|export)[^;]*?"\.\/([^"]+)";/gm))
      load(next!);
  };
  load('main.js');
  load('worker.js');
  expect(loaded.size).toBeGreaterThan(1);
  for (const name of carriers) expect(loaded).not.toContain(name);
});

test('the variables switch it on and off', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(readConfig({}).tracing).toBe(false);
  expect(readConfig(endpoint).tracing).toBe(true);
  expect(readConfig({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).tracing).toBe(false);
  expect(readConfig({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }).tracing).toBe(false);
  for (const wrong of [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'file:///etc/passwd' },
    { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
  ])
    expect(() => readConfig(wrong)).toThrow(/^OTEL_EXPORTER_OTLP_(ENDPOINT|PROTOCOL) must/);
});
