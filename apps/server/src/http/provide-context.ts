import { createMiddleware } from 'hono/factory';
import type { Ctx } from '../context.ts';
import { keyedHasher } from '../hashing/keyed-hash.ts';
import type { AppEnv } from './app-env.ts';
import { addressGroup, clientAddress } from './client-address.ts';

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
