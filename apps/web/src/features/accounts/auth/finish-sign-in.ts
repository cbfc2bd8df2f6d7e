import { authCopy } from '../../../copy/auth-copy.ts';
import { keeper } from '../../../lib/session.ts';
import { exchangeCode, setSession } from './api.ts';
import { safeReturnPath } from './return-path.ts';

/** Where the callback leads: on to the reset page, or signed in and back to where the visitor came from. */
export type CallbackOutcome = { kind: 'recovery'; to: string } | { kind: 'signed-in'; to: string };

/** Whoever turned back on purpose: nothing failed. */
export class CancelledError extends Error {}

interface Address {
  search: string;
  hash: string;
}

/**
 * The work of /auth/callback, in the specified order: recovery, session in the hash, code in the query.
 * The address names a problem and never words it: a link could put any sentence there.
 * @throws CancelledError when the visitor turned back
 * @throws Error with the specified message when there is nothing to sign in with, or no session came of it.
 */
export async function finishSignIn({ search, hash }: Address): Promise<CallbackOutcome> {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (query.get('type') === 'recovery' && token) {
    return {
      kind: 'recovery',
      to: `/reset-password?${new URLSearchParams({ token, type: 'recovery' })}`,
    };
  }
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const accessToken = fragment.get('access_token');
  const code = query.get('code');
  if (!accessToken && !code) {
    const error = query.get('error');
    if (error === 'cancelled') throw new CancelledError(authCopy.cancelled);
    throw new Error(error === 'failed' ? authCopy.googleFailed : authCopy.noCode);
  }
  const answer = accessToken
    ? await setSession({
        access_token: accessToken,
        refresh_token: fragment.get('refresh_token') ?? undefined,
      })
    : await exchangeCode(code as string);
  if (!answer.session) throw new Error(authCopy.noSession);
  keeper.begin(answer.session);
  return { kind: 'signed-in', to: safeReturnPath(answer.returnTo ?? undefined) };
}
