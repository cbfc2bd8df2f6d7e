import { Button } from '../../components/button.tsx';
import { checkEntryCopy } from '../../copy/check-entry-copy.ts';

/** Says that the text of a report stands in the box now, and takes it back. */
export function Replaced({ onUndo }: { onUndo: () => void }) {
  return (
    <p role="status" className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-soft">
      {checkEntryCopy.replaced}
      <Button kind="ghost" onClick={onUndo} className="text-accent">
        {checkEntryCopy.undo}
      </Button>
    </p>
  );
}
