import { Button } from '../../components/button.tsx';
import { cleanerCopy } from '../../copy/cleaner-copy.ts';

interface EmptyRowProps {
  isEmpty: boolean;
  onExample: () => void;
  onPaste: () => void;
}

/** What stands in the row of chips while there are none. */
export function EmptyRow({ isEmpty, onExample, onPaste }: EmptyRowProps) {
  if (!isEmpty) return null;
  return (
    <div className="flex gap-2.5 max-lg:mb-3 max-lg:self-end lg:ml-auto">
      {/* With a finger pasting is a long press and a menu; with keys it is done anywhere on the page. */}
      <Button size="small" onClick={onPaste} className="hidden pointer-coarse:inline-flex">
        {cleanerCopy.paste}
      </Button>
      <Button kind="quiet" size="small" onClick={onExample} className="pointer-coarse:h-11">
        {cleanerCopy.example}
      </Button>
    </div>
  );
}
