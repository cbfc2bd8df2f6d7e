import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';

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
