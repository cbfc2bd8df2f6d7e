import { cleanerCopy } from '../../copy/cleaner-copy.ts';
import { ChooseFile } from './choose-file.tsx';
import { ClearButton } from './clear-button.tsx';

interface BoxHeadProps {
  /** Of the field that the label names. */
  id: string;
  /** The switch between original and cleaned text stands beside it. */
  hasSwitch: boolean;
  /** The cleaned text lies over the box, under a heading of its own. */
  isHidden: boolean;
  isEmpty: boolean;
  onFile: (file: File) => void;
  onClear: () => void;
}

/** Above the box: what it is for, and the way to put a file in or to empty it. */
export function BoxHead({ id, hasSwitch, isHidden, isEmpty, onFile, onClear }: BoxHeadProps) {
  const words = `py-[0.9rem] text-[0.95rem] font-semibold ${isHidden ? 'invisible' : ''}`;
  return (
    <div className="col-start-1 row-start-1 flex min-h-13 items-start justify-between gap-4 border-b border-line pr-1 pl-4 sm:pl-5">
      <label htmlFor={id} className={`block ${words} ${hasSwitch ? 'sr-only' : ''}`}>
        {cleanerCopy.inputLabel}
      </label>
      {/* A text that stands there is not asked for any more. */}
      {hasSwitch ? (
        <span aria-hidden="true" className={`${words} max-[345px]:invisible`}>
          {cleanerCopy.inputLabelBeside}
        </span>
      ) : null}
      {isEmpty ? <ChooseFile onFile={onFile} /> : <ClearButton onClick={onClear} />}
    </div>
  );
}
