import { allEndpoints } from '@cleanpaste/contract';
import { createMiddleware } from 'hono/factory';
import type { Actor, Ctx } from '../context.ts';
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
export const requireSignIn = createMiddleware<AppEnv>(async (c, next) => {
  const route = matchedRoute(c);
  const isOpen = !route || publicRoutes.has(route);
  if (!isOpen && c.get('ctx').actor.kind === 'anonymous') {
    throw new AppError('not_authenticated', 'Please sign in to continue.');
  }
  await next();
});
