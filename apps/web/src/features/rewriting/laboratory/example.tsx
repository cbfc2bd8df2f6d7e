import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../../components/button.tsx';
import { statisticalCopy } from '../../../copy/statistical-watermarks-copy.ts';
import { paraphrase } from '../rewrite/api.ts';

/** The handler's `cleanedText`, as the specification says. */
async function rewritten() {
  const answer = await paraphrase(statisticalCopy.exampleSentence, {
    idempotencyKey: crypto.randomUUID(),
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  return {
    text: answer.cleanedText,
    changes: answer.edits?.length ?? null,
    uniqueness: answer.detailedReport?.uniqueness ?? null,
  };
}

/** 'Show Example': one fixed sentence, before and after. */
export function Example() {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Awaited<ReturnType<typeof rewritten>> | null>(null);

  async function show() {
    setBusy(true);
    try {
      setResult(await rewritten());
    } catch {
      toast.error(statisticalCopy.exampleFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6">
      {result === null ? null : <Label>{statisticalCopy.exampleBefore}</Label>}
      <p className="!my-0 font-serif text-[1.1rem] leading-relaxed">
        {statisticalCopy.exampleSentence}
      </p>
      {result === null ? null : (
        <div role="status" className="mt-4 [animation:rise_220ms_ease-out]">
          <Label>{statisticalCopy.exampleAfter}</Label>
          <p className="!my-0 border-l-3 border-accent pl-4 font-serif text-[1.1rem] leading-relaxed">
            {result.text}
          </p>
          <p className="!mt-2 !mb-0 !font-sans !text-sm text-soft tabular-nums">
            {statisticalCopy.exampleFigures(result.changes, result.uniqueness)}
          </p>
        </div>
      )}
      <Button kind="quiet" size="small" onClick={show} disabled={busy} className="mt-5">
        {busy ? statisticalCopy.processing : statisticalCopy.show}
      </Button>
    </div>
  );
}

function Label({ children }: { children: string }) {
  return <p className="!mt-0 !mb-1 !font-sans !text-sm !font-semibold text-soft">{children}</p>;
}
