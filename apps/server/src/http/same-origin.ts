import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

/**
 * Refuses writes that another site's page caused. Browsers name the origin on every such request;
 * programs that send none carry no cookies of a victim either.
 */
export function sameOrigin(originOf: (c: Context<AppEnv>) => string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const foreign =
      (origin !== undefined && origin !== originOf(c)) ||
      site === 'cross-site' ||
      site === 'same-site';
    if (!reads && foreign) throw new AppError('forbidden', 'This request came from another site.');
    await next();
  });
}
