import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether anything that is on the screen could not be loaded, or not anew. */
export function useAnyFailed(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    useCallback((tell) => cache.subscribe(() => queueMicrotask(tell)), [cache]),
    () => cache.findAll({ type: 'active' }).some(({ state }) => state.status === 'error'),
  );
}
