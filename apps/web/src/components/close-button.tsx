import { CloseCross } from './close-cross.tsx';

/** A cross that a finger hits; where it stands comes with it. */
export const crossClass =
  'grid size-11 place-items-center rounded-lg text-soft hover:bg-sunken hover:text-ink';

interface CloseButtonProps {
  /** Its name for assistive technology: what it closes, or that it does. */
  label: string;
  onClick: () => void;
  className?: string;
}

/** Closes, clears or dismisses what it stands in. */
export function CloseButton({ label, onClick, className = '' }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`${crossClass} ${className}`}
    >
      <CloseCross />
    </button>
  );
}
