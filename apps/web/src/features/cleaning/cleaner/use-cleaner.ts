import { emptyTextMessage, type ParaphraseProgress } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import toast from 'react-hot-toast/headless';
import { toastFinal, withdrawFinal } from '../../../components/final-toast.ts';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';
import { afterFrame } from '../../../lib/after-frame.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { noteLimit } from '../../../lib/reached-limit.ts';
import { FinalError } from '../../../lib/request-error.ts';
import { useRescue } from '../../../lib/rescue.ts';
import { keeper, useSessionState } from '../../../lib/session.ts';
import { surviveCrash } from '../draft/after-crash.ts';
import type { CleanedState, RewriteOptions } from '../draft/draft.ts';
import { draftStore } from '../draft/draft-store.ts';
import { useDraft } from '../draft/use-draft.ts';
import { cleanAnywhere, prepareToSend } from './clean-anywhere.ts';
import { countUse, usageCounters } from './usage-counters.ts';

/** The windows that a refused cleanup opens. */
type Refusal = 'sign-in' | 'upgrade';

/** Names the notice that a rewrite was cancelled. */
export const workCancelled = 'work-cancelled';

/** What a cleanup changes elsewhere on the page. */
const changedByWork = [queryKeys.account(), queryKeys.history()];

interface Count {
  count: number;
}

const oneMore = (known?: Count) => known && { count: known.count + 1 };

/** Names the notice of a cleanup that failed; the next one takes it away, and so does another text. */
export const cleanupFailed = 'cleanup-failed';
/** The page that the notice speaks of; the failure may come while another one is shown. */
const page = '/';

const freeWithoutAccount = 1;
const stayedMs = 1000;

const refusals = { not_authenticated: 'sign-in', limit_exceeded: 'upgrade' } as const;
const isRefusal = (code: string): code is keyof typeof refusals => code in refusals;

interface WayOnInput {
  /** The rewrite refused the text for its length. */
  isRewriteTooLong: boolean;
  /** It was a rewrite that failed: without one the rest can still be done. */
  isRewrite: boolean;
  sayAgain: () => void;
}

/** A rewrite that can be stopped and says how far it is. */
type Rewrite = (
  text: string,
  control: {
    key: string;
    options: RewriteOptions;
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

/** While a cleanup or a check is under way the text stands still, so that the answer is about what is seen. */
function isWorking(): boolean {
  const { busy, phase } = draftStore.get();
  return busy || phase === 'scanning' || phase === 'analyzing';
}

/** The verbs that change the text and what became of it. Work goes on while another page is shown. */
export function useCleaner(input: CleanerInput) {
  const { onRefused, onChange, onCleaned, rewrite } = input;
  const { text: typed, cleaned, busy, progress, refused } = useDraft();
  const queries = useQueryClient();
  const { status } = useSessionState();

  function change(text: string) {
    if (isWorking() || text === draftStore.get().text) return;
    prepareToSend(text);
    withdrawFinal(cleanupFailed);
    draftStore.set({
      ...{ text, cleaned: null, undone: [], cleaning: null, failedAgain: null },
      dropProvenance: false,
    });
    onChange();
  }

  useRescue((reason) => {
    if (reason === 'crash') surviveCrash();
    draftStore.flush();
    return draftStore.get().text !== '';
  });

  function clear() {
    cancel();
    withdrawFinal(cleanupFailed);
    draftStore.erase();
  }

  async function work(text: string, strip: boolean) {
    noteLimit(null);
    withdrawFinal(cleanupFailed);
    const visitor = keeper.state().status === 'signed-out';
    const feature = strip ? 'statistical' : 'basic';
    const { rewriteOptions: options, dropProvenance } = draftStore.get();
    // What the tab does itself uses nothing of the site, and so none of what the site gives away.
    const isOfSite = !strip || options.engine === 'site';
    if (visitor && isOfSite && usageCounters()[feature] >= freeWithoutAccount)
      return draftStore.set({ refused: 'not_authenticated' });
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
      ? await rewrite(text, { key, options, signal, onProgress })
      : await cleanAnywhere(text, { key, keepProvenance: !dropProvenance });
    // Nobody pays for a text in which nothing was changed.
    const isFree = strip ? result.rewrite?.charged === false : visitor && result.text === text;
    const isCounted = !result.local && !isFree;
    if (visitor && isCounted) countUse(feature);
    // The page knows that there is one more; what others have cleaned it hears when it next asks.
    if (isCounted) queries.setQueryData<Count>(queryKeys.cleanupCount(), oneMore);
    // The result comes first: what counts elsewhere is asked for once it is drawn.
    afterFrame(() => {
      for (const queryKey of changedByWork) void queries.invalidateQueries({ queryKey });
    });
    if (isStale()) return;
    const before = draftStore.get().cleaned?.text;
    // The work ends with its result, in one drawing of the page rather than two.
    draftStore.set({ cleaned: result, undone: [], cleaning: null, busy: false, progress: null });
    // A report on another text, such as one before the rewrite, would now be wrong.
    if (result.text !== before) onChange();
    onCleaned(result.text);
  }

  function failed(error: unknown, { aborted }: AbortSignal) {
    noteLimit(error);
    const { cleaning } = draftStore.get();
    const isOver = aborted || error instanceof FinalError;
    if (isOver) draftStore.set({ cleaning: null });
    // Leaving the page fails its calls too: only who stays has seen the work fail.
    setTimeout(() => {
      const now = draftStore.get();
      if (!now.busy && now.cleaning && now.cleaning.key === cleaning?.key)
        draftStore.set({ cleaning: { ...now.cleaning, running: false } });
    }, stayedMs);
    if (aborted) toast(cleanerCopy.cancelled, { id: workCancelled });
    else if (error instanceof FinalError && isRefusal(error.code))
      draftStore.set({ refused: error.code });
    else {
      const reason = error instanceof Error ? error.message : String(error);
      const isTooLong = error instanceof FinalError && error.code === 'text_too_long';
      const { text, strip, cleaned: before } = draftStore.get();
      const said = isTooLong ? `${reason} ${cleanerCopy.lengthOf(text.length, strip)}` : reason;
      // A text that stands there cleaned did not fail to be cleaned: what failed is told beside it.
      if (before) {
        const mayRetry = !(error instanceof FinalError);
        draftStore.set({ failedAgain: { reason: said, isRewrite: strip, mayRetry } });
        return;
      }
      const isTold = error instanceof FinalError || /your text/i.test(said);
      const message = cleanerCopy.failed(isTold ? said : `${said} ${cleanerCopy.textStays}`);
      const isRewriteTooLong = isTooLong && strip;
      const say = () =>
        toastFinal(message, {
          id: cleanupFailed,
          page,
          ...wayOn(error, { isRewriteTooLong, isRewrite: strip, sayAgain: say }),
        });
      say();
    }
  }

  /**
   * What a failure is answered with; without a rewrite the limit is ten times as high. While other work is
   * under way it is said again, with its answer, for afterwards.
   */
  function wayOn(error: unknown, { isRewriteTooLong, isRewrite, sayAgain }: WayOnInput) {
    const again = (withoutRewrite: boolean) => () => {
      if (isWorking()) return sayAgain();
      if (withoutRewrite) draftStore.set({ strip: false });
      void clean();
    };
    const plain = { label: cleanerCopy.withoutRewriting, do: again(true) };
    if (isRewriteTooLong) return { retry: plain.do, label: plain.label };
    if (error instanceof FinalError)
      return isRewrite ? { retry: plain.do, label: plain.label } : {};
    return isRewrite ? { retry: again(false), otherwise: plain } : { retry: again(false) };
  }

  async function clean() {
    const { text, strip } = draftStore.get();
    if (isWorking()) return;
    if (text.trim() === '') {
      toast.error(emptyTextMessage);
      return;
    }
    const own = new AbortController();
    control = own;
    const { generation } = draftStore.get();
    const isCurrent = () => generation === draftStore.get().generation;
    draftStore.set({ busy: true, progress: null, failedAgain: null });
    try {
      await work(text, strip);
    } catch (error) {
      if (isCurrent()) failed(error, own.signal);
    } finally {
      if (control === own) control = null;
      if (isCurrent() && draftStore.get().busy) draftStore.set({ busy: false, progress: null });
    }
  }

  // Whoever began the work may be gone: the cleaner that is there now says that it was refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!refused) return;
    draftStore.set({ refused: null });
    onRefused(refusals[refused]);
  }, [refused]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known who is here
  useEffect(() => {
    const { cleaning, busy: isBusy } = draftStore.get();
    // The page was left in the middle of it; with the same key the answer costs nothing more.
    if (status !== 'unknown' && cleaning?.running && !isBusy) void clean();
  }, [status]);

  return { input: typed, change, clear, cleaned, busy, progress, clean, cancel };
}
