import { useId } from 'react';
import { messageCopy } from '../../../copy/message-copy.ts';

interface ProvenanceNoteProps {
  isDropped: boolean;
  onDrop: (isDropped: boolean) => void;
  /** A rewrite is switched on: what it writes is no longer what the statement speaks of. */
  isRewrite: boolean;
  /** The text has been cleaned: a choice takes effect at once. */
  isCleaned: boolean;
  /** The cleaned text is seen, and the statement is not in it. */
  isGone: boolean;
  disabled: boolean;
}

/** A text that says where it comes from: told as what it is, and taken out only where somebody says so. */
export default function ProvenanceNote(props: ProvenanceNoteProps) {
  const { isDropped, onDrop, isRewrite, isCleaned, isGone, disabled } = props;
  const said = isGone ? 'bodyGone' : isCleaned && !isDropped ? 'bodyKept' : 'body';
  const id = useId();
  const { heading, rewritten, remove } = messageCopy.provenance;
  return (
    <div data-provenance className="border-t border-line bg-sunken px-4 py-3 sm:px-5">
      <p className="text-[0.95rem]">
        <span className="font-semibold">{isGone ? heading.gone : heading.there}</span>
      </p>
      <p className="text-sm text-soft">{isRewrite ? rewritten : messageCopy.provenance[said]}</p>
      {isRewrite ? null : (
        <label
          htmlFor={id}
          className="flex min-h-11 w-fit items-center gap-2.5 text-sm font-medium sm:pointer-fine:min-h-9"
        >
          <input
            id={id}
            type="checkbox"
            checked={isDropped}
            disabled={disabled}
            onChange={(event) => onDrop(event.target.checked)}
            className="tick-box"
          />
          {remove}
        </label>
      )}
    </div>
  );
}
