import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';
import { matchedRoute } from './matched-route.ts';

/** The routes that work without an account. All others ask for sign-in, new ones too until they are listed. */
export const publicRoutes: ReadonlySet<string> = new Set([
  'GET /healthz',
  'GET /readyz',
  'POST /functions/v1/clean-text',
  'POST /functions/v1/strong-paraphrase',
  'GET /functions/v1/cleanup-count',
  'GET /functions/v1/site-config',
  'GET /functions/v1/feature-flags',
  'POST /functions/v1/share-events',
  'POST /functions/v1/stripe-webhook',
  'POST /functions/v1/auth/sign-in',
  'POST /functions/v1/auth/google',
  'GET /functions/v1/auth/finish',
  'GET /functions/v1/auth/failed',
  'POST /functions/v1/auth/exchange',
  'POST /functions/v1/auth/set-session',
  'POST /functions/v1/auth/refresh',
  'POST /functions/v1/auth/sign-out',
  'POST /functions/v1/auth/request-reset',
  'POST /functions/v1/auth/reset-password',
  'GET /api/auth/callback/google',
  // Not by session but by key, which each of them asks for itself.
  'POST /api/v1/clean',
  'POST /api/v1/scan',
  'POST /api/v1/rewrite',
  'POST /api/v1/check',
  'GET /api/v1/openapi.json',
  'POST /functions/v1/copyleaks/:scanId/:event',
  'PUT /functions/v1/copyleaks/:scanId/:exportId/:name',
  'POST /functions/v1/copyleaks/:scanId/:exportId/:name',
  'GET /sandbox/style.css',
  'GET /sandbox/google/interaction/:uid',
  'POST /sandbox/google/interaction/:uid',
  'POST /sandbox/google/interaction/:uid/cancel',
  'GET /sandbox/stripe/style.css',
  'GET /sandbox/stripe/checkout/:id',
  'POST /sandbox/stripe/checkout/:id',
  'POST /sandbox/stripe/checkout/:id/confirm',
  'POST /sandbox/stripe/checkout/:id/cancel',
  'GET /sandbox/stripe/portal/:id',
  'POST /sandbox/stripe/portal/:id',
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
