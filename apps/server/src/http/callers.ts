import { allEndpoints } from '@cleanpaste/contract';
import type { Context, Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Actor, Ctx } from '../context.ts';
import type { Known } from '../db/known.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';
import { matchedRoute } from './every-request.ts';

/** Tells who a bearer token stands for; throws 401 for a token that is not good. */
export type ReadBearer = (ctx: Ctx, bearer: string) => Promise<Actor>;

/** Puts who is asking into `ctx`. Without a token it stays an anonymous visitor; a bad token is refused. */
export function identify(read: ReadBearer) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const header = c.req.header('authorization');
    if (header !== undefined) {
      const bearer = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header)?.[1];
      if (!bearer)
        throw new AppError('not_authenticated', 'The Authorization header is not a bearer token.');
      const ctx = c.get('ctx');
      c.set('ctx', { ...ctx, actor: await read(ctx, bearer) });
    }
    await next();
  });
}

/** The routes that work without a session. All others ask for sign-in, those too that no table lists. */
const publicRoutes: ReadonlySet<string> = new Set(
  allEndpoints
    .filter(({ auth }) => auth !== 'user' && auth !== 'admin')
    .map(({ address }) => address),
);

/** Refuses a caller without an account wherever the matched route is not public. */
export const requireSignIn = createMiddleware<AppEnv>((c, next) => {
  const route = matchedRoute(c);
  const isOpen = !route || publicRoutes.has(route);
  if (!isOpen && c.get('ctx').actor.kind === 'anonymous') {
    throw new AppError('not_authenticated', 'Please sign in to continue.');
  }
  return next();
});

/** What works on a text changes nothing about who may call. */
const works: ReadonlySet<string> = new Set(
  allEndpoints
    .filter(({ bodyLimit }) => typeof bodyLimit === 'string')
    .map(({ address }) => address),
);

/** Methods that only ask. */
const asking: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Answers of calls that did nothing: whoever sends those without end empties nobody's memory. */
const refusals: ReadonlySet<number> = new Set([401, 404, 405, 413, 415, 429]);

/**
 * After any other call that may have changed something, such as a sign-out, a deletion or a payment, what
 * is known of callers is asked for anew, before the call is answered. Other processes hear of it from the database.
 */
export function forgetCallers(known: Known) {
  const forgetAfter = async (c: Context<AppEnv>, next: Next) => {
    try {
      await next();
    } finally {
      if (!refusals.has(c.res.status)) known.forget();
    }
  };
  return createMiddleware<AppEnv>((c, next) => {
    const { method, path } = c.req;
    const changes = !asking.has(method) || path.startsWith('/api/auth/');
    return changes && !works.has(matchedRoute(c) ?? '') ? forgetAfter(c, next) : next();
  });
}
