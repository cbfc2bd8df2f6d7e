import { emptyTextMessage } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { cleanerCopy } from '../../copy/cleaner.ts';
import { UnreachableError } from '../../lib/request.ts';
import { FinalError, withRetries } from '../../lib/retry.ts';
import { keeper } from '../../lib/session.ts';
import { ask } from '../../workers/bridge.ts';
import { cleanText } from './api.ts';
import { countUse, usageCounters } from './usage-counters.ts';

export interface CleanedState {
  text: string;
  removedCharacterCount: number;
  /** True when the server could not be reached and the browser did the work. */
  local: boolean;
}

/** The windows that a refused cleanup opens. */
export type Refusal = 'sign-in' | 'upgrade';

/** What a cleanup changes elsewhere on the page. */
const changedByWork = ['cleanup-count', 'account', 'history'];

const attempts = 3;
const freeWithoutAccount = 1;

const refusals: Record<string, Refusal> = {
  not_authenticated: 'sign-in',
  limit_exceeded: 'upgrade',
};

async function cleanAnywhere(text: string): Promise<CleanedState> {
  const key = crypto.randomUUID();
  try {
    const answer = await withRetries(() => cleanText(text, key), {
      attempts,
      onRetry: (attempt) => toast.error(cleanerCopy.retrying(attempt)),
    });
    const { cleanedText, removedCharacterCount } = answer;
    return { text: cleanedText, removedCharacterCount, local: false };
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    return { ...(await ask('clean', { text })), local: true };
  }
}

/** State of the cleaner: the text, what became of it, and the verbs that change both. */
export function useCleaner({ onRefused }: { onRefused: (refusal: Refusal) => void }) {
  const [input, setInput] = useState('');
  const [cleaned, setCleaned] = useState<CleanedState | null>(null);
  const [busy, setBusy] = useState(false);
  const current = useRef('');
  const queries = useQueryClient();

  function change(text: string) {
    current.current = text;
    setInput(text);
    setCleaned(null);
  }

  async function work(text: string) {
    const visitor = keeper.state().status === 'signed-out';
    if (visitor && usageCounters().basic >= freeWithoutAccount) return onRefused('sign-in');
    const result = await cleanAnywhere(text);
    if (visitor && !result.local) countUse('basic');
    if (current.current === text) setCleaned(result);
    for (const key of changedByWork) void queries.invalidateQueries({ queryKey: [key] });
  }

  async function clean() {
    const text = current.current;
    if (busy) return;
    if (text.trim() === '') {
      toast.error(emptyTextMessage);
      return;
    }
    setBusy(true);
    try {
      await work(text);
    } catch (error) {
      const refusal = error instanceof FinalError ? refusals[error.code] : undefined;
      if (refusal) onRefused(refusal);
      else toast.error(cleanerCopy.failed(error instanceof Error ? error.message : String(error)));
    } finally {
      setBusy(false);
    }
  }

  return { input, change, cleaned, busy, clean, blank: input.trim() === '' };
}
