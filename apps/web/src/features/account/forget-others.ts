import type { QueryClient } from '@tanstack/react-query';
import type { SessionKeeper } from '../../lib/session-keeper.ts';

/** What belongs to an account, not to the site. */
const personal = new Set(['account', 'history', 'admin']);

/** Whoever signs in next in this tab, or in another one, never sees what was loaded for somebody else. */
export function forgetOthers(
  queries: QueryClient,
  keeper: Pick<SessionKeeper, 'state' | 'subscribe'>,
): () => void {
  const who = () => {
    const state = keeper.state();
    return state.status === 'signed-in' ? state.session.user.id : null;
  };
  let known = who();
  return keeper.subscribe(() => {
    const now = who();
    if (now !== known && known !== null)
      queries.removeQueries({ predicate: ({ queryKey }) => personal.has(String(queryKey[0])) });
    known = now;
  });
}
