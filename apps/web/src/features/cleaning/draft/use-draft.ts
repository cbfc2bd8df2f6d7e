import { useSyncExternalStore } from 'react';
import { emptyTab, type TabState } from './draft.ts';
import { draftStore } from './draft-store.ts';

const prerendered = () => emptyTab;

/** The draft of this tab, as it stands. A prerendered page has an empty one until it is taken over. */
export function useDraft(): TabState {
  return useSyncExternalStore(draftStore.subscribe, draftStore.get, prerendered);
}
