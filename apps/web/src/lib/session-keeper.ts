import type { Session } from '@cleanpaste/contract';
import { FinalError } from './request-error.ts';
import { doublingPause, retry } from './retry.ts';

/** How often the expiry is looked at. */
const tickMs = 30_000;
/** The tick refreshes a session that ends within this time: three ticks. */
const refreshWithinMs = 3 * tickMs;
/** A call refreshes first when the session ends within this time. */
const callMarginMs = 5 * 60_000;
const firstPauseMs = 200;

export type SessionState =
  | { status: 'unknown' }
  /** `byChoice`: the person signed out; otherwise there was no session, or the server refused it. */
  | { status: 'signed-out'; byChoice: boolean }
  | { status: 'signed-in'; session: Session };

export type TabMessage =
  | { kind: 'session'; session: Session }
  | { kind: 'signed-out'; byChoice: boolean };

export interface KeeperDeps {
  /** Asks the server for the session anew; a FinalError is a refusal that no retry can mend. */
  refresh: () => Promise<Session>;
  /** Epoch milliseconds. */
  now: () => number;
  /** One tab at a time; the others wait for their turn. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Sends to the other tabs. */
  broadcast: (message: TabMessage) => void;
  /** Remembers over page loads whether there is a session to come back to. */
  remember: (signedIn: boolean, byChoice?: true) => void;
}

/** Keeps the session of one tab fresh, and in step with the other tabs. */
export function createSessionKeeper(deps: KeeperDeps) {
  let state: SessionState = { status: 'unknown' };
  let refreshing: Promise<void> | null = null;
  let ticker: ReturnType<typeof setInterval> | null = null;
  const listeners = new Set<() => void>();

  function become(next: SessionState) {
    state = next;
    if (next.status === 'signed-in') ticker ??= setInterval(tick, tickMs);
    else if (ticker !== null) {
      clearInterval(ticker);
      ticker = null;
    }
    for (const listener of listeners) listener();
  }

  const leftMs = () =>
    state.status === 'signed-in'
      ? state.session.expires_at * 1000 - deps.now()
      : Number.NEGATIVE_INFINITY;

  function begin(session: Session) {
    deps.remember(true);
    become({ status: 'signed-in', session });
    deps.broadcast({ kind: 'session', session });
  }

  function end(byChoice: boolean) {
    if (byChoice) deps.remember(false, true);
    else deps.remember(false);
    become({ status: 'signed-out', byChoice });
    deps.broadcast({ kind: 'signed-out', byChoice });
  }

  /** Asks until there is an answer, a final refusal, or the next tick's turn. */
  async function refreshPatiently(known: Session | null) {
    const startedAt = deps.now();
    const askOnce = async () => {
      if (state.status === 'signed-out') return;
      if (state.status === 'signed-in' && state.session !== known) return;
      const session = await deps.refresh();
      if ((state as SessionState).status !== 'signed-out') begin(session);
    };
    try {
      await retry(askOnce, {
        pauseAfter(error, attempt) {
          const ms = doublingPause(attempt, { firstMs: firstPauseMs });
          const isOver = deps.now() + ms - startedAt > tickMs;
          return isOver || error instanceof FinalError ? null : ms;
        },
      });
    } catch (error) {
      if (!(error instanceof FinalError)) throw error;
      end(false);
    }
  }

  function refreshOnce(): Promise<void> {
    const known = state.status === 'signed-in' ? state.session : null;
    refreshing ??= deps
      .exclusively(() => refreshPatiently(known))
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  function tick() {
    if (state.status === 'signed-in' && leftMs() <= refreshWithinMs) refreshOnce().catch(() => {});
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin,
    end,
    /** The session of an earlier page load, if there is one to come back to. */
    async restore(expected: boolean) {
      if (!expected) return become({ status: 'signed-out', byChoice: false });
      try {
        await refreshOnce();
      } catch {
        if (state.status === 'unknown') become({ status: 'signed-out', byChoice: false });
      }
    },
    /** The token of `token()` where it is at hand; undefined where it has to be waited for. */
    tokenAtHand(): string | null | undefined {
      if (state.status === 'signed-in')
        return leftMs() > callMarginMs ? state.session.access_token : undefined;
      return state.status === 'unknown' && refreshing ? undefined : null;
    },
    /** A token that lasts for a call that begins now; null when signed out. A failing refresh falls back to what is left. */
    async token(): Promise<string | null> {
      if (state.status === 'unknown' && refreshing) await refreshing.catch(() => {});
      if (state.status === 'signed-in' && leftMs() <= callMarginMs) {
        if (leftMs() <= 0) await refreshOnce();
        else await refreshOnce().catch(() => {});
      }
      return state.status === 'signed-in' ? state.session.access_token : null;
    },
    /** Asks whether the session still stands, after a hint that it does not; a refusal ends it. */
    async recheck() {
      if (state.status === 'signed-in') await refreshOnce().catch(() => {});
    },
    /** Takes over what another tab sent. */
    receive(message: TabMessage) {
      if (message.kind === 'signed-out')
        become({ status: 'signed-out', byChoice: message.byChoice });
      else become({ status: 'signed-in', session: message.session });
    },
  };
}

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;
