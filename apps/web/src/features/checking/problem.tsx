import { Button } from '../../components/button.tsx';
import { checkCopy } from '../../copy/check-copy.ts';

interface ProblemProps {
  text: string;
  /** Null where another attempt would end in the same way. */
  onRetry: (() => void) | null;
  /** It was a fix, which belongs to the check before it. */
  isFix?: boolean;
}

/** Why a check or a fix could not be done, and the way to try again, where that may help. */
export function Problem({ text, onRetry, isFix = false }: ProblemProps) {
  return (
    <div
      role="alert"
      // Another notice does not lie over the way to try again.
      data-problem
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-danger/40 bg-danger-wash px-4 py-3"
    >
      <p className="flex min-w-[min(16rem,100%)] flex-1 gap-3 text-[0.95rem] leading-snug">
        <span aria-hidden="true" className="mt-[0.42em] size-2 shrink-0 rounded-full bg-danger" />
        <span className="[overflow-wrap:anywhere]">
          {checkCopy.failedBecause(text, { mayRetry: onRetry !== null, isFix })}
        </span>
      </p>
      {onRetry ? (
        <Button kind="quiet" size="small" className="!h-11 !px-3.5 max-sm:ml-5" onClick={onRetry}>
          {checkCopy.retry}
        </Button>
      ) : null}
    </div>
  );
}
