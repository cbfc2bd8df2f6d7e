import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AdminAddress, queryKeys } from '../../../lib/query-keys.ts';
import { pause } from '../../../lib/retry.ts';
import { gentleReloads } from './gentle-reloads.ts';
import { followChanges } from './live-stream.ts';
import { openEvents, staleAfter } from './open-events.ts';

export type LiveState = 'connecting' | 'open' | 'lost';

const betweenReloadsMs = 1000;

/** Reloads what the server says has changed, for as long as the panel is open. */
export function useLive(): LiveState {
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    const leaving = new AbortController();
    const reload = gentleReloads<AdminAddress>({
      reload: (address) => queries.invalidateQueries({ queryKey: queryKeys.admin(address) }),
      pause: () => pause(betweenReloadsMs, leaving.signal),
    });
    let wasLost = false;
    void followChanges({
      open: openEvents,
      signal: leaving.signal,
      onState(next) {
        setState(next);
        // How the server does has no number: what was missed of it is not told again.
        if (next === 'open' && wasLost)
          for (const address of staleAfter.operations) reload(address);
        wasLost = next === 'lost';
      },
      onChanged(topics) {
        for (const address of new Set(topics.flatMap((topic) => staleAfter[topic])))
          reload(address);
      },
    });
    return () => leaving.abort();
  }, [queries]);
  return state;
}
