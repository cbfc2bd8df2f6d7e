import type { StrongParaphraseAnswer } from '@cleanpaste/contract';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../../components/button.tsx';
import { statisticalCopy as copy } from '../../../copy/statistical-watermarks-copy.ts';
import { paraphrase } from '../rewrite/api.ts';
import { ExampleOriginal, ExampleResult } from './example-result.tsx';

const rewritten = () =>
  paraphrase(copy.exampleSentence, {
    idempotencyKey: crypto.randomUUID(),
    signal: new AbortController().signal,
    onProgress: () => {},
  });

/** 'Show Example': one fixed sentence, before and after, and what became of it. Once shown it can be put away. */
export function Example() {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<StrongParaphraseAnswer | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? answer : null;

  async function show() {
    if (answer) return setIsOpen(!isOpen);
    setBusy(true);
    try {
      setAnswer(await rewritten());
      setIsOpen(true);
    } catch {
      toast.error(copy.exampleFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6">
      <ExampleOriginal answer={shown} />
      {shown === null ? null : <ExampleResult answer={shown} />}
      <Button kind="quiet" size="small" onClick={show} disabled={busy} className="mt-5">
        {busy ? copy.processing : shown ? copy.hide : copy.show}
      </Button>
    </div>
  );
}
