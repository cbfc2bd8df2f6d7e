import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { revealerCopy } from '../../../copy/revealer-copy.ts';
import { askTextWorker } from '../../../workers/bridge.ts';
import type { Revealed } from '../../../workers/messages.ts';

export interface RevealResult {
  text: string;
  revealed: Revealed;
}

/** State of the revealer: the text, and what the worker found in it; a change takes the result away. */
export function useReveal() {
  const [text, setText] = useState('');
  const [result, setResult] = useState<RevealResult | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  function change(next: string) {
    running.current?.abort();
    setText(next);
    setResult(null);
    setBusy(false);
  }

  async function reveal(of: string) {
    if (of === '') return;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setBusy(true);
    try {
      const revealed = await askTextWorker('reveal', { text: of }, { signal: control.signal });
      setResult({ text: of, revealed });
      setBusy(false);
    } catch {
      if (control.signal.aborted) return;
      setBusy(false);
      toast.error(revealerCopy.failed);
    }
  }

  return { text, change, result, busy, reveal };
}
