import { isIP } from 'node:net';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Ctx } from '../context.ts';
import { keyedHasher } from '../hashing/keyed-hash.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Who a request comes from: the socket's other end, or what the proxies in front wrote down.
 * Each proxy appends the address that it saw, so with n trusted ones the nth from the right counts;
 * what stands further left came from the client and proves nothing.
 */
export function clientAddress(c: Context<AppEnv>, trustedProxies: number): string {
  const socket = c.env?.incoming?.socket?.remoteAddress ?? '';
  if (trustedProxies === 0) return socket;
  const list = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const entry = list[Math.max(0, list.length - trustedProxies)] ?? '';
  const address = entry.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return isIP(address) ? address : socket;
}

/** What counts as one client: an IPv4 address, or the /64 of an IPv6 one, which one household has whole. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const words = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right];
  return words
    .slice(0, 4)
    .map((word) => Number.parseInt(word, 16).toString(16))
    .join(':');
}

type Given = Pick<Ctx, 'db' | 'config' | 'clock' | 'log' | 'runJob'> & { secret: string };

/** Makes the `ctx` that every verb gets. The client's address ends here: what goes on is a hash that changes daily. */
export function provideContext({ secret, ...given }: Given) {
  const keyedHash = keyedHasher(secret);
  return createMiddleware<AppEnv>(async (c, next) => {
    const day = given.clock.now().toISOString().slice(0, 10);
    const address = addressGroup(clientAddress(c, given.config.trustedProxies));
    c.set('ctx', {
      ...given,
      keyedHash,
      actor: { kind: 'anonymous' },
      requestId: c.get('requestId'),
      addressHash: keyedHash('address', day, address),
    });
    await next();
  });
}

/** The `ctx` of work that nobody asked for: jobs, seeds. */
export function systemContext({ secret, ...given }: Given): Ctx {
  const actor = { kind: 'system' } as const;
  return { ...given, actor, keyedHash: keyedHasher(secret), requestId: '', addressHash: '' };
}
