import { emptyTextMessage, type ParaphraseProgress } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { FinalError } from '../../../lib/request-error.ts';
import { keeper, useSessionState } from '../../../lib/session.ts';
import { type CleanedState, cleanAnywhere } from './clean-anywhere.ts';
import { keepDraft, takeDraft, userOf } from './draft.ts';
import { countUse, usageCounters } from './usage-counters.ts';

/** The windows that a refused cleanup opens. */
export type Refusal = 'sign-in' | 'upgrade';

/** What a cleanup changes elsewhere on the page. */
const changedByWork = [queryKeys.cleanupCount(), queryKeys.account(), queryKeys.history()];

const freeWithoutAccount = 1;

const refusals: Record<string, Refusal> = {
  not_authenticated: 'sign-in',
  limit_exceeded: 'upgrade',
};

/** A rewrite that can be stopped and says how far it is. */
type Rewrite = (
  text: string,
  control: { signal: AbortSignal; onProgress: (progress: ParaphraseProgress) => void },
) => Promise<CleanedState>;

interface CleanerInput {
  onRefused: (refusal: Refusal) => void;
  /** The text has changed: what was said of the old one no longer holds. */
  onChange: () => void;
  onCleaned: (text: string) => void;
  /** Given where statistical watermarks are to be stripped too. */
  rewrite: Rewrite | null;
}

/** State of the cleaner: the text, what became of it, and the verbs that change both. */
export function useCleaner({ onRefused, onChange, onCleaned, rewrite }: CleanerInput) {
  const [input, setInput] = useState('');
  const [cleaned, setCleaned] = useState<CleanedState | null>(null);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<ParaphraseProgress | null>(null);
  const control = useRef<AbortController>(null);
  const current = useRef('');
  const hasTakenDraft = useRef(false);
  const queries = useQueryClient();
  const session = useSessionState();

  function change(text: string) {
    current.current = text;
    setInput(text);
    setCleaned(null);
    onChange();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known who is here
  useEffect(() => {
    if (hasTakenDraft.current) return;
    hasTakenDraft.current = session.status !== 'unknown';
    const draft = takeDraft(session);
    if (draft !== '' && current.current === '') change(draft);
  }, [session.status]);

  function refuse(refusal: Refusal, draft: { text: string; owner: string | null }) {
    keepDraft(draft);
    onRefused(refusal);
  }

  async function work(text: string) {
    const visitor = keeper.state().status === 'signed-out';
    const feature = rewrite ? 'statistical' : 'basic';
    if (visitor && usageCounters()[feature] >= freeWithoutAccount)
      return refuse('sign-in', { text, owner: null });
    control.current = new AbortController();
    const { signal } = control.current;
    const result = rewrite
      ? await rewrite(text, { signal, onProgress: setProgress })
      : await cleanAnywhere(text);
    if (visitor && !result.local && result.rewrite?.charged !== false) countUse(feature);
    if (current.current === text) {
      setCleaned(result);
      onCleaned(result.text);
    }
    for (const queryKey of changedByWork) void queries.invalidateQueries({ queryKey });
  }

  async function clean() {
    const text = current.current;
    const owner = userOf(keeper.state());
    if (busy) return;
    if (text.trim() === '') {
      toast.error(emptyTextMessage);
      return;
    }
    setBusy(true);
    try {
      await work(text);
    } catch (error) {
      if (control.current?.signal.aborted) return void toast(cleanerCopy.cancelled);
      const refusal = error instanceof FinalError ? refusals[error.code] : undefined;
      if (refusal) refuse(refusal, { text, owner });
      else toast.error(cleanerCopy.failed(error instanceof Error ? error.message : String(error)));
    } finally {
      control.current = null;
      setProgress(null);
      setBusy(false);
    }
  }

  const cancel = () => control.current?.abort();
  return { input, change, cleaned, busy, progress, clean, cancel, blank: input.trim() === '' };
}
