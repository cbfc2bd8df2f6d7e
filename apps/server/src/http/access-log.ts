import { createMiddleware } from 'hono/factory';
import type { Log } from '../log/log.ts';
import type { AppEnv } from './app-env.ts';
import { matchedRoute } from './matched-route.ts';

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
