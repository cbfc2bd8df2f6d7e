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
      className="my-1 grid size-11 shrink-0 place-items-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
    >
      <CloseCross />
    </button>
  );
}
