import { errorCopy } from '../copy/error-copy.ts';
import { Button } from './button.tsx';
import { PanelNote } from './panel.tsx';

/** In place of what could not be loaded: what it is, and a way to try again. */
export function LoadFailed({ children, onRetry }: { children: string; onRetry: () => unknown }) {
  return (
    <PanelNote tone="danger">
      <p>{children}</p>
      <Button kind="quiet" size="small" onClick={() => void onRetry()}>
        {errorCopy.retry}
      </Button>
    </PanelNote>
  );
}
