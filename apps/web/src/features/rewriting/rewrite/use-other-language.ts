import { useEffect, useState } from 'react';
import { askLabWorker } from '../../../workers/lab-bridge.ts';

/** Shorter texts have too few words to tell a language by. */
const shortText = 20;
/** The beginning of a long text is enough, and quick to read. */
const readAtMost = 20_000;
const pauseMs = 250;

/** Whether a text reads as another language than English; false while nobody asks, or it is not known yet. */
export function useOtherLanguage(text: string, asked: boolean): boolean {
  const [isOther, setIsOther] = useState(false);
  const start = text.trim().slice(0, readAtMost);
  useEffect(() => {
    setIsOther((last) => last && asked && start.length >= shortText);
    if (!asked || start.length < shortText) return;
    const control = new AbortController();
    const { signal } = control;
    const timer = setTimeout(() => {
      askLabWorker('readsAsEnglish', { text: start }, { signal }).then(
        (isEnglish) => setIsOther(!isEnglish),
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [start, asked]);
  return isOther;
}
