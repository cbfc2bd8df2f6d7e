import {
  type ApiScope,
  apiCallsPerMinute,
  apiEndpoints,
  apiPrefix,
  isPaidScope,
} from '@cleanpaste/contract';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { addHeaders } from '../../http/answer-headers.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { callHeaders } from '../../http/call-headers.ts';
import { endpointRoutes, type ServeTools } from '../../http/endpoint-routes.ts';
import { wrongMethod } from '../../http/no-route.ts';
import { unreadAnswer } from '../../http/nobody-waits.ts';
import { problemAnswer } from '../../http/problem-answer.ts';
import type { RateRule } from '../../http/rate-limits/allowance.ts';
import { tooManyRequests } from '../../http/rate-limits/rate-limit.ts';
import { type FindKey, keyActor } from '../accounts/index.ts';
import { type FindPlan, requireSubscription } from '../billing/index.ts';
import { type CheckTools, checkText, makeReport } from '../checking/index.ts';
import { cleanText, type Ledger } from '../cleaning/index.ts';
import { strongParaphrase } from '../rewriting/index.ts';
import { rateHeaders } from './rules.ts';
import { describeApi } from './schema.ts';
import { decodeText, revealText, scanText } from './service.ts';

/** How a key and the plan of its owner are found out. */
interface Finders {
  findKey: FindKey;
  findPlan: FindPlan;
}

export interface ApiTools extends Omit<CheckTools, 'signal'>, Finders {
  ledger: Ledger;
  originOf: (c: Context<AppEnv>) => string;
  /** What the answer of an unforeseen error is made of. */
  asAppError: (error: Error, c: Context<AppEnv>) => AppError;
}

const perMinute = (name: string, limit: number): RateRule => ({ name, limit, seconds: 60 });

/** The calls of one address, whoever they are for, and on every answer what is left of each allowance. */
function tellAllowances({ allCalls, cleanupsPerMinute }: ServeTools) {
  const rule = perMinute('address', cleanupsPerMinute * apiCallsPerMinute.timesOfAddress);
  return createMiddleware<AppEnv>(async (c, next) => {
    const { addressHash, clock } = c.get('ctx');
    const now = clock.now();
    const taken = await allCalls.consume(`${rule.name}:${addressHash}`, rule, now);
    c.set('allowances', [{ rule, taken, now }]);
    if (taken.ok) await next();
    else c.res = problemAnswer(c, tooManyRequests(taken.waitMs));
    addHeaders(c, rateHeaders(c.get('allowances') ?? []));
  });
}

/** Takes a call from a subscriber's key, or from the account that has its keys for nothing, however many. */
async function takeCall(
  c: Context<AppEnv>,
  { limiter, cleanupsPerMinute, findPlan }: ServeTools & Pick<Finders, 'findPlan'>,
  { userId, keyId }: { userId: string; keyId: string },
): Promise<void> {
  const ctx = c.get('ctx');
  const isFree = (await findPlan(ctx)) === 'free';
  const rule = perMinute(isFree ? 'account' : 'key', cleanupsPerMinute);
  const now = ctx.clock.now();
  const taken = await limiter.consume(
    isFree ? `api:of:${ctx.keyedHash('caller', userId)}` : `api:${keyId}`,
    rule,
    now,
  );
  c.set('allowances', [{ rule, taken, now }, ...(c.get('allowances') ?? [])]);
  if (!taken.ok) throw tooManyRequests(taken.waitMs);
}

/** Puts the key's owner into `ctx`, and refuses keys without the scope, and plans without what is asked for. */
function requireKey(scope: ApiScope, serve: ServeTools & Finders) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const bearer = /^Bearer ([\w-]{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (!bearer) {
      throw new AppError('not_authenticated', 'Send an API key: Authorization: Bearer cp_…', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    const { actor, scopes } = await keyActor(c.get('ctx'), {
      key: bearer,
      findKey: serve.findKey,
    });
    const ctx = { ...c.get('ctx'), actor };
    c.set('ctx', ctx);
    await takeCall(c, serve, actor);
    if (!scopes.includes(scope)) {
      throw new AppError('forbidden', `This key may not ${scope}: it lacks that scope.`);
    }
    if (isPaidScope(scope)) await requireSubscription(ctx);
    await next();
  });
}

/** A key is its own session: nobody has to make one up. */
const headersOf = (c: Context<AppEnv>) => {
  const { actor, keyedHash } = c.get('ctx');
  return callHeaders(c, keyedHash('api session', 'keyId' in actor ? actor.keyId : ''));
};

const signalOf = (c: Context<AppEnv>) => () => c.req.raw.signal;

/** The API for developers: the page's verbs, limits and records, by key. */
const apiRoutes = (serve: ServeTools, tools: ApiTools) =>
  endpointRoutes(
    apiEndpoints,
    {
      readDocument({ c, ctx }) {
        const { productName } = ctx.config;
        return describeApi({ origin: tools.originOf(c), productName });
      },
      clean({ c, ctx, body: { text, ...options } }) {
        const { ledger } = tools;
        const input = { ledger, text, options, signal: signalOf(c), skipTracking: false };
        return cleanText(ctx, { ...input, ...headersOf(c) });
      },
      scan({ c, ctx, body: { text, ...options } }) {
        return scanText(ctx, { text, options, signal: signalOf(c) });
      },
      reveal({ c, ctx, body: { text, ...options } }) {
        return revealText(ctx, { text, options, signal: signalOf(c) });
      },
      decode: ({ c, ctx, body }) => decodeText(ctx, { ...body, signal: signalOf(c) }),
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
      report: ({ c, ctx, body }) => makeReport(ctx, { ...body, signal: c.req.raw.signal }),
    },
    { ...serve, before: ({ scope }) => (scope ? [requireKey(scope, { ...serve, ...tools })] : []) },
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
    .use(`${apiPrefix}/*`, tellAllowances(serve))
    .use('/api/*', wrongMethod(app, problemAnswer), before)
    .route('/', apiRoutes(serve, tools))
    .route('/', others)
    .all('/api/*', (c) => problemAnswer(c, notFound()))
    .onError((error, c) => unreadAnswer(error, c) ?? problemAnswer(c, tools.asAppError(error, c)));
}
