import {
  type CallLimit,
  type Endpoint,
  errorsOf,
  type ParameterOf,
  type Parameters,
  statusesOf,
  type TextLimit,
  textLimits,
} from '@cleanpaste/contract';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { Ctx } from '../context.ts';
import { onBehalfOf } from '../threads/on-behalf.ts';
import type { AppEnv } from './app-env.ts';
import { AppError, invalidRequest, tooLong } from './app-error.ts';
import { unread } from './nobody-waits.ts';
import { untilSent, type WorkUnderWay } from './rate-limits/calls-at-once.ts';
import { enforceRateLimit, type RateLimiter } from './rate-limits/rate-limit.ts';
import { readJsonBody } from './request-body.ts';
import { requireAdmin, requireUser } from './require-actor.ts';

/** What every part of the API is served with. */
export interface ServeTools {
  limiter: RateLimiter;
  /** For the calls of an address altogether, which are too many to ask the database about each. */
  allCalls: RateLimiter;
  cleanupsPerMinute: number;
  underWay: WorkUnderWay;
  /** Hears of answers and errors that the endpoint table does not know; tests fail on them. */
  onBreach?: (message: string) => void;
}

type Received<T> = T extends z.ZodType ? z.output<T> : undefined;

export interface Call<E extends Endpoint> {
  c: Context<AppEnv>;
  ctx: Ctx;
  body: Received<E['body']>;
  query: Received<E['query']>;
  params: Parameters<E['address']>;
}

type JsonAnswer<E extends Endpoint> = E['answer'] extends z.ZodType ? z.input<E['answer']> : never;
/** Answers with JSON, or with a response of its own where the table says that it is none. */
type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<JsonAnswer<E> | Response> | JsonAnswer<E> | Response;

interface RouteOptions {
  /** What comes before everything else, such as a check of the origin or of a key. */
  before?: (endpoint: Endpoint) => MiddlewareHandler<AppEnv>[];
}

/** The routes of a group of the endpoint table: each row needs its handler, and there is no handler without a row. */
export function endpointRoutes<Group extends Record<string, Endpoint>>(
  group: Group,
  handlers: { [Name in keyof Group]: Handler<Group[Name]> },
  { before, ...tools }: ServeTools & RouteOptions,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const [name, endpoint] of Object.entries(group)) {
    const handler = handlers[name] as unknown as Handler<Endpoint>;
    app.on(
      endpoint.method,
      [endpoint.path],
      ...(tools.onBreach ? [watchErrors(endpoint, tools.onBreach)] : []),
      ...(before?.(endpoint) ?? []),
      serveCall(endpoint, { handler, tools }),
    );
  }
  return app;
}

interface Serving {
  handler: Handler<Endpoint>;
  tools: ServeTools;
}

/**
 * Admits a call and answers it. A caller has only so many texts worked on at once. It is one handler: each
 * that Hono passes through takes a hundredth of the time of a short cleanup.
 */
function serveCall(endpoint: Endpoint, serving: Serving) {
  const { underWay } = serving.tools;
  const answer = async (c: Context<AppEnv>) => {
    await admit(c, endpoint, serving.tools);
    return answerCall(c, endpoint, serving);
  };
  if (typeof endpoint.bodyLimit !== 'string') return answer;
  return async (c: Context<AppEnv>) => {
    const { actor, addressHash } = c.get('ctx');
    const account = 'userId' in actor ? [`account ${actor.userId}`] : [];
    const end = underWay.begin(account[0] ?? addressHash);
    try {
      const answered = await onBehalfOf([addressHash, ...account], () => answer(c));
      return untilSent(answered, end);
    } catch (error) {
      end();
      throw error;
    }
  };
}

/** Refuses who may not call, and who calls too often. */
async function admit(c: Context<AppEnv>, endpoint: Endpoint, tools: ServeTools): Promise<void> {
  const ctx = c.get('ctx');
  if (endpoint.auth === 'admin') requireAdmin(ctx.actor);
  if (endpoint.auth === 'user') requireUser(ctx.actor);
  if (!endpoint.limit) return;
  const key =
    endpoint.limit.per === 'user'
      ? ctx.keyedHash('caller', requireUser(ctx.actor).userId)
      : ctx.addressHash;
  const rule = { ...ruleOf(endpoint.limit, tools), key };
  await enforceRateLimit(tools.limiter, rule, ctx.clock.now());
}

function ruleOf({ name, calls, seconds }: CallLimit, { cleanupsPerMinute }: ServeTools) {
  const limit =
    typeof calls === 'number' ? calls : Math.ceil(cleanupsPerMinute * calls.shareOfCleanups);
  return { name, limit, seconds };
}

async function answerCall(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  { handler, tools }: Serving,
): Promise<Response> {
  const call = {
    c,
    ctx: c.get('ctx'),
    body: endpoint.body ? await readBody(c, endpoint) : undefined,
    query: endpoint.query ? readQuery(c, endpoint.query) : undefined,
    params: c.req.param() as Record<ParameterOf<string>, string>,
  };
  c.set('body', call.body);
  const answer = await handler(call as Call<Endpoint>);
  if (answer instanceof Response) return answer;
  if (tools.onBreach && endpoint.answer instanceof z.ZodType) {
    const parsed = endpoint.answer.safeParse(answer);
    if (!parsed.success) tools.onBreach(`${endpoint.address} answers otherwise: ${parsed.error}`);
  }
  const words = JSON.stringify(answer);
  const json = c.body(words, endpoint.status as ContentfulStatusCode, {
    'content-type': 'application/json',
    'cache-control': endpoint.cache,
  });
  c.set('json', { body: words, answer: json });
  return json;
}

/** Bytes of a JSON body with a text: it may spend six on one unit (\u200b), and other fields need room. */
const textBodyBytes = (kind: TextLimit) => textLimits[kind] * 6 + 4096;

function readBody(c: Context<AppEnv>, { body, bodyLimit }: Endpoint): Promise<unknown> {
  const limit =
    typeof bodyLimit === 'string'
      ? { maxBytes: textBodyBytes(bodyLimit), tooLarge: () => tooLong(bodyLimit) }
      : { maxBytes: bodyLimit.bytes, tooLarge: () => invalidRequest(bodyLimit.message) };
  return readJsonBody(c, body!, limit);
}

function readQuery(c: Context<AppEnv>, schema: z.ZodType): unknown {
  const parsed = schema.safeParse(c.req.query());
  if (parsed.success) return parsed.data;
  throw invalidRequest(parsed.error.issues[0]?.message ?? 'The query is wrong.');
}

/** An error or a status that the table does not name would be missing from every document made of it. */
function watchErrors(
  endpoint: Endpoint,
  onBreach: (message: string) => void,
): MiddlewareHandler<AppEnv> {
  const known = errorsOf(endpoint);
  const statuses = statusesOf(endpoint);
  return async (c, next) => {
    await next();
    if (c.res.status !== unread && !statuses.has(c.res.status))
      onBreach(`${endpoint.address} answers with ${c.res.status}, which its row does not name.`);
    if (!(c.error instanceof AppError)) return;
    const { code, limit } = c.error;
    if (!known.has(code))
      onBreach(`${endpoint.address} answers with ${code}, which its row does not name.`);
    if (limit ? limit.feature !== endpoint.costs : code === 'limit_exceeded')
      onBreach(`${endpoint.address} refuses for want of another unit than its row costs.`);
  };
}
