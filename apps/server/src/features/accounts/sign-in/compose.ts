import type { Context } from 'hono';
import type { Config } from '../../../config/environment.ts';
import type { Handle } from '../../../db/handle.ts';
import { createKnown, type Known } from '../../../db/known.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { RateLimiter } from '../../../http/rate-limits/rate-limit.ts';
import { describeError, type Log } from '../../../log/log.ts';
import { resetMail, type SendMail } from '../mail/rules.ts';
import type { Auth } from './better-auth.ts';
import { accessTokens } from './jose.ts';
import type { AuthParts } from './routes.ts';
import { ownOrigin } from './rules.ts';
import { sessionFinder } from './service.ts';

interface AuthGiven {
  config: Config;
  db: Handle;
  known: Known;
  keyedHash: (...parts: string[]) => string;
  limiter: RateLimiter;
  log: Log;
  sendMail: SendMail;
  /** Before a new account is used. */
  onNewAccount: (user: { id: string; email: string }) => Promise<void>;
  /** The port that the server listens on. */
  port: number;
  /** Credentials of the sandbox, where it stands in; its path on this server. */
  sandbox: { clientId: string; clientSecret: string; path: string } | null;
}

const originsAtMost = 8;
const providerRetryMs = 10_000;

/** Puts signing in together: one instance of the library an origin, made when it is first asked for. */
export function authParts(given: AuthGiven): AuthParts {
  const { config, db, known, keyedHash, limiter, log, sendMail, port, sandbox, onNewAccount } =
    given;
  const made = new Map<string, Promise<Auth>>();

  function providerFor(origin: string) {
    if (config.google) return config.google;
    if (!sandbox) return null;
    const discoveryUrl = `${origin}${sandbox.path}/.well-known/openid-configuration`;
    return { clientId: sandbox.clientId, clientSecret: sandbox.clientSecret, discoveryUrl };
  }

  async function make(origin: string): Promise<Auth> {
    const { createAuth } = await import('./better-auth.ts');
    const google = providerFor(origin);
    const auth = createAuth({
      db,
      origin,
      secret: keyedHash('sign-in library'),
      productName: config.productName,
      google,
      onNewAccount,
      // The library swallows what goes wrong here; the operator has to hear of it.
      sendReset: (mail) =>
        sendMail(resetMail({ ...mail, productName: config.productName })).catch((error) =>
          log.error('reset-mail-failed', describeError(error)),
        ),
    });
    const { socialProviders } = await auth.$context;
    // A provider that could not be reached is left out by the library. It is tried again after a
    // while, not at each call: passwords and refreshes would wait for it every time.
    if (google && socialProviders.length === 0) {
      setTimeout(() => made.delete(origin), providerRetryMs).unref();
    }
    return auth;
  }

  return {
    limiter,
    tokens: accessTokens(keyedHash('access tokens')),
    findSession: sessionFinder(db, known),
    findSessionNow: sessionFinder(db, createKnown(0)),
    originOf: (c: Context<AppEnv>) => ownOrigin(config.publicUrl, c.req.header('host'), port),
    authFor(origin) {
      const known = made.get(origin);
      if (known) return known;
      if (made.size >= originsAtMost) made.clear();
      const next = make(origin);
      made.set(origin, next);
      next.catch(() => made.delete(origin));
      return next;
    },
  };
}
