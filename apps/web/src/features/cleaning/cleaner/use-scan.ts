import { useEffect, useState } from 'react';
import { askTextWorker } from '../../../workers/bridge.ts';
import type { ScanSummary } from '../../../workers/messages.ts';

const pauseMs = 80;
const noMarks = new Int32Array(0);

/** What is hidden in `text`, found in the worker a moment after the last change; null while not known yet. */
export function useScan(text: string): ScanSummary | null {
  const [summary, setSummary] = useState<ScanSummary | null>(null);
  useEffect(() => {
    if (text === '') {
      setSummary(null);
      return;
    }
    setSummary((last) => (last ? { ...last, marks: noMarks } : last));
    const control = new AbortController();
    const timer = setTimeout(() => {
      askTextWorker('scan', { text }, { signal: control.signal }).then(setSummary, () => {});
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [text]);
  return summary;
}
