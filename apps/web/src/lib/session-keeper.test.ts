import type { Session } from '@cleanpaste/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FinalError } from './request-error.ts';
import { createSessionKeeper, type KeeperDeps } from './session-keeper.ts';

let made = 0;

function session(secondsLeft: number): Session {
  made++;
  return {
    access_token: `token-${made}`,
    refresh_token: 'kept-in-a-cookie',
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    expires_in: secondsLeft,
    token_type: 'bearer',
    user: { id: 'u1', email: 'ann@example.com', identities: [], factors: [] },
  };
}

function keeperWith(overrides: Partial<KeeperDeps> = {}) {
  const refresh = vi.fn(async () => session(900));
  const broadcast = vi.fn();
  const remember = vi.fn();
  const deps = {
    refresh,
    now: () => Date.now(),
    exclusively: <T>(work: () => Promise<T>) => work(),
    broadcast,
    remember,
    ...overrides,
  };
  return { keeper: createSessionKeeper(deps), refresh: deps.refresh, broadcast, remember };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  made = 0;
  vi.useFakeTimers({ now: 1_000_000_000_000 });
});
afterEach(() => vi.useRealTimers());

test('the expiry is looked at every 30 s, and a session is refreshed within 90 s of its end', async () => {
  const { keeper, refresh } = keeperWith();
  keeper.begin(session(200));
  await pass(90_000);
  expect(refresh).toHaveBeenCalledTimes(0);
  await pass(29_999);
  expect(refresh).toHaveBeenCalledTimes(0);
  await pass(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(keeper.state().status).toBe('signed-in');
});

test('a call refreshes first within 5 minutes of the end, and not before', async () => {
  const { keeper, refresh } = keeperWith();
  keeper.begin(session(301));
  expect(await keeper.token()).toBe('token-1');
  expect(refresh).toHaveBeenCalledTimes(0);
  await pass(1_000);
  expect(await keeper.token()).toBe('token-2');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a token is at hand unless it has to be waited for', async () => {
  const { keeper } = keeperWith();
  expect(keeper.tokenAtHand()).toBeNull();
  const restored = keeper.restore(true);
  expect(keeper.tokenAtHand()).toBeUndefined();
  await restored;
  expect(keeper.tokenAtHand()).toBe('token-1');
  keeper.begin(session(301));
  expect(keeper.tokenAtHand()).toBe('token-2');
  await pass(1_000);
  expect(keeper.tokenAtHand()).toBeUndefined();
  keeper.end(true);
  expect(keeper.tokenAtHand()).toBeNull();
});

test('calls at the same moment share one refresh', async () => {
  const { keeper, refresh } = keeperWith();
  keeper.begin(session(10));
  const tokens = await Promise.all([keeper.token(), keeper.token(), keeper.token()]);
  expect(new Set(tokens)).toEqual(new Set(['token-2']));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('retries back off from 200 ms, doubling', async () => {
  const times: number[] = [];
  const start = Date.now();
  const refresh = vi.fn(async () => {
    times.push(Date.now() - start);
    if (times.length < 5) throw new Error('no answer');
    return session(900);
  });
  const { keeper } = keeperWith({ refresh });
  keeper.begin(session(10));
  const token = keeper.token();
  await pass(10_000);
  expect(await token).toBe('token-2');
  expect(times).toEqual([0, 200, 600, 1400, 3000]);
});

test('a server that stays away for a whole tick does not sign out; the next tick tries again', async () => {
  let away = true;
  const refresh = vi.fn(async () => {
    if (away) throw new Error('no answer');
    return session(900);
  });
  const { keeper } = keeperWith({ refresh });
  keeper.begin(session(100));
  await pass(60_000);
  expect(refresh.mock.calls.length).toBeGreaterThan(5);
  expect(keeper.state().status).toBe('signed-in');
  away = false;
  await pass(30_000);
  expect(await keeper.token()).toMatch(/^token-/);
  expect(keeper.state()).toMatchObject({ session: { expires_in: 900 } });
});

test('only a final refusal signs out, and the other tabs hear of it', async () => {
  const refresh = vi.fn(async () => {
    throw new FinalError('Sign in again.', 'not_authenticated');
  });
  const { keeper, broadcast, remember } = keeperWith({ refresh });
  keeper.begin(session(10));
  expect(await keeper.token()).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(keeper.state().status).toBe('signed-out');
  expect(broadcast).toHaveBeenLastCalledWith({ kind: 'signed-out', byChoice: false });
  expect(remember).toHaveBeenLastCalledWith(false);
  await pass(120_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a tab that waited for its turn takes the session that another tab brought', async () => {
  let enter: () => void = () => {};
  const turn = new Promise<void>((resolve) => {
    enter = resolve;
  });
  const { keeper, refresh } = keeperWith({
    exclusively: async (work) => {
      await turn;
      return work();
    },
  });
  keeper.begin(session(10));
  const token = keeper.token();
  keeper.receive({ kind: 'session', session: session(900) });
  enter();
  expect(await token).toBe('token-2');
  expect(refresh).toHaveBeenCalledTimes(0);
});

test('a sign-out in another tab wins over a refresh on its way', async () => {
  let answer: (value: Session) => void = () => {};
  const { keeper } = keeperWith({
    refresh: () =>
      new Promise<Session>((resolve) => {
        answer = resolve;
      }),
  });
  keeper.begin(session(10));
  const token = keeper.token();
  await pass(0);
  keeper.receive({ kind: 'signed-out', byChoice: true });
  answer(session(900));
  expect(await token).toBeNull();
  expect(keeper.state().status).toBe('signed-out');
});

test('without an earlier sign-in nothing is asked; with one the session comes back', async () => {
  const visitor = keeperWith();
  await visitor.keeper.restore(false);
  expect(visitor.refresh).toHaveBeenCalledTimes(0);
  expect(visitor.keeper.state().status).toBe('signed-out');
  const user = keeperWith();
  await user.keeper.restore(true);
  expect(user.keeper.state().status).toBe('signed-in');
});

test('a hint that the session has ended is checked: a refusal ends it, no answer does not', async () => {
  let problem: Error | null = null;
  const refresh = vi.fn(async () => {
    if (problem) throw problem;
    return session(900);
  });
  const { keeper } = keeperWith({ refresh });
  await keeper.recheck();
  expect(refresh).toHaveBeenCalledTimes(0);
  keeper.begin(session(900));
  problem = new Error('no answer');
  const checked = keeper.recheck();
  await pass(60_000);
  await checked;
  expect(keeper.state().status).toBe('signed-in');
  problem = new FinalError('Sign in again.', 'not_authenticated');
  await keeper.recheck();
  expect(keeper.state().status).toBe('signed-out');
});
