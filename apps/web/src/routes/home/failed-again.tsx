import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { cleanerCopy } from '../../copy/cleaner-copy.ts';
import { useDraft } from '../../features/cleaning/draft/use-draft.ts';

/** Beside a cleaned text: that more was asked for and failed, what stands all the same, and the way to try again. */
export function FailedAgain({ onRetry }: { onRetry: () => void }) {
  const { failedAgain, cleaned } = useDraft();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failedAgain) note.current?.scrollIntoView({ block: 'nearest' });
  }, [failedAgain]);
  if (!failedAgain || !cleaned) return null;
  const { reason, isRewrite, mayRetry } = failedAgain;
  return (
    <div
      ref={note}
      role="alert"
      className="flex scroll-my-24 flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-danger/40 bg-danger-wash px-4 py-3 max-sm:order-first"
    >
      <div className="flex min-w-[min(16rem,100%)] flex-1 gap-3 text-[0.95rem] leading-snug">
        <span aria-hidden="true" className="mt-[0.42em] size-2 shrink-0 rounded-full bg-danger" />
        <div>
          <p className="[overflow-wrap:anywhere]">{cleanerCopy.failedAgain(reason, isRewrite)}</p>
          <p className="text-soft">{cleanerCopy.stillClean(cleaned.rewrite !== null)}</p>
        </div>
      </div>
      {mayRetry ? (
        <Button kind="quiet" size="small" className="!h-11 !px-3.5 max-sm:ml-5" onClick={onRetry}>
          {cleanerCopy.retry}
        </Button>
      ) : null}
    </div>
  );
}
