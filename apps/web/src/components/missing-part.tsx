import { useEffect } from 'react';
import { errorCopy } from '../copy/error-copy.ts';
import { layoutCopy } from '../copy/layout-copy.ts';
import { Button } from './button.tsx';

interface MissingPartProps {
  /** What it is called, where it has a name. */
  name: string | undefined;
  onRetry: () => void;
  /** Given for windows: then the line stands over the page, as the window would. */
  onClose?: () => void;
}

/** One line in place of a part whose code did not come; the network's return tries again by itself. */
export function MissingPart({ name, onRetry, onClose }: MissingPartProps) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  });
  const place = onClose
    ? 'fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-40 mx-auto max-w-xl rounded-xl border border-line bg-surface shadow-card'
    : 'mt-4';
  return (
    <div role="alert" className={`flex flex-wrap items-center gap-3 px-4 py-3 text-sm ${place}`}>
      <p className="mr-auto">{errorCopy.partMissing(name)}</p>
      <Button kind="quiet" size="small" onClick={onRetry}>
        {errorCopy.retry}
      </Button>
      {onClose ? (
        <Button kind="ghost" size="small" onClick={onClose}>
          {layoutCopy.close}
        </Button>
      ) : null}
    </div>
  );
}
