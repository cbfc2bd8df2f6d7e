import { z } from 'zod';

export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  /** Ways of signing in that are linked to the account, such as `google` and `email`. */
  identities: z.array(z.object({ provider: z.string(), id: z.string() })),
  /** Second factors; none are offered yet, the list is part of the session's shape. */
  factors: z.array(z.object({ id: z.string(), type: z.string() })),
});

/** A session as the page holds it: the access token lives in memory only. */
export const session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Epoch seconds. */
  expires_at: z.int(),
  /** Seconds from the answer on. */
  expires_in: z.int(),
  token_type: z.literal('bearer'),
  user: sessionUser,
});

export type Session = z.infer<typeof session>;
export type SessionUser = z.infer<typeof sessionUser>;

/**
 * `POST /functions/v1/auth/sign-in` signs in with a password.
 * Wrong credentials answer 401 `invalid_credentials`.
 */
export const signInBody = z.object({
  email: z.email().max(254),
  password: z.string().min(1).max(200),
});

/** `POST /functions/v1/auth/google`: where to send the browser; `returnTo` is a path of this site. */
export const googleStartBody = z.object({ returnTo: z.string().max(500).optional() });
export const googleStartAnswer = z.object({ url: z.string() });

/** `POST /functions/v1/auth/exchange`: the single-use code of the callback for a session. */
export const exchangeBody = z.object({ code: z.string().min(1).max(500) });
export const exchangeAnswer = z.object({ session, returnTo: z.string().nullable() });

/** `POST /functions/v1/auth/set-session`: a session from tokens (URL hash). */
export const setSessionBody = z.object({
  access_token: z.string().min(1).max(4000),
  refresh_token: z.string().max(4000).optional(),
});

/** Null where the tokens do not belong to the session of this browser's cookie. */
export const setSessionAnswer = z.object({
  session: session.nullable(),
  returnTo: z.string().nullable(),
});

/** `POST /functions/v1/auth/refresh` (cookie): the session anew; 401 `not_authenticated` is final. */
/** `POST /functions/v1/auth/sign-out`: ends the session; always 200. */

/** `POST /functions/v1/auth/request-reset`: always 200, whether or not the address is known. */
export const requestResetBody = z.object({ email: z.email().max(254) });

/** `POST /functions/v1/auth/reset-password`: sets the password with the token of the mail. */
export const resetPasswordBody = z.object({
  token: z.string().min(1).max(500),
  password: z.string().min(6).max(200),
});
