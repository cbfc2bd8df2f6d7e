import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from './app-env.ts';
import type { Log } from './log.ts';

/** One line a request: the route's pattern, never the address that was asked for, which may carry a token. */
export function accessLog(log: Log) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const began = performance.now();
    await next();
    const route = matchedRoutes(c).findLast((entry) => entry.method !== 'ALL')?.path ?? '(none)';
    log.info('request', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    });
  });
}
