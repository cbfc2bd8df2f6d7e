import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';
import type { Log } from './log.ts';
import { matchedRoute } from './matched-route.ts';

/** One line a request: the route's pattern, never the address that was asked for, which may carry a token. */
export function accessLog(log: Log) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const began = performance.now();
    await next();
    log.info('request', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: matchedRoute(c),
      status: c.res.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    });
  });
}
