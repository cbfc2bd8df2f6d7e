import type { ParaphraseProgress } from '@cleanpaste/contract';
import { Button } from '../../../components/button.tsx';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';

interface RewriteProgressProps {
  progress: ParaphraseProgress | null;
  onCancel: () => void;
}

/** How far a rewrite is, and the way out of it. */
export function RewriteProgress({ progress, onCancel }: RewriteProgressProps) {
  const { done, total } = progress ?? { done: 0, total: 0 };
  return (
    <div className="mt-5 flex items-center gap-4 rounded-xl border border-line bg-surface px-4 py-3">
      <div className="grow">
        <p role="status" className="mb-2 text-sm font-medium">
          {total > 1 ? cleanerCopy.rewritingPart(done, total) : cleanerCopy.rewriting}
        </p>
        <progress
          aria-label={cleanerCopy.rewriting}
          max={1}
          value={total > 0 ? done / total : undefined}
          className="usage-bar"
        />
      </div>
      <Button kind="ghost" size="small" onClick={onCancel}>
        {cleanerCopy.cancel}
      </Button>
    </div>
  );
}
