import { createMiddleware } from 'hono/factory';
import type { Ctx } from '../context.ts';
import type { AppEnv } from './app-env.ts';
import { keyedHasher } from './keyed-hash.ts';

/** Makes the `ctx` that every verb gets. */
export function provideContext(
  deps: Pick<Ctx, 'db' | 'config' | 'clock' | 'log'> & { secret: string },
) {
  const { db, config, clock, log } = deps;
  const keyedHash = keyedHasher(deps.secret);
  return createMiddleware<AppEnv>(async (c, next) => {
    const actor = { kind: 'anonymous' } as const;
    c.set('ctx', { db, config, clock, log, keyedHash, actor, requestId: c.get('requestId') });
    await next();
  });
}
