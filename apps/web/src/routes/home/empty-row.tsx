import { Button } from '../../components/button.tsx';
import { cleanerCopy } from '../../copy/cleaner-copy.ts';

interface EmptyRowProps {
  isEmpty: boolean;
  onExample: () => void;
}

/** What stands in the row of chips while there are none. */
export function EmptyRow({ isEmpty, onExample }: EmptyRowProps) {
  if (!isEmpty) return null;
  return (
    <Button
      kind="quiet"
      size="small"
      onClick={onExample}
      className="max-sm:mb-3 max-sm:self-end sm:ml-auto pointer-coarse:h-11"
    >
      {cleanerCopy.example}
    </Button>
  );
}
