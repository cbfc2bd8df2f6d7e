import { randomBytes } from 'node:crypto';
import {
  exchangeBody,
  googleStartBody,
  requestResetBody,
  resetPasswordBody,
  setSessionBody,
  signInBody,
} from '@cleanpaste/contract';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../../../http/app-env.ts';
import { invalidRequest } from '../../../http/app-error.ts';
import { jsonBody } from '../../../http/json-body.ts';
import { type RateLimiter, rateLimit, spend } from '../../../http/rate-limits/rate-limit.ts';
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
  limiter: RateLimiter;
}

const small = { maxBytes: 16_384, tooLarge: () => invalidRequest('The body is too large.') };
const flowCookie = 'cleanpaste.flow';
const noStore = { 'cache-control': 'no-store' } as const;

/** The limits of signing in; they live in the database, so that they hold over several instances. */
const limits = {
  signIn: { name: 'sign-in', limit: 60, seconds: 600 },
  account: { name: 'sign-in-account', limit: 10, seconds: 900 },
  reset: { name: 'reset', limit: 10, seconds: 3600 },
  resetAccount: { name: 'reset-account', limit: 3, seconds: 3600 },
  callback: { name: 'callback', limit: 600, seconds: 600 },
} as const;

function addCookies(c: Context, cookies: string[]) {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
}

/** The cookie that ties the way out to the way back: a random part, and where to return to. */
function flowOf(c: Context): { flow: string; returnTo: string | null } | null {
  const [flow, path = ''] = (getCookie(c, flowCookie) ?? '').split('.');
  return flow ? { flow, returnTo: returnPath(Buffer.from(path, 'base64url').toString()) } : null;
}

export function authRoutes({ authFor, originOf, tokens, limiter }: AuthParts) {
  const tools = async (c: Context<AppEnv>) => ({
    auth: await authFor(originOf(c)),
    tokens,
    headers: c.req.raw.headers,
  });
  const perAccount = (
    c: Context<AppEnv>,
    rule: { name: string; limit: number; seconds: number },
    email: string,
  ) => {
    const ctx = c.get('ctx');
    return spend(
      limiter,
      { ...rule, key: ctx.keyedHash('account', email.trim().toLowerCase()) },
      ctx.clock.now(),
    );
  };

  return new Hono<AppEnv>()
    .use('/auth/*', sameOrigin(originOf))
    .post(
      '/auth/sign-in',
      rateLimit(limiter, limits.signIn),
      jsonBody(signInBody, small),
      async (c) => {
        const body = c.req.valid('json');
        await perAccount(c, limits.account, body.email);
        const opened = await verbs.signIn(c.get('ctx'), { ...body, ...(await tools(c)) });
        addCookies(c, opened.cookies);
        return c.json(opened.session, 200, noStore);
      },
    )
    .post(
      '/auth/google',
      rateLimit(limiter, limits.callback),
      jsonBody(googleStartBody, small),
      async (c) => {
        const origin = originOf(c);
        const started = await verbs.startGoogle(c.get('ctx'), { ...(await tools(c)), origin });
        addCookies(c, started.cookies);
        const path = returnPath(c.req.valid('json').returnTo) ?? '';
        const flow = `${randomBytes(24).toString('base64url')}.${Buffer.from(path).toString('base64url')}`;
        const secure = origin.startsWith('https:');
        setCookie(c, flowCookie, flow, {
          httpOnly: true,
          sameSite: 'Lax',
          secure,
          path: '/',
          maxAge: 600,
        });
        return c.json({ url: started.url }, 200, noStore);
      },
    )
    .get('/auth/finish', rateLimit(limiter, limits.callback), async (c) => {
      const began = flowOf(c);
      const code = began && (await verbs.makeCode(c.get('ctx'), { ...(await tools(c)), ...began }));
      return c.redirect(code ? `/auth/callback?code=${code}` : '/auth/callback');
    })
    .get('/auth/failed', (c) => {
      const cancelled = c.req.query('error') === 'access_denied';
      return c.redirect(`/auth/callback?error=${cancelled ? 'cancelled' : 'failed'}`);
    })
    .post(
      '/auth/exchange',
      rateLimit(limiter, limits.callback),
      jsonBody(exchangeBody, small),
      async (c) => {
        const { code } = c.req.valid('json');
        const flow = flowOf(c)?.flow ?? null;
        const answer = await verbs.exchangeCode(c.get('ctx'), { ...(await tools(c)), code, flow });
        deleteCookie(c, flowCookie, { path: '/' });
        return c.json(answer, 200, noStore);
      },
    )
    .post(
      '/auth/set-session',
      rateLimit(limiter, limits.callback),
      jsonBody(setSessionBody, small),
      async (c) => {
        const accessToken = c.req.valid('json').access_token;
        const answer = await verbs.setSession(c.get('ctx'), { ...(await tools(c)), accessToken });
        return c.json(answer, 200, noStore);
      },
    )
    .post('/auth/refresh', async (c) => {
      const opened = await verbs.refresh(c.get('ctx'), await tools(c));
      addCookies(c, opened.cookies);
      return c.json(opened.session, 200, noStore);
    })
    .post('/auth/sign-out', async (c) => {
      addCookies(c, await verbs.signOut(c.get('ctx'), await tools(c)));
      return c.json({ ok: true }, 200, noStore);
    })
    .post(
      '/auth/request-reset',
      rateLimit(limiter, limits.reset),
      jsonBody(requestResetBody, small),
      async (c) => {
        const { email } = c.req.valid('json');
        await perAccount(c, limits.resetAccount, email);
        verbs.requestReset(c.get('ctx'), { ...(await tools(c)), email });
        return c.json({ ok: true }, 200, noStore);
      },
    )
    .post(
      '/auth/reset-password',
      rateLimit(limiter, limits.reset),
      jsonBody(resetPasswordBody, small),
      async (c) => {
        await verbs.resetPassword(c.get('ctx'), { ...(await tools(c)), ...c.req.valid('json') });
        return c.json({ ok: true }, 200, noStore);
      },
    );
}

/** The one address of the library that a browser visits itself: the way back from the provider. */
export function providerCallbackRoutes({ authFor, originOf, limiter }: AuthParts) {
  return new Hono<AppEnv>().get(
    '/api/auth/callback/google',
    rateLimit(limiter, limits.callback),
    async (c) => {
      const auth = await authFor(originOf(c));
      const url = new URL(c.req.url);
      const own = new URL(url.pathname + url.search, originOf(c));
      const answer = await auth.handler(new Request(own, { headers: c.req.raw.headers }));
      if (answer.status < 400) return answer;
      // The library answers with an object of its own; a person is told on the page.
      const { requestId, log } = c.get('ctx');
      if (answer.status >= 500) log.error('sign-in-failed', { requestId, status: answer.status });
      return c.redirect('/auth/callback?error=failed');
    },
  );
}
