import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { addressGroup, clientAddress } from './provide-context.ts';

async function addressFor(trustedProxies: number, forwardedFor?: string): Promise<string> {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  const env = { incoming: { socket: { remoteAddress: '10.0.0.9' } } };
  return (await app.request('/', { headers }, env)).text();
}

describe('clientAddress', () => {
  test('believes the socket alone where no proxy is trusted', async () => {
    expect(await addressFor(0, '203.0.113.5')).toBe('10.0.0.9');
  });

  test.each([
    [1, '203.0.113.5', '203.0.113.5'],
    [1, 'forged, 198.51.100.1, 203.0.113.5', '203.0.113.5'],
    [2, 'forged, 203.0.113.5, 198.51.100.1', '203.0.113.5'],
    [1, '203.0.113.5:4711', '203.0.113.5'],
    [1, '[2001:db8::1]:4711', '2001:db8::1'],
    [1, '2001:db8::1', '2001:db8::1'],
    [1, 'nonsense', '10.0.0.9'],
    [1, undefined, '10.0.0.9'],
    [3, '203.0.113.5', '203.0.113.5'],
  ])('%i trusted, %j → %s', async (trusted, header, expected) => {
    expect(await addressFor(trusted, header)).toBe(expected);
  });
});

describe('addressGroup', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::ff', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('%s → %s', (address, expected) => {
    expect(addressGroup(address)).toBe(expected);
  });
});
