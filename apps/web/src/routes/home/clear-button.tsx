import { crossClass } from '../../components/close-button.tsx';
import { CloseCross } from '../../components/close-cross.tsx';
import { cleanerCopy } from '../../copy/cleaner-copy.ts';

/** Takes the text away, with all that came of it. */
export function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={cleanerCopy.clear}
      title={cleanerCopy.clear}
      onClick={onClick}
      className={`${crossClass} my-1 shrink-0`}
    >
      <CloseCross />
    </button>
  );
}
