import { addresses } from '../addresses.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { sandboxAddresses } from '../sandbox-addresses.ts';
import { account, accountPatch } from './account.ts';
import { apiKeyBody, apiKeyCreated, apiKeyList } from './api-keys.ts';
import * as session from './session.ts';

const { accounts } = addresses;
const { accounts: accountsSandbox } = sandboxAddresses;

const bodyLimit = { bytes: 16_384, message: 'The body is too large.' };
const limitOf = (name: string, calls: number, seconds: number) =>
  ({ name, calls, seconds, per: 'address' }) as const;
const callback = limitOf('callback', 600, 600);
const reset = limitOf('reset', 10, 3600);

/** Signing in. The session's cookie goes with the answers; writes of other sites' pages are refused. */
export const signInEndpoints = {
  signIn: endpoint(accounts.signIn, {
    auth: 'anyone',
    body: session.signInBody,
    bodyLimit,
    answer: session.session,
    errors: ['invalid_credentials', 'forbidden'],
    limit: limitOf('sign-in', 60, 600),
  }),
  startGoogle: endpoint(accounts.startGoogle, {
    auth: 'anyone',
    body: session.googleStartBody,
    bodyLimit,
    answer: session.googleStartAnswer,
    errors: ['provider_failed', 'forbidden'],
    limit: callback,
  }),
  finishGoogle: endpoint(accounts.finishGoogle, {
    auth: 'anyone',
    answer: 'redirect',
    limit: callback,
  }),
  failGoogle: endpoint(accounts.failGoogle, { auth: 'anyone', answer: 'redirect' }),
  exchangeCode: endpoint(accounts.exchangeCode, {
    auth: 'anyone',
    body: session.exchangeBody,
    bodyLimit,
    answer: session.exchangeAnswer,
    errors: ['forbidden'],
    limit: callback,
  }),
  setSession: endpoint(accounts.setSession, {
    auth: 'anyone',
    body: session.setSessionBody,
    bodyLimit,
    answer: session.setSessionAnswer,
    errors: ['forbidden'],
    limit: callback,
  }),
  refreshSession: endpoint(accounts.refreshSession, {
    auth: 'anyone',
    answer: session.session,
    errors: ['forbidden'],
  }),
  signOut: endpoint(accounts.signOut, { auth: 'anyone', answer: done, errors: ['forbidden'] }),
  requestReset: endpoint(accounts.requestReset, {
    auth: 'anyone',
    body: session.requestResetBody,
    bodyLimit,
    answer: done,
    errors: ['forbidden'],
    limit: reset,
  }),
  resetPassword: endpoint(accounts.resetPassword, {
    auth: 'anyone',
    body: session.resetPasswordBody,
    bodyLimit,
    answer: done,
    errors: ['forbidden'],
    limit: reset,
  }),
};

/** The one address of the sign-in library that a browser visits itself: the way back from the provider. */
export const providerReturnEndpoints = {
  returnFromGoogle: endpoint(accounts.returnFromGoogle, {
    auth: 'anyone',
    answer: 'redirect',
    limit: callback,
  }),
};

export const accountEndpoints = {
  readAccount: endpoint(accounts.readAccount, { auth: 'user', answer: account }),
  changeAccount: endpoint(accounts.changeAccount, {
    auth: 'user',
    body: accountPatch,
    answer: done,
  }),
  /** Cancels what is paid for at the provider first, then erases the account and its texts. */
  deleteAccount: endpoint(accounts.deleteAccount, {
    auth: 'user',
    answer: done,
    errors: ['provider_failed'],
  }),
};

export const apiKeyEndpoints = {
  listApiKeys: endpoint(accounts.listApiKeys, { auth: 'user', answer: apiKeyList }),
  /** Rewriting and checking are for subscribers; the only answer that ever carries the key. */
  createApiKey: endpoint(accounts.createApiKey, {
    auth: 'user',
    body: apiKeyBody,
    answer: apiKeyCreated,
    status: 201,
    errors: ['forbidden'],
  }),
  revokeApiKey: endpoint(accounts.revokeApiKey, { auth: 'user', answer: done }),
};

const page = { auth: 'anyone', answer: 'page', errors: ['unsupported_media_type'] } as const;

/** The pages of what stands in for Google; the rest of that provider answers below the same path. */
export const accountsSandboxEndpoints = {
  readStyle: endpoint(accountsSandbox.readStyle, { auth: 'anyone', answer: 'file' }),
  choosePerson: endpoint(accountsSandbox.choosePerson, page),
  signInAsPerson: endpoint(accountsSandbox.signInAsPerson, page),
  cancelSignIn: endpoint(accountsSandbox.cancelSignIn, page),
};
