import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryKeys } from '../../../lib/query-keys.ts';
import { followChanges } from './live-stream.ts';
import { openEvents, staleAfter } from './open-events.ts';

export type LiveState = 'connecting' | 'open' | 'lost';

/** Reloads what the server says has changed, for as long as the panel is open. */
export function useLive(): LiveState {
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    const leaving = new AbortController();
    void followChanges({
      open: openEvents,
      signal: leaving.signal,
      onState: setState,
      onChanged(topics) {
        for (const address of new Set(topics.flatMap((topic) => staleAfter[topic])))
          void queries.invalidateQueries({ queryKey: queryKeys.admin(address) });
      },
    });
    return () => leaving.abort();
  }, [queries]);
  return state;
}
