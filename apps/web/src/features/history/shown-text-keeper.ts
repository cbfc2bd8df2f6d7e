import { addresses } from '@cleanpaste/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { keeper } from '../../lib/session.ts';
import { createShownTextOutbox, type ShownText } from './shown-text-outbox.ts';

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

const isOver = () => keeper.state().status === 'signed-out';

addEventListener('online', flushShownTexts);
document.addEventListener('visibilitychange', flushShownTexts);
keeper.subscribe(() => {
  if (isOver()) outbox.forget();
});

/** Has the history hold what the screen shows, unless whoever was here has gone meanwhile. */
export function keepShownText(shown: ShownText, client: QueryClient): void {
  queries = client;
  if (!isOver()) outbox.put(shown);
}

/** Sends now what waits. */
export function flushShownTexts(): void {
  void outbox.flush();
}
