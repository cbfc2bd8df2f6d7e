import { cleanerCopy } from '../../../copy/cleaner-copy.ts';

interface ChangesLineProps {
  edits: number;
  undone: number;
  onAll: (isUndone: boolean) => void;
}

/** '18 wordings changed · Undo all': the whole of what can also be undone word by word in the text. */
export function ChangesLine({ edits, undone, onAll }: ChangesLineProps) {
  const isAllUndone = undone === edits;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="font-medium">{cleanerCopy.wordings(edits - undone, edits)}</span>
      <span aria-hidden="true" className="text-soft">
        ·
      </span>
      <button
        type="button"
        onClick={() => onAll(!isAllUndone)}
        className="min-h-9 rounded font-medium text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {isAllUndone ? cleanerCopy.redoAll : cleanerCopy.undoAll}
      </button>
      <span className="text-soft">{cleanerCopy.undoHint}</span>
    </p>
  );
}
