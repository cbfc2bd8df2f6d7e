import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { firePaced } from './pace.ts';

const rate = 50;
const seconds = 2;
/** With the second in which connections are opened. */
const calls = rate * (seconds + 1);

/** Holds up one call of all for so long; the others are answered at once, where they have a connection. */
async function fire(heldMs: number, connections: number) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers['x-caller'] as string);
    setTimeout(() => response.end('{}'), asked.length === rate + 10 ? heldMs : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const headersOf = (n: number) => ({ 'x-caller': String(n % 3) });
    const wish = { method: 'POST', body: '{}', headersOf, connections, rate, seconds } as const;
    return { ...(await firePaced(url, wish)), asked };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('so many calls are sent as the pace wants, each as another caller in turn', async () => {
  const { asked, outcomes } = await fire(0, 4);
  expect(asked.length).toBe(calls);
  expect(asked.filter((caller) => caller === '1').length).toBe(calls / 3);
  expect(outcomes).toEqual({ failures: {}, turnedAway: {} });
});

test('a server that stands still for a while is not spared the calls of that while', async () => {
  const heldMs = 1000;
  const { p50, p99 } = await fire(heldMs, 1);
  // Half of all calls were due meanwhile, and waited for the rest of it.
  expect(p99).toBeGreaterThan(0.8 * heldMs);
  expect(p50).toBeGreaterThan(0.05 * heldMs);
});
