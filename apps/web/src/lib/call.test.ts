import { addresses, type Session } from '@cleanpaste/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, callForResponse } from './call.ts';
import { request } from './request.ts';
import { FinalError, UnreachableError } from './request-error.ts';
import { keeper } from './session.ts';

const { accounts, admin, history, sharing } = addresses;

const session: Session = {
  access_token: 'token',
  refresh_token: 'a name',
  expires_at: Math.floor(Date.now() / 1000) + 900,
  expires_in: 900,
  token_type: 'bearer',
  user: { id: 'u1', email: 'ann@example.com', identities: [], factors: [] },
};

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answers = (status: number, body: unknown) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));

/** What was asked for last. */
function asked() {
  const [url, init] = fetched.mock.lastCall!;
  return { url, ...init, headers: new Headers(init.headers) };
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  answers(200, { ok: true });
});

afterEach(() => {
  keeper.end(false);
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test('method and path are those of the address, and the answer is its JSON', async () => {
  answers(200, { count: 7 });
  expect(await call(addresses.cleaning.countCleanups)).toEqual({ count: 7 });
  expect(asked()).toMatchObject({ url: '/functions/v1/cleanup-count', method: 'GET' });
  await call(history.deleteCheck, { params: { id: 'a/b' } });
  expect(asked()).toMatchObject({ url: '/functions/v1/history/checks/a%2Fb', method: 'DELETE' });
});

test('a query stands in the address, without what is undefined', async () => {
  await call(history.listCleanups, { query: { page: 3, older: 'x y', newer: undefined } });
  expect(asked().url).toBe('/functions/v1/history/cleanups?page=3&older=x+y');
});

test('a body goes as JSON and says so; without one nothing is sent', async () => {
  await call(admin.changeFlag, { params: { name: 'a flag' }, body: { enabled: false } });
  const changed = asked();
  expect(changed).toMatchObject({ url: '/functions/v1/admin/feature-flags/a%20flag' });
  expect(changed).toMatchObject({ method: 'PATCH', body: '{"enabled":false}' });
  expect(changed.headers.get('content-type')).toBe('application/json');
  await call(accounts.deleteAccount);
  const deleted = asked();
  expect([deleted.method, deleted.body]).toEqual(['POST', undefined]);
  expect(deleted.headers.get('content-type')).toBeNull();
});

test('the session’s token goes with a call beside its own headers, and never with a request', async () => {
  keeper.begin(session);
  await callForResponse(admin.followChanges, { headers: { 'last-event-id': '1.4.0' } });
  const { headers } = asked();
  expect(headers.get('authorization')).toBe('Bearer token');
  expect(headers.get('last-event-id')).toBe('1.4.0');
  expect(headers.get('x-session-id')).toMatch(/^[0-9a-f-]{36}$/);
  await request(accounts.signOut);
  expect(asked().headers.get('authorization')).toBeNull();
});

test('a request leaves at once where it is known who calls, and else when that is known', async () => {
  const visiting = call(addresses.cleaning.countCleanups);
  expect(fetched).toHaveBeenCalledTimes(1);
  keeper.begin(session);
  const signedIn = call(addresses.cleaning.countCleanups);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(asked().headers.get('authorization')).toBe('Bearer token');
  await Promise.all([visiting, signedIn]);
});

test('signal and keepalive reach the browser', async () => {
  const { signal } = new AbortController();
  await call(accounts.readAccount, { signal });
  expect(asked()).toMatchObject({ signal, keepalive: false });
  await request(accounts.refreshSession, { keepalive: true });
  expect(asked().keepalive).toBe(true);
});

test('a refusal is final and has the server’s code and words; floods and faults may be tried again', async () => {
  const share = () => call(sharing.recordShare, { body: { platform: 'bluesky' } });
  answers(403, { error: 'forbidden', message: 'Not you.' });
  const refusal = await share().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(FinalError);
  expect(refusal).toMatchObject({ code: 'forbidden', message: 'Not you.' });
  for (const status of [429, 500, 503]) {
    const words = status === 429 ? /^Too much was asked/ : /^The server is out of order just now/;
    answers(status, 'no object');
    const failure = await share().catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(FinalError);
    expect((failure as Error).message).toMatch(words);
    expect((failure as Error).message).not.toMatch(/\d/);
  }
});

test('a server out of reach is told apart from a call that was given up', async () => {
  const aborted = new DOMException('given up', 'AbortError');
  fetched.mockRejectedValue(aborted);
  await expect(call(accounts.readAccount)).rejects.toBeInstanceOf(UnreachableError);
  const signal = AbortSignal.abort();
  await expect(call(accounts.readAccount, { signal })).rejects.toBe(aborted);
});

test('a token that is refused has the session asked about again', async () => {
  keeper.begin(session);
  answers(401, { error: 'not_authenticated', message: 'Sign in.' });
  await expect(call(accounts.readAccount)).rejects.toMatchObject({ code: 'not_authenticated' });
  await vi.waitFor(() => expect(asked().url).toBe('/functions/v1/auth/refresh'));
  await vi.waitFor(() => expect(keeper.state().status).toBe('signed-out'));
});
