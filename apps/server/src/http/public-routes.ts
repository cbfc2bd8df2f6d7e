import { allEndpoints } from '@cleanpaste/contract';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';
import { matchedRoute } from './matched-route.ts';

/** The routes that work without a session. All others ask for sign-in, those too that no table lists. */
const publicRoutes: ReadonlySet<string> = new Set(
  allEndpoints
    .filter(({ auth }) => auth !== 'user' && auth !== 'admin')
    .map(({ address }) => address),
);

/** Refuses a caller without an account wherever the matched route is not public. */
export const requireSignIn = createMiddleware<AppEnv>(async (c, next) => {
  const route = matchedRoute(c);
  const isOpen = !route || publicRoutes.has(route);
  if (!isOpen && c.get('ctx').actor.kind === 'anonymous') {
    throw new AppError('not_authenticated', 'Please sign in to continue.');
  }
  await next();
});
