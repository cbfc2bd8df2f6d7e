import { randomBytes } from 'node:crypto';
import { providerReturnEndpoints, signInEndpoints } from '@cleanpaste/contract';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Ctx } from '../../../context.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { enforceRateLimit, type RateLimiter } from '../../../http/rate-limits/rate-limit.ts';
import { sameOrigin } from '../../../http/same-origin.ts';
import type { Auth } from './better-auth.ts';
import type { AccessTokens } from './jose.ts';
import { returnPath } from './rules.ts';
import * as verbs from './service.ts';

export interface AuthParts {
  /** The sign-in library for an origin; made when it is first needed. */
  authFor: (origin: string) => Promise<Auth>;
  originOf: (c: Context<AppEnv>) => string;
  tokens: AccessTokens;
  /** What was found a moment ago may be used again. */
  findSession: verbs.FindSession;
  /** Asks each time. */
  findSessionNow: verbs.FindSession;
  limiter: RateLimiter;
}

const flowCookie = 'cleanpaste.flow';
const done = { ok: true } as const;

/** Allowances of one account, from whatever address somebody tries. */
const limits = {
  account: { name: 'sign-in-account', limit: 10, seconds: 900 },
  resetAccount: { name: 'reset-account', limit: 3, seconds: 3600 },
} as const;

function addCookies(c: Context, cookies: string[]) {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
}

/** The cookie that ties the way out to the way back: a random part, and where to return to. */
function readFlow(c: Context): { flow: string; returnTo: string | null } | null {
  const [flow, path = ''] = (getCookie(c, flowCookie) ?? '').split('.');
  return flow ? { flow, returnTo: returnPath(Buffer.from(path, 'base64url').toString()) } : null;
}

export function signInRoutes(serve: ServeTools, { authFor, originOf, tokens, limiter }: AuthParts) {
  const tools = async (c: Context<AppEnv>) => ({
    auth: await authFor(originOf(c)),
    tokens,
    headers: c.req.raw.headers,
  });
  const enforceAccountLimit = (
    ctx: Ctx,
    rule: { name: string; limit: number; seconds: number },
    email: string,
  ) => {
    const key = ctx.keyedHash('account', email.trim().toLowerCase());
    return enforceRateLimit(limiter, { ...rule, key }, ctx.clock.now());
  };

  return endpointRoutes(
    signInEndpoints,
    {
      async signIn({ c, ctx, body }) {
        await enforceAccountLimit(ctx, limits.account, body.email);
        const opened = await verbs.signIn(ctx, { ...body, ...(await tools(c)) });
        addCookies(c, opened.cookies);
        return opened.session;
      },
      async startGoogle({ c, ctx, body }) {
        const origin = originOf(c);
        const started = await verbs.startGoogle(ctx, { ...(await tools(c)), origin });
        addCookies(c, started.cookies);
        const path = returnPath(body.returnTo) ?? '';
        const flow = `${randomBytes(24).toString('base64url')}.${Buffer.from(path).toString('base64url')}`;
        const secure = origin.startsWith('https:');
        const options = {
          httpOnly: true,
          sameSite: 'Lax',
          secure,
          path: '/',
          maxAge: 600,
        } as const;
        setCookie(c, flowCookie, flow, options);
        return { url: started.url };
      },
      async finishGoogle({ c, ctx }) {
        const began = readFlow(c);
        const code = began && (await verbs.issueCode(ctx, { ...(await tools(c)), ...began }));
        return c.redirect(code ? `/auth/callback?code=${code}` : '/auth/callback');
      },
      failGoogle({ c }) {
        const cancelled = c.req.query('error') === 'access_denied';
        return c.redirect(`/auth/callback?error=${cancelled ? 'cancelled' : 'failed'}`);
      },
      async exchangeCode({ c, ctx, body }) {
        const flow = readFlow(c)?.flow ?? null;
        const answer = await verbs.exchangeCode(ctx, { ...(await tools(c)), ...body, flow });
        deleteCookie(c, flowCookie, { path: '/' });
        return answer;
      },
      async setSession({ c, ctx, body }) {
        return verbs.setSession(ctx, { ...(await tools(c)), accessToken: body.access_token });
      },
      async refreshSession({ c, ctx }) {
        const opened = await verbs.refreshSession(ctx, await tools(c));
        addCookies(c, opened.cookies);
        return opened.session;
      },
      async signOut({ c, ctx }) {
        addCookies(c, await verbs.signOut(ctx, await tools(c)));
        return done;
      },
      async requestReset({ c, ctx, body }) {
        await enforceAccountLimit(ctx, limits.resetAccount, body.email);
        verbs.requestReset(ctx, { ...(await tools(c)), ...body });
        return done;
      },
      async resetPassword({ c, ctx, body }) {
        await verbs.resetPassword(ctx, { ...(await tools(c)), ...body });
        return done;
      },
    },
    { ...serve, before: () => [sameOrigin(originOf)] },
  );
}

export const providerReturnRoutes = (serve: ServeTools, { authFor, originOf }: AuthParts) =>
  endpointRoutes(
    providerReturnEndpoints,
    {
      async returnFromGoogle({ c, ctx }) {
        const auth = await authFor(originOf(c));
        const url = new URL(c.req.url);
        const own = new URL(url.pathname + url.search, originOf(c));
        const answer = await auth.handler(new Request(own, { headers: c.req.raw.headers }));
        if (answer.status < 400) return answer;
        // The library answers with an object of its own; a person reads the page's sentence.
        const { requestId, log } = ctx;
        if (answer.status >= 500) log.error('sign-in-failed', { requestId, status: answer.status });
        return c.redirect('/auth/callback?error=failed');
      },
    },
    serve,
  );
