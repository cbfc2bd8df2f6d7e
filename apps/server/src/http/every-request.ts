import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log/log.ts';
import type { AppEnv } from './app-env.ts';

/** Gives each request a name that its log lines and its error answer share. */
export const requestId = createMiddleware<AppEnv>(async (c, next) => {
  const id = randomUUID();
  c.set('requestId', id);
  c.header('x-request-id', id);
  await next();
  // An answer that a library made as a whole knows nothing of what was said before.
  c.header('x-request-id', id);
});

/** What is known of a request that was answered: nothing of what was in it. */
export interface AnsweredRequest {
  requestId: string;
  /** The route's pattern; null where none matched. */
  route: string | null;
  status: number;
  /** Milliseconds until the answer began. */
  ms: number;
}

/** One line a request: the route's pattern, never the address that was asked for, which may carry a token. */
export function accessLog(log: Log, onAnswered: (request: AnsweredRequest) => void = () => {}) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const began = performance.now();
    await next();
    const answered = {
      requestId: c.get('requestId'),
      route: matchedRoute(c),
      status: c.res.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    };
    log.info('request', { ...answered, method: c.req.method });
    onAnswered(answered);
  });
}

/** Where the process stands in its life; `/readyz` and the connection header follow it. */
export interface Readiness {
  state: 'starting' | 'ready' | 'stopping';
}

/** Tells clients of a stopping server to bring their next request elsewhere. */
export function closeWhenStopping(readiness: Readiness) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (readiness.state === 'stopping') c.header('connection', 'close');
  });
}

/**
 * The route that answers a request, such as `POST /functions/v1/clean-text`; null for none.
 * The first concrete one counts: later ones, such as the page's `GET /*`, match as well.
 */
export function matchedRoute(c: Context<AppEnv>): string | null {
  const route = matchedRoutes(c).find((entry) => entry.method !== 'ALL');
  return route ? `${route.method} ${route.path}` : null;
}
