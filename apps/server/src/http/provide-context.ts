import { isIP } from 'node:net';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Ctx, Postbox } from '../context.ts';
import { noIndexServers } from '../db/index-servers.ts';
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

type Given = Pick<Ctx, 'db' | 'config' | 'clock' | 'log' | 'runJob'> & {
  secret: string;
  /** Without a replica everything is read where it is written. */
  read?: Ctx['read'];
  /** Without other servers the whole index is here. */
  index?: Ctx['index'];
  /** With the port that the server listens on: mail is sent from here. */
  sendMail?: Postbox['send'];
  port?: number;
};

/** Without PUBLIC_URL, links lead to this machine: what is not configured is tried out at home. */
function postboxOf({ config, sendMail, port }: Given): Postbox | null {
  if (!sendMail) return null;
  return { send: sendMail, origin: config.publicUrl ?? `http://127.0.0.1:${port}` };
}

const readerOf = ({ db, read }: Pick<Given, 'db' | 'read'>): Ctx['read'] =>
  read ?? ((run) => run(db));

const rememberAtMost = 1000;

/** The hash of an address today. Of who calls often it is made once; a hash takes longer than finding it again. */
function dailyHasher(keyedHash: Ctx['keyedHash'], clock: Ctx['clock']) {
  const hashes = new Map<string, string>();
  let since = 0;
  return (address: string): string => {
    const day = clock.now().toISOString().slice(0, 10);
    // No address is kept beside the calls of another minute.
    const minute = Math.floor(clock.now().getTime() / 60_000);
    if (minute !== since || hashes.size >= rememberAtMost) hashes.clear();
    since = minute;
    const known = hashes.get(address);
    if (known) return known;
    const hash = keyedHash('address', day, addressGroup(address));
    hashes.set(address, hash);
    return hash;
  };
}

/** Makes the `ctx` that every verb gets. The client's address ends here: what goes on is a hash that changes daily. */
export function provideContext({ secret, ...given }: Given) {
  const keyedHash = keyedHasher(secret);
  const postbox = postboxOf({ secret, ...given });
  const hashOf = dailyHasher(keyedHash, given.clock);
  const read = readerOf(given);
  const { index = noIndexServers } = given;
  return createMiddleware<AppEnv>((c, next) => {
    c.set('ctx', {
      ...given,
      index,
      read,
      keyedHash,
      postbox,
      actor: { kind: 'anonymous' },
      requestId: c.get('requestId'),
      addressHash: hashOf(clientAddress(c, given.config.trustedProxies)),
    });
    return next();
  });
}

/** The `ctx` of work that nobody asked for: jobs, seeds. */
export function systemContext({ secret, ...given }: Given): Ctx {
  const actor = { kind: 'system' } as const;
  const postbox = postboxOf({ secret, ...given });
  const keyedHash = keyedHasher(secret);
  const read = readerOf(given);
  const { index = noIndexServers } = given;
  return { ...given, index, read, actor, keyedHash, postbox, requestId: '', addressHash: '' };
}
