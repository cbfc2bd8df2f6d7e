import { addresses } from '@cleanpaste/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { keeper, useSessionState } from '../../lib/session.ts';
import type { CleanedState } from '../cleaning/index.ts';
import { createShownTextOutbox } from './shown-text-outbox.ts';

const touchedKey = 'history-touched';
/** Longer ones do not fit into what a browser sends for a page that is left. */
const leavingAtMost = 15_000;

/** Only the newest is remembered: others are in no draft any more. Without storage nothing is sent twice. */
const touched = {
  has(id: string) {
    try {
      return sessionStorage.getItem(touchedKey) === id;
    } catch {
      return false;
    }
  },
  add(id: string) {
    try {
      sessionStorage.setItem(touchedKey, id);
    } catch {}
  },
};

let queries: QueryClient | null = null;

const outbox = createShownTextOutbox({
  deliver: ({ id, text, changedWordings }) =>
    call(addresses.history.keepShownText, {
      params: { id },
      body: { text, changedWordings },
      keepalive: text.length <= leavingAtMost,
    }),
  onKept: () => void queries?.invalidateQueries({ queryKey: queryKeys.history('cleanups') }),
  touched,
});

if (typeof document !== 'undefined') {
  const flush = () => void outbox.flush();
  addEventListener('online', flush);
  document.addEventListener('visibilitychange', flush);
  keeper.subscribe(() => {
    if (keeper.state().status === 'signed-out') outbox.forget();
  });
}

/** After undos the history holds what is on the screen, also when the network comes back only later. */
export function useKeepShownText(
  cleaned: CleanedState | null,
  shown: string | null,
  undone: readonly number[],
): void {
  const client = useQueryClient();
  const isSignedIn = useSessionState().status === 'signed-in';
  const rewrite = cleaned?.rewrite;
  const undos = undone.length;
  useEffect(() => {
    queries = client;
    if (!isSignedIn || !rewrite?.historyId || shown === null) return;
    const { historyId: id, cleanedText: given, edits } = rewrite;
    outbox.put({ id, given, text: shown, changedWordings: Math.max(0, edits.length - undos) });
  }, [client, isSignedIn, rewrite, shown, undos]);
  // To the dashboard, for one: there it is looked at.
  useEffect(() => () => void outbox.flush(), []);
}
