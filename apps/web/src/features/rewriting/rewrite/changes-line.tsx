import { resultCopy } from '../../../copy/result-copy.ts';

interface ChangesLineProps {
  edits: number;
  undone: number;
  /** Null while the text with the changes is not the one that is seen. */
  onAll: ((isUndone: boolean) => void) | null;
}

/** '18 wordings changed · Undo all': the whole of what can also be undone word by word in the text. */
export function ChangesLine({ edits, undone, onAll }: ChangesLineProps) {
  const isAllUndone = undone === edits;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="font-medium">{resultCopy.wordings(edits - undone, edits)}</span>
      {/* Its room is kept: the switch must not move what stands below. */}
      <span className={`contents ${onAll ? '' : '*:invisible'}`}>
        <span aria-hidden="true" className="text-soft">
          ·
        </span>
        <button
          type="button"
          onClick={() => onAll?.(!isAllUndone)}
          className="-my-1.5 min-h-9 rounded font-medium text-accent underline-offset-4 hover:underline pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
        >
          {isAllUndone ? resultCopy.redoAll : resultCopy.undoAll}
        </button>
        <span className="text-soft">{resultCopy.undoHint}</span>
      </span>
    </p>
  );
}
