import { useEffect, useState } from 'react';
import { askTextWorker } from '../../../workers/bridge.ts';
import type { FoundMessages } from '../../../workers/messages.ts';

/** A moment longer than the scan waits, so that the count stands first. */
const pauseMs = 120;

/** The messages in `text`, read in the worker a moment after the last change; null while not known yet. */
export function useMessages(text: string): FoundMessages | null {
  const [found, setFound] = useState<{ of: string; messages: FoundMessages } | null>(null);
  useEffect(() => {
    if (text === '') return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      askTextWorker('messages', { text }, { signal: control.signal }).then(
        (messages) => setFound({ of: text, messages }),
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [text]);
  return text !== '' && found?.of === text ? found.messages : null;
}
