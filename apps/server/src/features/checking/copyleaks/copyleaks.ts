import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../context.ts';
import { pause, retry } from '../../../http/outgoing/retry.ts';
import type { RateRule } from '../../../http/rate-limits/allowance.ts';
import type { RateLimiter } from '../../../http/rate-limits/rate-limit.ts';
import { readBytes } from '../../../http/request-body.ts';
import { callHeaders, inSpan } from '../../../log/in-span.ts';
import { CopyleaksError, refusalOf, toCopyleaksError } from './errors.ts';
import { type DetectorAnswer, detectorAnswer, loginAnswer } from './schema.ts';

export interface CopyleaksSettings {
  email: string;
  apiKey: string;
  /** Mock results that cost nothing. */
  sandbox: boolean;
  apiUrl: string;
  loginUrl: string;
}

/** Where Copyleaks puts a file, and how it says that it is Copyleaks. */
interface Delivery {
  endpoint: string;
  headers: [string, string][];
}

export interface Submission {
  id: string;
  text: string;
  webhook: string;
  developerPayload: string;
  excludeQuotations: boolean;
  excludeReferences: boolean;
}

export interface ExportOrder {
  id: string;
  exportId: string;
  results: ({ id: string } & Delivery)[];
  crawled: Delivery;
  completed: Delivery;
  developerPayload: string;
}

/**
 * Its limits are 12 logins in 15 minutes, 10 exports a minute, 10 calls a second. In any such stretch an
 * allowance gives what it has at once and what it gains meanwhile; together they stay within.
 */
const limits = {
  login: { name: 'copyleaks-login', limit: 3, seconds: 300 },
  export: { name: 'copyleaks-export', limit: 4, seconds: 40 },
  any: { name: 'copyleaks', limit: 3, seconds: 0.5 },
} satisfies Record<string, RateRule>;

const tries = 4;
const silenceMs = 60_000;
const longestWaitMs = 60_000;
/** The longest answers judge a text of 25,000 characters phrase by phrase. */
const answerBytesAtMost = 20_000_000;
/** A token that is about to run out is not used any more. */
const tokenUse = 0.95;
/** What is left lying at Copyleaks goes after so many hours. */
const keptHours = 24;

/** Logins that are refused over and over lock the account. */
const refusedMs = 5 * 60 * 1000;

interface Call {
  method: 'POST' | 'PUT' | 'PATCH';
  path: string | (() => string);
  body: object;
  signal: AbortSignal;
  rule?: RateRule;
}

export type CopyleaksClient = ReturnType<typeof createCopyleaks>;

/**
 * A client of Copyleaks' API, version 3. Refusals for being busy and broken connections are tried again
 * with growing pauses.
 * @throws CopyleaksError when that does not help; the signal's reason when it aborts
 */
export function createCopyleaks(
  settings: CopyleaksSettings,
  { limiter, clock }: { limiter: RateLimiter; clock: Clock },
) {
  const { sandbox } = settings;
  let token: { value: string; until: number } | null = null;
  let login: Promise<string> | null = null;
  let refusedUntil = 0;
  /** Until when (by `performance.now()`) calls of a kind are to be left undone. */
  const quietUntil = new Map<string, number>();

  async function waitFor(rule: RateRule, signal: AbortSignal): Promise<void> {
    for (;;) {
      const quietMs = (quietUntil.get(rule.name) ?? 0) - performance.now();
      if (quietMs > longestWaitMs) {
        throw new CopyleaksError('asked for a long pause', { status: 429, waitMs: quietMs });
      }
      if (quietMs > 0) await pause(quietMs, signal);
      const taken = await limiter.consume(`${rule.name}:${settings.email}`, rule, clock.now());
      if (taken.ok) return;
      await pause(taken.waitMs, signal);
    }
  }

  /** Sends when the allowance has room; "too many requests" quiets all calls of the kind. */
  async function limited(rule: RateRule, url: string, sent: Sent): Promise<unknown> {
    await waitFor(rule, sent.signal);
    try {
      return await send(url, sent, clock);
    } catch (error) {
      if (error instanceof CopyleaksError && error.status === 429) {
        quietUntil.set(rule.name, performance.now() + (error.waitMs ?? 1000));
      }
      throw error;
    }
  }

  async function logIn(): Promise<string> {
    if (refusedUntil > performance.now()) throw loginRefused('not tried again yet');
    const signal = AbortSignal.timeout(silenceMs);
    const { email, apiKey: key } = settings;
    const sent: Sent = { method: 'POST', body: { email, key }, signal };
    const answer = await limited(limits.login, settings.loginUrl, sent).catch((error: unknown) => {
      const isFinal = error instanceof CopyleaksError && (error.status === 401 || !error.mayPass);
      if (!isFinal) throw error;
      refusedUntil = performance.now() + refusedMs;
      throw loginRefused(error.reason);
    });
    const {
      access_token: value,
      '.issued': issued,
      '.expires': expires,
    } = loginAnswer.parse(answer);
    // Its clock may differ from ours; without readable dates a refusal tells that the token has run out.
    const promised = Date.parse(expires ?? '') - Date.parse(issued ?? '');
    const lasts = promised > 0 ? promised : 12 * 3600_000;
    token = { value, until: clock.now().getTime() + lasts * tokenUse };
    return value;
  }

  /** One login at a time serves all who wait for it. */
  function currentToken(signal: AbortSignal): Promise<string> {
    if (token && token.until > clock.now().getTime()) {
      return Promise.resolve(token.value);
    }
    login ??= logIn().finally(() => {
      login = null;
    });
    return orAbort(login, signal);
  }

  async function once({ path, rule, ...call }: Call): Promise<unknown> {
    const bearer = await currentToken(call.signal);
    const headers = { authorization: `Bearer ${bearer}` };
    const url = settings.apiUrl + (typeof path === 'string' ? path : path());
    try {
      if (rule) await waitFor(limits.any, call.signal);
      return await limited(rule ?? limits.any, url, { ...call, headers });
    } catch (error) {
      if (error instanceof CopyleaksError && error.status === 401 && token?.value === bearer) {
        token = null;
      }
      throw error;
    }
  }

  async function ask(call: Call): Promise<unknown> {
    const attempt = () =>
      once(call).catch((error: unknown) => {
        throw toCopyleaksError(error);
      });
    let isLoginFresh = false;
    return retry(attempt, {
      signal: call.signal,
      delayAfter(failure: CopyleaksError, number) {
        if (failure.status === 401) {
          if (isLoginFresh) return null;
          isLoginFresh = true;
          return 0;
        }
        if (number >= tries || !failure.mayPass) return null;
        const delay = failure.waitMs ?? (2 ** (number - 1) + Math.random()) * 1000;
        return delay > longestWaitMs ? null : delay;
      },
    });
  }

  return {
    /** Begins a scan. Of an id that is known already nothing new is begun. */
    async submit(scan: Submission, signal: AbortSignal): Promise<void> {
      const properties = {
        action: 0,
        sandbox,
        expiration: keptHours,
        webhooks: { status: scan.webhook },
        developerPayload: scan.developerPayload,
        includeHtml: false,
        exclude: { quotes: scan.excludeQuotations, references: scan.excludeReferences },
        scanning: {
          internet: true,
          copyleaksDb: { includeMySubmissions: false, includeOthersSubmissions: false },
        },
        indexing: { copyleaksDb: false },
      };
      const base64 = Buffer.from(scan.text, 'utf8').toString('base64');
      const body = { base64, filename: 'text.txt', properties };
      const path = `/v3/scans/submit/file/${scan.id}`;
      try {
        await ask({ method: 'PUT', path, body, signal });
      } catch (error) {
        if (!(error instanceof CopyleaksError && error.status === 409)) throw error;
      }
    },

    async export(order: ExportOrder, signal: AbortSignal): Promise<void> {
      const body = {
        results: order.results.map((one) => ({ ...one, verb: 'PUT' })),
        crawledVersion: { ...order.crawled, verb: 'PUT' },
        completionWebhook: order.completed.endpoint,
        completionWebhookHeaders: order.completed.headers,
        developerPayload: order.developerPayload,
        maxRetries: 3,
      };
      const path = `/v3/downloads/${order.id}/export/${order.exportId}`;
      await ask({ method: 'POST', path, body, signal, rule: limits.export });
    },

    /** Has the last webhook of a scan sent once more; refused while the scan is running. */
    async resend(id: string, signal: AbortSignal): Promise<void> {
      await once({ method: 'POST', path: `/v3/scans/${id}/webhooks/resend`, body: {}, signal });
    },

    /** Has everything about a scan taken away. */
    async remove(id: string, signal: AbortSignal): Promise<void> {
      const body = { scans: [{ id }], purge: true };
      await ask({ method: 'PATCH', path: '/v3.1/scans/delete', body, signal });
    },

    /** Asks who wrote a text of 255 to 25,000 characters. An id that was used before is refused: each try has its own. */
    async detect(text: string, signal: AbortSignal): Promise<DetectorAnswer> {
      const path = () => `/v2/writer-detector/${randomUUID()}/check`;
      const body = { text, sandbox, explain: true };
      return detectorAnswer.parse(await ask({ method: 'POST', path, body, signal }));
    },
  };
}

interface Sent {
  method: string;
  body: object;
  signal: AbortSignal;
  headers?: Record<string, string>;
}

const send = (url: string, sent: Sent, clock: Clock): Promise<unknown> =>
  inSpan('copyleaks', { kind: 'client', fields: { 'http.request.method': sent.method } }, () =>
    sendOnce(url, sent, clock),
  );

async function sendOnce(
  url: string,
  { method, body, signal, headers }: Sent,
  clock: Clock,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...callHeaders(),
      ...headers,
    },
    body: JSON.stringify(body),
    // A redirect would carry text and token to somewhere else.
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(silenceMs)]),
  });
  const tooLarge = () => new CopyleaksError('endless answer');
  const bytes = await readBytes(response.body, { maxBytes: answerBytesAtMost, tooLarge });
  const text = Buffer.from(bytes).toString('utf8');
  if (!response.ok) throw refusalOf(response, text, clock.now());
  return text.trim() === '' ? {} : JSON.parse(text);
}

const loginRefused = (reason: string) =>
  new CopyleaksError(`login refused (${reason})`, { status: 403 });

/** The outcome of work that others wait for too, unless the signal comes first. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
