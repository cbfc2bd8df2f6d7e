import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { draftStore } from '../../features/cleaning/draft/draft-store.ts';

/** On for visitors who come from the page on statistical watermarks to try it, once for each time. */
export function useAskedToStrip() {
  const { state, key } = useLocation();
  const asked =
    (state as { fromStatisticalWatermarks?: boolean } | null)?.fromStatisticalWatermarks === true;
  useEffect(() => {
    const { stripAskedBy, busy } = draftStore.get();
    if (asked && !busy && stripAskedBy !== key) setStrip(true, key);
  }, [asked, key]);
}

export function setStrip(strip: boolean, askedBy = draftStore.get().stripAskedBy) {
  draftStore.set({ strip, stripAskedBy: askedBy });
}
