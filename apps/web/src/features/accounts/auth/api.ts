import type { Session } from '@cleanpaste/contract';
import { request } from '../../../lib/request.ts';

const base = '/functions/v1/auth';

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await request(`${base}/${path}`, { body })).json() as Promise<T>;
}

export const signInWithPassword = (email: string, password: string) =>
  post<Session>('sign-in', { email, password });

/** Where to send the browser for Google's consent page. */
export const startGoogle = (returnTo?: string) => post<{ url: string }>('google', { returnTo });

/** The single-use code of the callback for a session. */
export const exchangeCode = (code: string) =>
  post<{ session: Session | null; returnTo: string | null }>('exchange', { code });

export const setSession = (tokens: { access_token: string; refresh_token?: string }) =>
  post<{ session: Session | null; returnTo: string | null }>('set-session', tokens);

export const requestReset = (email: string) => post<unknown>('request-reset', { email });

export const resetPassword = (token: string, password: string) =>
  post<unknown>('reset-password', { token, password });

export const signOut = () => post<unknown>('sign-out', {});
