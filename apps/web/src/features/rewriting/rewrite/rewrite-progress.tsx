import type { ParaphraseProgress } from '@cleanpaste/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';
import { rewriteCopy } from '../../../copy/rewrite-copy.ts';

interface RewriteProgressProps {
  progress: ParaphraseProgress | null;
  onCancel: () => void;
}

/** How far a rewrite is, and the way out of it: in the foot of the box, where nothing of the text is covered. */
export function RewriteProgress({ progress, onCancel }: RewriteProgressProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, []);
  const { done, total } = progress ?? { done: 0, total: 0 };
  return (
    <div
      ref={panel}
      className="relative z-20 col-start-1 row-start-3 flex scroll-mb-24 items-center gap-4 rounded-b-2xl border-t border-line bg-surface px-4 py-2 sm:px-5"
    >
      <div className="grow">
        <p role="status" className="mb-2 flex flex-wrap gap-x-2 text-sm font-medium">
          <span>{cleanerCopy.cleaning}</span>
          <span className="font-normal text-soft tabular-nums">
            {total > 1 ? rewriteCopy.rewritingPart(done, total) : null}
          </span>
        </p>
        <progress
          aria-label={cleanerCopy.cleaning}
          max={1}
          value={total > 0 ? done / total : undefined}
          className="usage-bar"
        />
      </div>
      {/* On a phone it stands in the bar at the bottom, beside the button that started this. */}
      <Button
        kind="quiet"
        size="small"
        onClick={onCancel}
        className="max-sm:hidden pointer-coarse:h-11"
      >
        {cleanerCopy.cancel}
      </Button>
    </div>
  );
}
