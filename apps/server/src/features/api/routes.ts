import { type ApiScope, apiEndpoints } from '@cleanpaste/contract';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { callHeaders } from '../../http/call-headers.ts';
import { endpointRoutes, type ServeTools } from '../../http/endpoint-routes.ts';
import { wrongMethod } from '../../http/no-route.ts';
import { problemAnswer } from '../../http/problem-answer.ts';
import { retryAfter, secondsToWait } from '../../http/retry-after.ts';
import { keyActor } from '../accounts/index.ts';
import { requireSubscription } from '../billing/index.ts';
import { type CheckTools, checkText } from '../checking/index.ts';
import { cleanText } from '../cleaning/index.ts';
import { strongParaphrase } from '../rewriting/index.ts';
import { rateHeaders } from './rules.ts';
import { describeApi } from './schema.ts';
import { scanText } from './service.ts';

export interface ApiTools extends Omit<CheckTools, 'signal'> {
  originOf: (c: Context<AppEnv>) => string;
  /** What the answer of an unforeseen error is made of. */
  asAppError: (error: Error, c: Context<AppEnv>) => AppError;
}

/** Puts the key's owner into `ctx`, and refuses keys without the scope, and plans without keys. */
function requireKey(scope: ApiScope, { limiter, cleanupsPerMinute }: ServeTools) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const bearer = /^Bearer ([\w-]{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (!bearer) {
      throw new AppError('not_authenticated', 'Send an API key: Authorization: Bearer cp_…', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    const { actor, scopes } = await keyActor(c.get('ctx'), bearer);
    const ctx = { ...c.get('ctx'), actor };
    c.set('ctx', ctx);
    const rule = { name: 'api', limit: cleanupsPerMinute, seconds: 60 };
    const taken = await limiter.consume(`api:${actor.keyId}`, rule, ctx.clock.now());
    for (const [name, value] of Object.entries(rateHeaders(rule, taken))) c.header(name, value);
    if (!taken.ok) {
      const seconds = secondsToWait(taken.waitMs);
      throw new AppError('rate_limited', `Too many requests. Please try again in ${seconds} s.`, {
        headers: { ...rateHeaders(rule, taken), ...retryAfter(seconds) },
      });
    }
    if (!scopes.includes(scope)) {
      throw new AppError('forbidden', `This key may not ${scope}: it lacks that scope.`);
    }
    await requireSubscription(ctx);
    await next();
  });
}

/** A key is its own session: nobody has to make one up. */
const headersOf = (c: Context<AppEnv>) => {
  const { actor, keyedHash } = c.get('ctx');
  return callHeaders(c, keyedHash('api session', 'keyId' in actor ? actor.keyId : ''));
};

/** The API for developers: the page's verbs, limits and records, by key. */
const apiRoutes = (serve: ServeTools, tools: ApiTools) =>
  endpointRoutes(
    apiEndpoints,
    {
      readDocument({ c, ctx }) {
        const { productName } = ctx.config;
        return describeApi({ origin: tools.originOf(c), productName });
      },
      clean: ({ c, ctx, body }) =>
        cleanText(ctx, { ...body, ...headersOf(c), skipTracking: false }),
      scan: ({ ctx, body }) => scanText(ctx, body),
      rewrite({ c, ctx, body }) {
        const { engine } = tools;
        const signal = c.req.raw.signal;
        return strongParaphrase(ctx, { ...body, ...headersOf(c), engine, signal });
      },
      check({ c, ctx, body }) {
        const { engine, provider } = tools;
        const signal = c.req.raw.signal;
        return checkText(ctx, { ...body, ...headersOf(c), engine, provider, signal });
      },
    },
    { ...serve, before: ({ scope }) => (scope ? [requireKey(scope, serve)] : []) },
  );

interface AllApiTools extends ApiTools {
  others: Hono<AppEnv>;
  /** What comes before everything else, and may refuse. */
  before: MiddlewareHandler<AppEnv>;
}

/** Everything under `/api`, others' addresses there among it: whatever is refused is a problem. */
export function allApiRoutes(serve: ServeTools, { others, before, ...tools }: AllApiTools) {
  const app = new Hono<AppEnv>();
  return app
    .use('/api/*', wrongMethod(app, problemAnswer), before)
    .route('/', apiRoutes(serve, tools))
    .route('/', others)
    .all('/api/*', (c) => problemAnswer(c, notFound()))
    .onError((error, c) => problemAnswer(c, tools.asAppError(error, c)));
}
