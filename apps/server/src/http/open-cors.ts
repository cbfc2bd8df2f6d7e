import { idempotencyKeyHeader, sessionIdHeader } from '@cleanpaste/contract';
import { createMiddleware } from 'hono/factory';
import { addHeaders } from './answer-headers.ts';
import type { AppEnv } from './app-env.ts';

const headers = ['authorization', 'content-type', idempotencyKeyHeader, sessionIdHeader];

/**
 * Lets pages of any origin call a route, with what they were given to sign in with, never with a
 * visitor's cookies. It stands before everything that may refuse, so that they can read refusals too.
 */
export function openCors(methods: string[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    addHeaders(c, {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after, x-request-id',
    });
    if (c.req.method !== 'OPTIONS') return next();
    addHeaders(c, {
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': headers.join(', '),
      'access-control-max-age': '7200',
    });
    return c.body(null, 200);
  });
}
