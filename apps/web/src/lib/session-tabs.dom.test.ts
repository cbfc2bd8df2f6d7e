import type { Session } from '@cleanpaste/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keeper, startSession } from './session.ts';

const session: Session = {
  access_token: 'token',
  refresh_token: 'a name',
  expires_at: Math.floor(Date.now() / 1000) + 900,
  expires_in: 900,
  token_type: 'bearer',
  user: { id: 'u1', email: 'ann@example.com', identities: [], factors: [] },
};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"error":"not_authenticated"}', { status: 401 }),
  );
  localStorage.clear();
  startSession();
  keeper.begin(session);
});
afterEach(() => {
  keeper.end(false);
  vi.unstubAllGlobals();
});

/** What another tab leaves behind that signs out while this one sleeps. */
function signOutElsewhere() {
  localStorage.removeItem('signed-in');
  localStorage.setItem('signed-out-by-choice', '1');
}

test.each(['focus', 'pageshow', 'storage'])(
  'a tab that slept through a sign-out learns of it by %s, as of one by choice',
  (type) => {
    signOutElsewhere();
    expect(keeper.state().status).toBe('signed-in');
    dispatchEvent(new Event(type));
    expect(keeper.state()).toEqual({ status: 'signed-out', byChoice: true });
  },
);

test('so does a tab whose next call is refused before anybody looks at it', async () => {
  signOutElsewhere();
  await keeper.recheck();
  expect(keeper.state()).toEqual({ status: 'signed-out', byChoice: true });
});

test('a session that merely ran out is no sign-out: the draft stays its owner’s', async () => {
  await keeper.recheck();
  expect(keeper.state()).toEqual({ status: 'signed-out', byChoice: false });
  dispatchEvent(new Event('focus'));
  expect(keeper.state()).toEqual({ status: 'signed-out', byChoice: false });
});

test('somebody who signs in again wipes the trace of the sign-out', () => {
  signOutElsewhere();
  keeper.begin(session);
  dispatchEvent(new Event('focus'));
  expect(keeper.state().status).toBe('signed-in');
});
