import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';
import { matchedRoute } from './matched-route.ts';

/** The routes that work without an account. All others ask for sign-in, new ones too until they are listed. */
export const publicRoutes: ReadonlySet<string> = new Set([
  'GET /healthz',
  'GET /readyz',
  'POST /functions/v1/clean-text',
  'GET /functions/v1/cleanup-count',
  'GET /functions/v1/site-config',
  'GET /*',
]);

/** Refuses a caller without an account wherever the matched route is not listed as public. */
export const requireSignIn = createMiddleware<AppEnv>(async (c, next) => {
  const route = matchedRoute(c);
  const isOpen = !route || publicRoutes.has(route);
  if (!isOpen && c.get('ctx').actor.kind === 'anonymous') {
    throw new AppError('not_authenticated', 'Please sign in to continue.');
  }
  await next();
});
