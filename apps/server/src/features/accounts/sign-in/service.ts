import { randomBytes } from 'node:crypto';
import type { Session } from '@cleanpaste/contract';
import { addresses, pathOf } from '@cleanpaste/contract';
import type { Actor, Ctx } from '../../../context.ts';
import { gather } from '../../../db/gather.ts';
import type { Handle } from '../../../db/handle.ts';
import type { Known } from '../../../db/known.ts';
import { untilFree } from '../../../db/until-free.ts';
import { AppError, invalidRequest } from '../../../http/app-error.ts';
import { accountGone } from '../../../http/refused-by-storage.ts';
import type { Auth } from './better-auth.ts';
import { commonPasswords } from './common-passwords.gen.ts';
import {
  deleteExpired,
  findSessionUser,
  findSessionUsers,
  holdUserNow,
  insertCode,
  listIdentities,
  recordLogin,
  type SessionUser,
  takeCode,
} from './data.ts';
import { type AccessTokens, accessTokenSeconds } from './jose.ts';
import { isAdmin, passwordProblem, returnPath, tokenHash } from './rules.ts';

/** What the verbs of signing in need beside the context. */
export interface AuthTools {
  auth: Auth;
  tokens: AccessTokens;
  /** Of the request: the session cookie is among them. */
  headers: Headers;
}

/** A session for the page, and the cookies that go with it. */
export interface Opened {
  session: Session;
  cookies: string[];
}

const codeLastsMs = 60_000;

/** The session as specified. The refresh token is only a name: what refreshes is the cookie that scripts cannot read. */
async function sessionFor(
  ctx: Ctx,
  tools: Pick<AuthTools, 'tokens'>,
  sessionId: string,
): Promise<Session> {
  const now = ctx.clock.now();
  const found = await findSessionUser(ctx.db, sessionId, now);
  if (!found) throw accountGone();
  const { user } = found;
  const { token, expiresAt } = await tools.tokens.issue({ userId: user.id, sessionId }, now);
  return {
    access_token: token,
    refresh_token: ctx.keyedHash('refresh-name', sessionId),
    expires_at: expiresAt,
    expires_in: accessTokenSeconds,
    token_type: 'bearer',
    user: {
      id: user.id,
      email: user.email,
      identities: await listIdentities(ctx.db, user.id),
      factors: [],
    },
  };
}

/** The session that the request's cookie stands for; null without one. */
async function cookieSession({
  auth,
  headers,
}: AuthTools): Promise<{ id: string; userId: string } | null> {
  const found = await auth.api.getSession({ headers });
  return found ? { id: found.session.id, userId: found.user.id } : null;
}

/** Signs in with e-mail and password. A wrong address and a wrong password cannot be told apart. */
export async function signIn(
  ctx: Ctx,
  input: { email: string; password: string } & AuthTools,
): Promise<Opened> {
  const { auth, headers, email, password } = input;
  const response = await auth.api.signInEmail({
    body: { email, password },
    headers,
    asResponse: true,
  });
  if (response.status === 401 || response.status === 403) {
    throw new AppError('invalid_credentials', 'Invalid login credentials');
  }
  if (!response.ok) throw new AppError('internal_error', 'An unexpected error occurred');
  const cookies = response.headers.getSetCookie();
  const own = new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
  const found = await cookieSession({ ...input, headers: own });
  if (!found) throw new AppError('internal_error', 'An unexpected error occurred');
  await recordLogin(ctx.db, found.userId, ctx.clock.now());
  return { session: await sessionFor(ctx, input, found.id), cookies };
}

/** Begins a sign-in with Google: where to send the browser, and the cookies that bind it to this one. */
export async function startGoogle(_ctx: Ctx, input: AuthTools & { origin: string }) {
  const { auth, headers, origin } = input;
  const response = await auth.api.signInSocial({
    body: {
      provider: 'google',
      callbackURL: `${origin}${pathOf(addresses.accounts.finishGoogle)}`,
      errorCallbackURL: `${origin}${pathOf(addresses.accounts.failGoogle)}`,
      disableRedirect: true,
    },
    headers,
    asResponse: true,
  });
  const body = (await response.json().catch(() => null)) as { url?: string } | null;
  if (!response.ok || !body?.url) {
    throw new AppError(
      'provider_failed',
      'Google sign-in cannot be reached right now. Please try again.',
    );
  }
  return { url: body.url, cookies: response.headers.getSetCookie() };
}

/** After the provider: a code for the callback page, good once, for a minute, in the browser that began. */
export async function issueCode(
  ctx: Ctx,
  input: AuthTools & { flow: string; returnTo: string | null },
): Promise<string | null> {
  const found = await cookieSession(input);
  if (!found) return null;
  const code = randomBytes(32).toString('base64url');
  await insertCode(ctx.db, {
    codeHash: tokenHash(code),
    flowHash: tokenHash(input.flow),
    sessionId: found.id,
    returnTo: returnPath(input.returnTo),
    expiresAt: new Date(ctx.clock.now().getTime() + codeLastsMs),
  });
  return code;
}

/** The callback's code for a session. */
export async function exchangeCode(
  ctx: Ctx,
  input: AuthTools & { code: string; flow: string | null },
) {
  const now = ctx.clock.now();
  const taken =
    input.flow &&
    (await takeCode(ctx.db, {
      codeHash: tokenHash(input.code),
      flowHash: tokenHash(input.flow),
      now,
    }));
  const found = await cookieSession(input);
  if (!taken || !found || found.id !== taken.sessionId) {
    throw invalidRequest(
      'This sign-in link was used already or has expired. Please sign in again.',
    );
  }
  await recordLogin(ctx.db, found.userId, now);
  return { session: await sessionFor(ctx, input, found.id), returnTo: taken.returnTo };
}

/**
 * A session from the tokens of a URL hash. They must belong to the session that this browser's cookie
 * stands for: a link cannot sign anybody in to somebody else's account.
 */
export async function setSession(ctx: Ctx, input: AuthTools & { accessToken: string }) {
  const claims = await input.tokens.read(input.accessToken, ctx.clock.now());
  const found = await cookieSession(input);
  if (!claims || !found || claims.sessionId !== found.id) return { session: null, returnTo: null };
  await recordLogin(ctx.db, found.userId, ctx.clock.now());
  return { session: await sessionFor(ctx, input, found.id), returnTo: null };
}

/** The session anew, under a new cookie; the old cookie is refused from then on. */
export async function refreshSession(ctx: Ctx, input: AuthTools): Promise<Opened> {
  const { auth, headers } = input;
  const response = await auth.api
    .rotateSession({ headers, asResponse: true })
    .catch((error: unknown) => {
      if (error instanceof Error && error.name === 'APIError') return null;
      throw error;
    });
  if (!response?.ok) throw accountGone();
  const { sessionId } = (await response.json()) as { sessionId: string };
  return {
    session: await sessionFor(ctx, input, sessionId),
    cookies: response.headers.getSetCookie(),
  };
}

/** Ends the session; never fails for want of one. */
export async function signOut(_ctx: Ctx, { auth, headers }: AuthTools): Promise<string[]> {
  const response = await auth.api.signOut({ headers, asResponse: true }).catch(() => null);
  return response?.headers.getSetCookie() ?? [];
}

/** Asks for a reset mail. Nothing tells whether the address is known: neither the answer nor its time. */
export function requestReset(ctx: Ctx, { auth, email }: AuthTools & { email: string }): void {
  auth.api
    .requestPasswordReset({ body: { email } })
    .catch(() => ctx.log.error('reset-mail-failed', { requestId: ctx.requestId }));
}

/** Sets a new password with the token of a mail; the token is spent, and all sessions end. */
export async function resetPassword(
  _ctx: Ctx,
  input: AuthTools & { token: string; password: string },
) {
  const problem = passwordProblem(input.password, commonPasswords);
  if (problem) throw invalidRequest(problem);
  const response = await input.auth.api.resetPassword({
    body: { newPassword: input.password, token: input.token },
    asResponse: true,
  });
  if (!response.ok)
    throw invalidRequest('This link was used already or has expired. Please ask for a new one.');
}

/** Finds out who stands behind a session, which may have ended by itself; null where there is none. */
export type FindSession = (sessionId: string) => Promise<SessionUser | null>;

/** Asks for many sessions at once, and not again for one that is known. */
export function sessionFinder(db: Handle, known: Known): FindSession {
  const shelf = known.shelf<SessionUser>();
  const find = gather((ids: string[]) => findSessionUsers(db, ids));
  return (id) => shelf.get(id, () => find(id));
}

/** Who a bearer token stands for, while both its session and its user exist. */
export async function actorFor(
  ctx: Ctx,
  input: Pick<AuthTools, 'tokens'> & { bearer: string; findSession: FindSession },
): Promise<Actor> {
  const now = ctx.clock.now();
  const claims = await input.tokens.read(input.bearer, now);
  const found = claims && (await input.findSession(claims.sessionId));
  if (!found || found.session.expiresAt <= now) throw accountGone();
  const { id, email } = found.user;
  return { kind: 'user', userId: id, email, isAdmin: isAdmin(found.user, ctx.config.adminEmail) };
}

/**
 * A transaction on behalf of the caller: their account stays until it ends, so that nothing is charged to
 * or written for one that is gone. @throws AppError 401 where it is gone already
 */
export function forCaller<T>(ctx: Ctx, work: (tx: Handle) => Promise<T>): Promise<T> {
  return untilFree(() =>
    ctx.db.transaction(async (tx) => {
      const state = 'userId' in ctx.actor ? await holdUserNow(tx, ctx.actor.userId) : 'held';
      if (state === 'gone') throw accountGone();
      return state === 'held' ? { result: await work(tx) } : null;
    }),
  );
}

/** After a failure: that the account is gone comes before whatever it led to. @throws AppError 401 */
export async function refuseIfGone(ctx: Ctx): Promise<void> {
  if ('userId' in ctx.actor) await forCaller(ctx, async () => {});
}

/** Codes, states and sessions that have run out. */
export async function forgetExpired(ctx: Ctx): Promise<void> {
  await deleteExpired(ctx.db, ctx.clock.now());
}
