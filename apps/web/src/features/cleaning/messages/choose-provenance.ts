import { askTextWorker } from '../../../workers/bridge.ts';
import { draftStore } from '../draft/draft-store.ts';

/**
 * Whether the statement of origin goes as well. What was cleaned before is cleaned anew, here: the site was asked
 * for it once, and nobody pays twice for a change of mind.
 */
export async function chooseProvenance(
  dropProvenance: boolean,
  { onChange }: { onChange: () => void },
): Promise<void> {
  const { text, cleaned } = draftStore.get();
  // A call that failed was for the other choice: the next one is another call.
  draftStore.set({ dropProvenance, cleaning: null });
  if (!cleaned || cleaned.rewrite) return;
  const options = { keepProvenance: !dropProvenance };
  const done = await askTextWorker('clean', { text, options }).catch(() => null);
  const now = draftStore.get();
  const isSame = now.cleaned === cleaned && now.dropProvenance === dropProvenance;
  if (!isSame) return;
  if (done === null) return draftStore.set({ cleaned: null, undone: [] });
  draftStore.set({ cleaned: { ...cleaned, ...done } });
  onChange();
}
