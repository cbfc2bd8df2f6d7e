import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { afterEach, expect, test } from 'vitest';
import { addOutcomes, countOf, noOutcomes, watchOutcomes } from './outcomes.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Answers the first calls in the ways given, and all others well; a way may answer nothing. */
async function serve(ways: Parameters<typeof createServer>[1][]): Promise<string> {
  let at = 0;
  server = createServer((request, response) => {
    const way = ways[at++];
    if (way) way(request, response);
    else response.end('{"error":"of a good answer nobody reads the body"}');
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function fire(url: string, times: { duration: number; timeout?: number }) {
  const outcomes = noOutcomes();
  const result = await autocannon({
    ...{ url, method: 'GET', headers: {}, connections: 1, ...times },
    setupClient: (client) => watchOutcomes(client, outcomes),
  });
  return { outcomes, calls: result.requests.total };
}

test('a server that asks to come again, and says when, is told from one that fails', async () => {
  const body = '{"error":"not_ready"}';
  const url = await serve([
    (_, response) => response.writeHead(503, { 'retry-after': '5' }).end(body),
    (_, response) =>
      response.writeHead(429, { 'Retry-After': '1' }).end('{"error":"rate_limited"}'),
    // Nobody knows when to come again.
    (_, response) => response.writeHead(503).end(body),
    (_, response) =>
      response.writeHead(500, { 'retry-after': '5' }).end('{"error":"internal_error"}'),
    (_, response) => response.writeHead(401).end(),
  ]);
  const { outcomes, calls } = await fire(url, { duration: 2 });
  expect(outcomes).toEqual({
    turnedAway: { '503 not_ready': 1, '429 rate_limited': 1 },
    failures: { '503 not_ready': 1, '500 internal_error': 1, '401': 1 },
  });
  expect(calls).toBeGreaterThan(10);
});

test('a call without an answer is counted once, as what it is', async () => {
  const url = await serve([() => {}, (request) => request.socket.resetAndDestroy()]);
  const { outcomes } = await fire(url, { duration: 5, timeout: 2 });
  expect(outcomes).toEqual({
    turnedAway: {},
    failures: { 'no answer in time': 1, ECONNRESET: 1 },
  });
  expect(countOf(outcomes.failures)).toBe(2);
});

test('outcomes of several connections are put together', () => {
  const all = noOutcomes();
  addOutcomes(all, { failures: { ECONNRESET: 1 }, turnedAway: {} });
  addOutcomes(all, { failures: { ECONNRESET: 2, '500': 1 }, turnedAway: { '429': 4 } });
  expect(all).toEqual({ failures: { ECONNRESET: 3, '500': 1 }, turnedAway: { '429': 4 } });
});
