import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from './app-env.ts';

/**
 * The route that answers a request, such as `POST /functions/v1/clean-text`; null for none.
 * The first concrete one counts: later ones, such as the page's `GET /*`, match as well.
 */
export function matchedRoute(c: Context<AppEnv>): string | null {
  const route = matchedRoutes(c).find((entry) => entry.method !== 'ALL');
  return route ? `${route.method} ${route.path}` : null;
}
