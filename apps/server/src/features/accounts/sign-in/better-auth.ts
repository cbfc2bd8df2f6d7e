import { addresses, pathOf } from '@cleanpaste/contract';
import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Handle } from '../../../db/handle.ts';
import { tokenHash } from './rules.ts';
import { identities, sessions, users, verifications } from './tables.ts';

const day = 24 * 60 * 60;

export interface AuthSettings {
  db: Handle;
  /** The site's own origin: sign-ins return to it. */
  origin: string;
  secret: string;
  productName: string;
  /** Null where there is no provider: only passwords work then. */
  google: { clientId: string; clientSecret: string; discoveryUrl: string } | null;
  /** Is done before the account's first session; where it fails, there is no sign-in. */
  onNewAccount: (user: { id: string; email: string }) => Promise<void>;
  /** Sends the link of a password reset. */
  sendReset: (mail: { to: string; token: string; origin: string }) => Promise<void>;
}

/** The session cookie gets a new token; of two calls with the same old one, the second is refused. */
const rotation = () =>
  ({
    id: 'rotation',
    endpoints: {
      rotateSession: createAuthEndpoint(
        '/rotate-session',
        { method: 'POST', use: [sessionMiddleware] },
        async (ctx) => {
          const { session, user } = ctx.context.session;
          const now = new Date();
          const changed = await ctx.context.internalAdapter.updateSession(session.token, {
            token: generateRandomString(32),
            expiresAt: new Date(now.getTime() + 30 * day * 1000),
            updatedAt: now,
          });
          if (!changed) throw new APIError('UNAUTHORIZED');
          await setSessionCookie(ctx, { session: changed, user });
          return ctx.json({ sessionId: session.id });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

type AdapterFactory = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<AdapterFactory>;
interface Where {
  field: string;
  value: unknown;
}

const hashed = (value: unknown) => (typeof value === 'string' ? tokenHash(value) : value);

/** Sessions go into the table under a hash of their token; the library sees the token it asked with. */
function withHashedTokens(adapter: Adapter): Adapter {
  const asked = (where: Where[] | undefined) =>
    where?.find((clause) => clause.field === 'token' && typeof clause.value === 'string')?.value;
  const clauses = (where: Where[] | undefined) =>
    where?.map((clause) =>
      clause.field === 'token' ? { ...clause, value: hashed(clause.value) } : clause,
    );
  const fields = (data: Record<string, unknown>) =>
    'token' in data ? { ...data, token: hashed(data.token) } : data;

  // biome-ignore lint/suspicious/noExplicitAny: the library's generics say nothing about rows
  const wrap = (inner: any): any => ({
    ...inner,
    // biome-ignore lint/suspicious/noExplicitAny: see above
    transaction: (work: any) => inner.transaction((tx: any) => work(wrap(tx))),
    ...Object.fromEntries(
      [
        'create',
        'findOne',
        'findMany',
        'update',
        'updateMany',
        'delete',
        'deleteMany',
        'count',
        'consumeOne',
      ]
        .filter((name) => name in inner)
        .map((name) => [
          name,
          // biome-ignore lint/suspicious/noExplicitAny: see above
          async (input: any) => {
            if (input.model !== 'session') return inner[name](input);
            const data = input.data ?? input.update;
            const row = await inner[name]({
              ...input,
              ...(input.where ? { where: clauses(input.where) } : {}),
              ...(input.data ? { data: fields(input.data) } : {}),
              ...(input.update ? { update: fields(input.update) } : {}),
            });
            const token = data?.token ?? asked(input.where);
            const single = row && typeof row === 'object' && !Array.isArray(row) && 'token' in row;
            return single && token ? { ...row, token } : row;
          },
        ]),
    ),
  });
  return wrap(adapter);
}

/** The sign-in library, set up for one origin. Reads the provider's discovery document when it is made. */
export function createAuth(settings: AuthSettings) {
  const { db, origin, secret, google, sendReset, onNewAccount } = settings;
  const drizzle = drizzleAdapter(db, {
    provider: 'pg',
    transaction: true,
    schema: { user: users, session: sessions, account: identities, verification: verifications },
  });
  return betterAuth({
    appName: settings.productName,
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [origin],
    database: ((options: Parameters<AdapterFactory>[0]) =>
      withHashedTokens(drizzle(options))) as AdapterFactory,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    onAPIError: { errorURL: `${origin}${pathOf(addresses.accounts.failGoogle)}` },
    session: { expiresIn: 30 * day, disableSessionRefresh: true },
    advanced: {
      cookiePrefix: 'cleanpaste',
      useSecureCookies: origin.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    user: { deleteUser: { enabled: false } },
    databaseHooks: { user: { create: { after: ({ id, email }) => onNewAccount({ id, email }) } } },
    account: {
      encryptOAuthTokens: true,
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 6,
      maxPasswordLength: 200,
      resetPasswordTokenExpiresIn: 30 * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendReset({ to: user.email, token, origin }),
    },
    plugins: [
      rotation(),
      genericOAuth({
        config: google
          ? [
              {
                providerId: 'google',
                discoveryUrl: google.discoveryUrl,
                clientId: google.clientId,
                clientSecret: google.clientSecret,
                scopes: ['openid', 'email', 'profile'],
                pkce: true,
                accessType: 'offline',
                prompt: 'consent',
                requireIdTokenVerification: true,
                mapProfileToUser: (profile) => ({ emailVerified: profile.email_verified === true }),
              },
            ]
          : [],
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
