import { type AdminMetrics, addresses, type CleanupPage } from '@cleanpaste/contract';
import { expect, expectTypeOf, test } from 'vitest';
import { call, callForResponse } from './call.ts';
import { request } from './request.ts';

const { accounts, admin, cleaning, history } = addresses;

/** Only the types count: none of these is ever called, and `npm run types` fails where one is allowed. */
const mistakes = {
  // @ts-expect-error an address that is not in the table
  unknownAddress: () => call('GET /functions/v1/nowhere'),
  // @ts-expect-error a path without its method
  pathAlone: () => call('/functions/v1/account'),
  // @ts-expect-error the method of another row
  otherMethod: () => call('PUT /functions/v1/account', { body: { keepHistory: true } }),
  // @ts-expect-error the answer is a file
  fileAsJson: () => call(history.exportCleanups),
  // @ts-expect-error nothing to say which one
  noParams: () => call(history.deleteCleanup),
  // @ts-expect-error a parameter that the path does not have
  otherParam: () => call(history.deleteCleanup, { params: { name: 'x' } }),
  // @ts-expect-error parameters of a path without any
  needlessParams: () => call(history.listCleanups, { params: { id: 'x' } }),
  // @ts-expect-error a number where the path takes a text
  numberParam: () => call(history.deleteCleanup, { params: { id: 1 } }),
  // @ts-expect-error no body
  noBody: () => call(accounts.changeAccount),
  // @ts-expect-error a body without its field
  emptyBody: () => call(accounts.changeAccount, { body: {} }),
  // @ts-expect-error a field of another type
  wrongBody: () => call(accounts.changeAccount, { body: { keepHistory: 'yes' } }),
  // @ts-expect-error a field that the row does not know
  otherBody: () => call(accounts.changeAccount, { body: { keepHistory: true, plan: 'pro' } }),
  // @ts-expect-error a body for an endpoint that takes none
  needlessBody: () => call(accounts.deleteAccount, { body: {} }),
  // @ts-expect-error a query that has to be there
  noQuery: () => call(admin.readMetrics),
  // @ts-expect-error a value that the query does not take
  wrongQuery: () => call(admin.listRequestLogs, { query: { only: 'slow' } }),
  // @ts-expect-error a page that is no number
  textPage: () => call(history.listCleanups, { query: { page: 'two' } }),
  // @ts-expect-error a query for an endpoint that takes none
  needlessQuery: () => call(accounts.readAccount, { query: { page: 1 } }),
  // @ts-expect-error the same of a request without a token
  request: () => request(accounts.signIn, { body: { email: 'ann@example.com' } }),
  // @ts-expect-error and of a call for its response
  response: () => callForResponse(cleaning.cleanText, { body: { text: 1 } }),
};

const allowed = {
  metrics: () => call(admin.readMetrics, { query: { from: '2026-11-01', to: '2026-11-30' } }),
  firstPage: () => call(history.listCleanups),
  laterPage: () => call(history.listCleanups, { query: { page: 2, older: undefined } }),
  text: () => call(cleaning.cleanText, { body: { text: 'x' } }),
  session: async () => (await request(accounts.refreshSession, { keepalive: true })).json(),
};

test('a call is given what its row takes, and answers what its row answers', () => {
  expectTypeOf(allowed.metrics).returns.resolves.toEqualTypeOf<AdminMetrics>();
  expectTypeOf(allowed.firstPage).returns.resolves.toEqualTypeOf<CleanupPage>();
  expectTypeOf(allowed.laterPage).returns.resolves.toEqualTypeOf<CleanupPage>();
  expectTypeOf(allowed.text).returns.resolves.toHaveProperty('cleanedText').toBeString();
  expectTypeOf(allowed.session).returns.resolves.toHaveProperty('access_token').toBeString();
  expect(Object.keys(mistakes).length).toBeGreaterThan(15);
});
