import type { QueryClient } from '@tanstack/react-query';
import { allPersonal } from '../../../lib/query-keys.ts';
import type { SessionKeeper } from '../../../lib/session-keeper.ts';

/**
 * Whoever signs in next in this tab, or in another one, never sees what was loaded for somebody else.
 * While nobody is signed in, nothing personal is asked for either: a panel that still stands for a
 * moment would only be refused.
 */
export function forgetOthers(
  queries: QueryClient,
  keeper: Pick<SessionKeeper, 'state' | 'subscribe'>,
): () => void {
  const who = () => {
    const state = keeper.state();
    return state.status === 'signed-in' ? state.session.user.id : null;
  };
  queries.setQueryDefaults(allPersonal, {
    enabled: () => keeper.state().status !== 'signed-out',
  });
  let known = who();
  return keeper.subscribe(() => {
    const now = who();
    if (now !== known && known !== null) {
      queries.removeQueries({ queryKey: allPersonal });
      queries.getMutationCache().clear();
    }
    known = now;
  });
}
