import { useEffect, useState } from 'react';
import { askTextWorker } from '../../../workers/bridge.ts';
import type { ScanSummary } from '../../../workers/messages.ts';

const pauseMs = 80;
const noMarks = new Int32Array(0);
const noKinds = new Uint16Array(0);
/** Places hold for the text that they were found in, counts a moment longer. */
const noPlaces = { marks: noMarks, kindOf: noKinds, widened: noMarks, kept: noMarks };

/**
 * What is hidden in `text`, found in the worker a moment after the last change; null while not known yet.
 * A worker whose code did not come, for want of a network, is asked again when the network is back.
 */
export function useScan(
  text: string,
  { keepProvenance = true } = {},
): { summary: ScanSummary | null; hasFailed: boolean } {
  const [summary, setSummary] = useState<ScanSummary | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    setHasFailed(false);
    if (text === '') {
      setSummary(null);
      return;
    }
    setSummary((last) => (last ? { ...last, ...noPlaces } : last));
    const control = new AbortController();
    const { signal } = control;
    const look = () => {
      askTextWorker('scan', { text, options: { keepProvenance } }, { signal }).then(
        (found) => {
          setSummary(found);
          setHasFailed(false);
        },
        () => setHasFailed(!signal.aborted),
      );
    };
    const timer = setTimeout(look, pauseMs);
    addEventListener('online', look, { signal });
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [text, keepProvenance]);
  return { summary, hasFailed };
}
