import { type AnswerOf, addresses, type BodyOf } from '@cleanpaste/contract';
import { request } from '../../../lib/request.ts';

const { accounts } = addresses;

export async function signInWithPassword(email: string, password: string) {
  return (await request(accounts.signIn, { body: { email, password } })).json();
}

/** Where to send the browser for Google's consent page. */
export async function startGoogle(returnTo?: string) {
  return (await request(accounts.startGoogle, { body: { returnTo } })).json();
}

type Started = AnswerOf<typeof accounts.setSession>;

/** The single-use code of the callback for a session. */
export async function exchangeCode(code: string): Promise<Started> {
  return (await request(accounts.exchangeCode, { body: { code } })).json();
}

export async function setSession(body: BodyOf<typeof accounts.setSession>): Promise<Started> {
  return (await request(accounts.setSession, { body })).json();
}

export const requestReset = (email: string) => request(accounts.requestReset, { body: { email } });

export const resetPassword = (token: string, password: string) =>
  request(accounts.resetPassword, { body: { token, password } });

export const signOut = () => request(accounts.signOut);
