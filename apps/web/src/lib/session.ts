import { addresses, type Session } from '@cleanpaste/contract';
import { useSyncExternalStore } from 'react';
import { request } from './request.ts';
import { createSessionKeeper, type SessionState, type TabMessage } from './session-keeper.ts';
import { createRefresh } from './session-refresh.ts';
import { useHydrated } from './use-hydrated.ts';

/** Says that the session was ended by somebody who signed out, for a tab that slept while it was told. */
const leftKey = 'signed-out-by-choice';

/** Says whether this browser has a session to come back to; the session itself is in a cookie that scripts cannot read. */
const key = 'signed-in';
const channel = typeof document === 'undefined' ? null : new BroadcastChannel('session');

/** When a refresh began of which no page has seen the answer. */
const pendingKey = 'refresh-began';

async function requestRefresh(): Promise<Session> {
  // The cookie is changed by this call: leaving the page must not lose the new one.
  const response = await request(addresses.accounts.refreshSession, { keepalive: true });
  return response.json();
}

/** Runs `work` while no tab refreshes; what changes the session's cookie stands in this line. */
export function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? (navigator.locks.request('session', work) as Promise<T>) : work();
}

function remember(signedIn: boolean, byChoice?: true) {
  try {
    if (signedIn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
    if (byChoice) localStorage.setItem(leftKey, '1');
    else if (signedIn) localStorage.removeItem(leftKey);
  } catch {
    // Private windows may refuse storage; the session then lasts for this page only.
  }
}

/** Whether somebody has signed out in this browser, and nobody in since. */
function hasLeft(): boolean {
  try {
    return localStorage.getItem(leftKey) === '1' && localStorage.getItem(key) === null;
  } catch {
    return false;
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

const pending = {
  read(): number | null {
    try {
      return Number(localStorage.getItem(pendingKey)) || null;
    } catch {
      return null;
    }
  },
  write(at: number | null) {
    try {
      if (at === null) localStorage.removeItem(pendingKey);
      else localStorage.setItem(pendingKey, String(at));
    } catch {
      // Without storage a page left in mid-refresh may sign out, as if refused.
    }
  },
};

/** The session of this tab. */
export const keeper = createSessionKeeper({
  refresh: createRefresh({ ask: requestRefresh, pending, now: () => Date.now() }),
  now: () => Date.now(),
  exclusively,
  broadcast: (message) => channel?.postMessage(message),
  remember,
});

/** Somebody was signed in since this page was loaded, and no sign-out has been heard of. */
let isSomebodyHere = false;

/** A tab that slept, or was kept for "Back", may have missed the message of a sign-out. */
function catchUp() {
  if (!isSomebodyHere || !hasLeft()) return;
  isSomebodyHere = false;
  keeper.receive({ kind: 'signed-out', byChoice: true });
}

function noticeWhoIsHere() {
  const state = keeper.state();
  if (state.status === 'signed-in') isSomebodyHere = true;
  else if (state.status === 'signed-out' && state.byChoice) isSomebodyHere = false;
  else catchUp();
}

/** Listens to the other tabs and brings back the session of an earlier page load. */
export function startSession() {
  keeper.subscribe(noticeWhoIsHere);
  addEventListener('storage', catchUp);
  addEventListener('pageshow', catchUp);
  addEventListener('focus', catchUp);
  document.addEventListener('visibilitychange', catchUp);
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) =>
    keeper.receive(event.data),
  );
  void keeper.restore(remembered());
}

const unknown: SessionState = { status: 'unknown' };
const notKnown = () => unknown;

/** Who is here, as it is known. HTML that is taken over is drawn as it was made, for nobody, before it is as it is. */
export function useSessionState(): SessionState {
  const state = useHydrated() ? keeper.state : notKnown;
  return useSyncExternalStore(keeper.subscribe, state, notKnown);
}
