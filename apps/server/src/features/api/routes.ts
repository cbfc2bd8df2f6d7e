import {
  type ApiScope,
  apiCheck,
  apiClean,
  apiRewrite,
  apiScan,
  textLimits,
} from '@cleanpaste/contract';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError, notFound, tooLong } from '../../http/app-error.ts';
import { callHeaders } from '../../http/call-headers.ts';
import { jsonBody } from '../../http/json-body.ts';
import type { RateLimiter } from '../../http/rate-limits/rate-limit.ts';
import { keyActor, requireSubscription } from '../accounts/api-keys/service.ts';
import { type CheckTools, checkText } from '../checking/check/service.ts';
import { cleanText } from '../cleaning/clean-text/service.ts';
import { strongParaphrase } from '../rewriting/strong-paraphrase/service.ts';
import { problemAnswer, rateHeaders } from './rules.ts';
import { openApi } from './schema.ts';
import { scanText } from './service.ts';

export interface ApiTools extends Omit<CheckTools, 'signal'> {
  limiter: RateLimiter;
  /** Calls of one key a minute. */
  perMinute: number;
  originOf: (c: Context<AppEnv>) => string;
  /** What the answer of an unforeseen error is made of. */
  asAppError: (error: Error, c: Context<AppEnv>) => AppError;
}

const limits = (kind: keyof typeof textLimits) => ({
  /** JSON may spend six bytes on one unit (\u200b), and the other fields need some room. */
  maxBytes: textLimits[kind] * 6 + 4096,
  tooLarge: () => tooLong(kind),
});

/** Puts the key's owner into `ctx`, and refuses keys without the scope, and plans without keys. */
function withKey(scope: ApiScope, { limiter, perMinute }: ApiTools) {
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
    const rule = { name: 'api', limit: perMinute, seconds: 60 };
    const taken = await limiter.take(`api:${actor.keyId}`, rule, ctx.clock.now());
    for (const [name, value] of Object.entries(rateHeaders(rule, taken))) c.header(name, value);
    if (!taken.ok) {
      const seconds = Math.max(1, Math.ceil(taken.waitMs / 1000));
      throw new AppError('rate_limited', `Too many requests. Please try again in ${seconds} s.`, {
        headers: { ...rateHeaders(rule, taken), 'retry-after': String(seconds) },
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

const noStore = { 'cache-control': 'no-store' };

/** The API for developers: the page's verbs, limits and records, by key. */
export const apiRoutes = (tools: ApiTools) =>
  new Hono<AppEnv>()
    .onError((error, c) => problemAnswer(c, tools.asAppError(error, c)))
    .get('/api/v1/openapi.json', (c) => {
      const { productName } = c.get('ctx').config;
      const answer = openApi({ origin: tools.originOf(c), productName });
      return c.json(answer, 200, { 'cache-control': 'public, max-age=300' });
    })
    .post(
      '/api/v1/clean',
      withKey('clean', tools),
      jsonBody(apiClean.body, limits('clean')),
      async (c) => {
        const input = { ...c.req.valid('json'), ...headersOf(c), skipTracking: false };
        return c.json(await cleanText(c.get('ctx'), input), 200, noStore);
      },
    )
    .post(
      '/api/v1/scan',
      withKey('scan', tools),
      jsonBody(apiScan.body, limits('clean')),
      async (c) => c.json(await scanText(c.get('ctx'), c.req.valid('json')), 200, noStore),
    )
    .post(
      '/api/v1/rewrite',
      withKey('rewrite', tools),
      jsonBody(apiRewrite.body, limits('rewrite')),
      async (c) => {
        const { engine } = tools;
        const input = { ...c.req.valid('json'), ...headersOf(c), engine, signal: c.req.raw.signal };
        return c.json(await strongParaphrase(c.get('ctx'), input), 200, noStore);
      },
    )
    .post(
      '/api/v1/check',
      withKey('check', tools),
      jsonBody(apiCheck.body, limits('check')),
      async (c) => {
        const { engine, provider } = tools;
        const input = { ...c.req.valid('json'), ...headersOf(c) };
        const signal = c.req.raw.signal;
        const answer = await checkText(c.get('ctx'), { ...input, engine, provider, signal });
        return c.json(answer, 200, noStore);
      },
    )
    .all('/api/v1/*', () => {
      throw notFound();
    });
