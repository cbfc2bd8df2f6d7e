import { emptyTextMessage, type ParaphraseProgress } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import toast from 'react-hot-toast/headless';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { FinalError } from '../../../lib/request-error.ts';
import { useRescue } from '../../../lib/rescue.ts';
import { keeper, useSessionState } from '../../../lib/session.ts';
import type { CleanedState } from '../draft/draft.ts';
import { draftStore } from '../draft/draft-store.ts';
import { useDraft } from '../draft/use-draft.ts';
import { cleanAnywhere } from './clean-anywhere.ts';
import { countUse, usageCounters } from './usage-counters.ts';

/** The windows that a refused cleanup opens. */
type Refusal = 'sign-in' | 'upgrade';

/** What a cleanup changes elsewhere on the page. */
const changedByWork = [queryKeys.cleanupCount(), queryKeys.account(), queryKeys.history()];

const freeWithoutAccount = 1;
const stayedMs = 1000;

const refusals: Record<string, Refusal> = {
  not_authenticated: 'sign-in',
  limit_exceeded: 'upgrade',
};

/** A rewrite that can be stopped and says how far it is. */
type Rewrite = (
  text: string,
  control: {
    key: string;
    signal: AbortSignal;
    onProgress: (progress: ParaphraseProgress) => void;
  },
) => Promise<CleanedState>;

interface CleanerInput {
  onRefused: (refusal: Refusal) => void;
  /** The text has changed: what was said of the old one no longer holds. */
  onChange: () => void;
  onCleaned: (text: string) => void;
  /** Strips statistical watermarks too, where that is asked for. */
  rewrite: Rewrite;
}

/** Ends the work under way; the page may have been left and entered again since it began. */
let control: AbortController | null = null;
const cancel = () => control?.abort();

/** The verbs that change the text and what became of it. Work goes on while another page is shown. */
export function useCleaner({ onRefused, onChange, onCleaned, rewrite }: CleanerInput) {
  const { text: input, cleaned, busy, progress } = useDraft();
  const queries = useQueryClient();
  const { status } = useSessionState();

  /** While work is under way the text stands still, so that the answer is about what is seen. */
  function change(text: string) {
    const { busy: isBusy, phase, text: last } = draftStore.get();
    const isChecking = phase === 'scanning' || phase === 'analyzing';
    if (isBusy || isChecking || text === last) return;
    draftStore.set({ text, cleaned: null, undone: [], cleaning: null });
    onChange();
  }

  useRescue((reason) => {
    // What could not be shown would bring the crash back with it; the text does not.
    if (reason === 'crash')
      draftStore.set({ cleaned: null, undone: [], report: null, news: null, phase: 'idle' });
    draftStore.flush();
    return draftStore.get().text !== '';
  });

  function clear() {
    cancel();
    draftStore.erase();
  }

  async function work(text: string, strip: boolean) {
    const visitor = keeper.state().status === 'signed-out';
    const feature = strip ? 'statistical' : 'basic';
    if (visitor && usageCounters()[feature] >= freeWithoutAccount) return onRefused('sign-in');
    const { cleaning: last, generation } = draftStore.get();
    const key = last?.strip === strip ? last.key : crypto.randomUUID();
    draftStore.set({ cleaning: { key, strip, running: true } });
    draftStore.flush();
    const { signal } = control!;
    const isStale = () => generation !== draftStore.get().generation;
    const onProgress = (next: ParaphraseProgress) => {
      if (!isStale()) draftStore.set({ progress: next });
    };
    const result = strip
      ? await rewrite(text, { key, signal, onProgress })
      : await cleanAnywhere(text, key);
    if (visitor && !result.local && result.rewrite?.charged !== false) countUse(feature);
    for (const queryKey of changedByWork) void queries.invalidateQueries({ queryKey });
    if (isStale()) return;
    const before = draftStore.get().cleaned?.text;
    draftStore.set({ cleaned: result, undone: [], cleaning: null });
    // A report on another text, such as one before the rewrite, would now be wrong.
    if (result.text !== before) onChange();
    onCleaned(result.text);
  }

  function failed(error: unknown, { aborted }: AbortSignal) {
    const { cleaning } = draftStore.get();
    const refusal = error instanceof FinalError ? refusals[error.code] : undefined;
    const isOver = aborted || error instanceof FinalError;
    if (isOver) draftStore.set({ cleaning: null });
    // Leaving the page fails its calls too: only who stays has seen the work fail.
    setTimeout(() => {
      const now = draftStore.get();
      if (!now.busy && now.cleaning && now.cleaning.key === cleaning?.key)
        draftStore.set({ cleaning: { ...now.cleaning, running: false } });
    }, stayedMs);
    if (aborted) toast(cleanerCopy.cancelled);
    else if (refusal) onRefused(refusal);
    else toast.error(cleanerCopy.failed(error instanceof Error ? error.message : String(error)));
  }

  async function clean() {
    const { text, strip, busy: isBusy } = draftStore.get();
    if (isBusy) return;
    if (text.trim() === '') {
      toast.error(emptyTextMessage);
      return;
    }
    const own = new AbortController();
    control = own;
    const { generation } = draftStore.get();
    const isCurrent = () => generation === draftStore.get().generation;
    draftStore.set({ busy: true, progress: null });
    try {
      await work(text, strip);
    } catch (error) {
      if (isCurrent()) failed(error, own.signal);
    } finally {
      if (control === own) control = null;
      if (isCurrent()) draftStore.set({ busy: false, progress: null });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known who is here
  useEffect(() => {
    const { cleaning, busy: isBusy } = draftStore.get();
    // The page was left in the middle of it; with the same key the answer costs nothing more.
    if (status !== 'unknown' && cleaning?.running && !isBusy) void clean();
  }, [status]);

  return { input, change, clear, cleaned, busy, progress, clean, cancel };
}
