import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { withinCall } from '../log/call-under-way.ts';
import type { Log } from '../log/log.ts';
import type { BeginTrace, Span } from '../log/span.ts';
import { addHeaders, putHeaders } from './answer-headers.ts';
import type { AppEnv } from './app-env.ts';

/** What balancers name requests by: a UUID, with dashes or without. */
const uuid = /^[\da-f]{8}(-?)[\da-f]{4}\1[\da-f]{4}\1[\da-f]{4}\1[\da-f]{12}$/i;

/** What is known of a request that was answered: nothing of what was in it. */
export interface AnsweredRequest {
  requestId: string;
  /** The route's pattern; null where none matched. */
  route: string | null;
  status: number;
  /** Milliseconds until the answer began. */
  ms: number;
}

interface EveryRequestGiven {
  log: Log;
  onAnswered: (request: AnsweredRequest) => void;
  readiness: Readiness;
  /** How many proxies stand in front, each of which is believed. */
  trustedProxies: number;
  /** Whether they set the id of a request and its trace themselves. */
  trustRequestId: boolean;
  /** Begins the span of a request where traces are collected; with who asked, in the words of its `traceparent`. */
  trace?: BeginTrace | undefined;
}

/** Does a request as the piece of work that a trace shows, under the pattern of its route. */
async function traced(c: Context<AppEnv>, span: Span | null, next: () => Promise<void>) {
  if (!span) return next();
  try {
    await next();
  } finally {
    const route = matchedRoute(c);
    const { status } = c.res;
    span.rename(route ?? 'none');
    span.note({
      'http.request.method': c.req.method,
      'http.route': route?.replace(/^\S+ /, ''),
      'http.response.status_code': status,
      'cleanpaste.request_id': c.get('requestId'),
    });
    if (status >= 500) span.fail(String(status));
    span.end();
  }
}

/**
 * Gives each request a name that its log lines and its answer share, and one line: the route's pattern,
 * never the address that was asked for, which may carry a token. The name is the one that the proxy in front
 * gave it, so that both their logs have the same. From others it is not taken: it could be anybody's.
 */
export function everyRequest(options: EveryRequestGiven) {
  const { log, onAnswered, readiness, trustedProxies, trustRequestId, trace } = options;
  const isTold = trustedProxies > 0 && trustRequestId;
  return createMiddleware<AppEnv>(async (c, next) => {
    const began = performance.now();
    const given = isTold ? c.req.header('x-request-id') : undefined;
    const requestId = given && uuid.test(given) ? given : randomUUID();
    const parent = isTold ? c.req.header('traceparent') : undefined;
    const span = trace?.(parent) ?? null;
    c.set('requestId', requestId);
    addHeaders(c, { 'x-request-id': requestId });
    await withinCall({ requestId, span }, () => traced(c, span, next));
    // Clients of a stopping server bring their next request elsewhere.
    if (readiness.state === 'stopping') addHeaders(c, { connection: 'close' });
    putHeaders(c);
    const answered = {
      requestId,
      route: matchedRoute(c),
      status: c.res.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    };
    log.info('request', { ...answered, method: c.req.method });
    onAnswered(answered);
  });
}

/** Where the process stands in its life; `/readyz` and the connection header follow it. */
export interface Readiness {
  state: 'starting' | 'ready' | 'stopping';
}

/**
 * The route that answers a request, such as `POST /functions/v1/clean-text`; null for none.
 * The first concrete one counts: later ones, such as the page's `GET /*`, match as well.
 */
export function matchedRoute(c: Context<AppEnv>): string | null {
  const known = c.get('route');
  if (known !== undefined) return known;
  const found = matchedRoutes(c).find((entry) => entry.method !== 'ALL');
  const route = found ? `${found.method} ${found.path}` : null;
  c.set('route', route);
  return route;
}
