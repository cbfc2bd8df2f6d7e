import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
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
