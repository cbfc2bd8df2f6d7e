import { keeper } from '../../../lib/session.ts';
import type { SessionKeeper, SessionState } from '../../../lib/session-keeper.ts';
import { chosenOptions, emptyTab, type TabState } from './draft.ts';
import { endDrafts, eraseKept, keep, kept, knownUser, rememberUser } from './draft-storage.ts';
import { dropHandOver } from './hand-over.ts';

/** So long after a change it is kept; leaving the page keeps it at once. */
const pauseMs = 250;

const userOf = (state: SessionState): string | null =>
  state.status === 'signed-in' ? state.session.user.id : null;

/** Who may be shown a draft now: the user, or who was signed in when the page was last there. */
const presentUser = (state: SessionState) =>
  state.status === 'unknown' ? knownUser() : userOf(state);

/** The draft of this tab: in memory for the page, in the tab's storage for when the page is loaded again. */
export function createDraftStore(session: Pick<SessionKeeper, 'state' | 'subscribe'>) {
  let state = emptyTab;
  let owner: string | null = null;
  /** False while a draft is kept that cannot be shown until it is known who is here. */
  let isSettled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let adopted: Partial<TabState> = {};
  const listeners = new Set<() => void>();

  function become(next: TabState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function flush() {
    if (timer === undefined || !isSettled) return;
    clearTimeout(timer);
    timer = undefined;
    keep(state, owner);
  }

  function set(change: Partial<TabState>) {
    owner ??= userOf(session.state());
    become({ ...state, crashed: false, ...change });
    timer ??= setTimeout(flush, pauseMs);
  }

  /** Takes the text away with all that came of it, at once and from storage too. */
  function erase({ toggles = false } = {}) {
    clearTimeout(timer);
    timer = undefined;
    adopted = {};
    owner = userOf(session.state());
    const { strip, stripAskedBy, rewriteOptions, alsoCheck } = state;
    const { round, generation } = state;
    const kept = { strip, stripAskedBy, rewriteOptions, alsoCheck, ...chosenOptions(state) };
    const left = toggles ? {} : kept;
    eraseKept();
    dropHandOver();
    isSettled = true;
    become({ ...emptyTab, ...left, round: round + 1, generation: generation + 1 });
    if (!toggles) keep(state, owner);
  }

  /** Shows the kept draft to its owner. What was typed in the meantime stays, below it. */
  function adopt() {
    if (isSettled) return;
    const found = kept();
    const now = session.state();
    const isOwn = found !== null && (found.owner === null || found.owner === presentUser(now));
    const isOver = now.status === 'signed-in' || (now.status === 'signed-out' && now.byChoice);
    isSettled = found === null || isOwn || now.status !== 'unknown';
    if (!isOwn) {
      if (isOver) eraseKept();
      if (isSettled && timer !== undefined) flush();
      return;
    }
    owner = found.owner;
    adopted = found.draft;
    const typed = state.text;
    become({ ...state, ...found.draft, phase: found.draft.report ? 'complete' : 'idle' });
    if (typed !== '') typedEarly(typed);
  }

  /** A text that was typed before the kept one could be shown: neither is lost. */
  function typedEarly(text: string) {
    if (text === state.text) return;
    const both = state.text === '' ? text : `${state.text}\n\n${text}`;
    set({ text: both, cleaned: null, undone: [], report: null, phase: 'idle' });
  }

  function sessionChanged() {
    const now = session.state();
    const user = userOf(now);
    if (now.status === 'signed-out' && now.byChoice) {
      endDrafts();
      rememberUser(null);
      return erase({ toggles: true });
    }
    if (now.status !== 'unknown') rememberUser(user);
    if (user !== null && owner !== null && owner !== user) erase({ toggles: true });
    adopt();
    if (user !== null && owner === null) {
      owner = user;
      if (state.text !== '') keep(state, owner);
    }
  }

  adopt();
  session.subscribe(sessionChanged);
  return {
    get: () => state,
    /** What an earlier visit of this tab has kept, as it was found. */
    adopted: () => adopted,
    set,
    erase,
    flush,
    typedEarly,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The draft of this tab. */
export const draftStore = createDraftStore(keeper);

if (typeof document !== 'undefined') {
  addEventListener('pagehide', draftStore.flush);
  document.addEventListener('visibilitychange', draftStore.flush);
}
