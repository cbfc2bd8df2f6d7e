import { emptyTextMessage } from '@cleanpaste/contract';
import { useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { cleanerCopy } from '../../copy/cleaner.ts';
import { UnreachableError } from '../../lib/request.ts';
import { withRetries } from '../../lib/retry.ts';
import { ask } from '../../workers/bridge.ts';
import { cleanText } from './api.ts';

export interface CleanedState {
  text: string;
  removedCharacterCount: number;
  /** True when the server could not be reached and the browser did the work. */
  local: boolean;
}

const attempts = 3;

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
export function useCleaner() {
  const [input, setInput] = useState('');
  const [cleaned, setCleaned] = useState<CleanedState | null>(null);
  const [busy, setBusy] = useState(false);
  const current = useRef('');

  function change(text: string) {
    current.current = text;
    setInput(text);
    setCleaned(null);
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
      const result = await cleanAnywhere(text);
      if (current.current === text) setCleaned(result);
    } catch (error) {
      toast.error(cleanerCopy.failed(error instanceof Error ? error.message : String(error)));
    } finally {
      setBusy(false);
    }
  }

  return { input, change, cleaned, busy, clean, blank: input.trim() === '' };
}
