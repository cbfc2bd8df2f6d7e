import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadAgain } from '../../lib/load-again.ts';
import { keeper, useSessionState } from '../../lib/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { CleanedState } from '../cleaning/index.ts';
import type { ShownText } from './shown-text-outbox.ts';

/** Few visits need it: nothing is kept for who has no account. */
const load = loadAgain(() => import('./shown-text-keeper.ts'));

/** The newest of each item, while the code that sends it is on its way. */
const waiting = new Map<string, ShownText>();

// Whoever was here has gone: nothing of theirs is sent any more.
keeper.subscribe(() => {
  if (keeper.state().status === 'signed-out') waiting.clear();
});

async function handOn(client: QueryClient) {
  const { keepShownText } = await load();
  for (const shown of waiting.values()) keepShownText(shown, client);
  waiting.clear();
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
    if (!isSignedIn || !rewrite?.historyId || shown === null) return;
    const { historyId: id, cleanedText: given, edits } = rewrite;
    const changedWordings = Math.max(0, edits.length - undos);
    waiting.set(id, { id, given, text: shown, changedWordings });
    handOn(client).catch(() => whenIdle(() => handOn(client)));
  }, [client, isSignedIn, rewrite, shown, undos]);
  // To the dashboard, for one: there it is looked at.
  useEffect(() => {
    if (rewrite?.historyId)
      return () =>
        void load().then(
          (code) => code.flushShownTexts(),
          () => {},
        );
  }, [rewrite]);
}
