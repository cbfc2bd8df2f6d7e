import { Hono } from 'hono';
import type { Config } from './config/environment.ts';
import type { Clock } from './context.ts';
import type { Handle } from './db/handle.ts';
import { cleanTextRoutes } from './features/clean-text/routes.ts';
import { counterRoutes } from './features/counter/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { accessLog } from './http/access-log.ts';
import type { AppEnv } from './http/app-env.ts';
import type { Log } from './http/log.ts';
import { onError, onNotFound } from './http/on-error.ts';
import { provideContext } from './http/provide-context.ts';
import type { Readiness } from './http/readiness.ts';
import { requestId } from './http/request-id.ts';

/** Everything the application needs from outside; a test passes its own. */
export interface Deps {
  config: Config;
  db: Handle;
  clock: Clock;
  log: Log;
  /** Key of every hash; see `addressSecret`. */
  secret: string;
  readiness: Readiness;
}

/** Puts the application together; nothing in it is shared with another application. */
export function createApp(deps: Deps) {
  const functions = new Hono<AppEnv>().route('/', cleanTextRoutes()).route('/', counterRoutes());
  return new Hono<AppEnv>()
    .use(requestId, accessLog(deps.log), provideContext(deps))
    .route('/', healthRoutes(deps.readiness))
    .route('/functions/v1', functions)
    .onError(onError(deps.log))
    .notFound(onNotFound);
}
