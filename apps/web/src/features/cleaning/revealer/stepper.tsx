import { stopsBefore } from '../../../components/text-surface/box-stops.ts';
import { revealerCopy } from '../../../copy/revealer-copy.ts';

interface StepperProps {
  /** Numbers of the boxes to stop at. */
  stops: Int32Array;
  /** Number of the box last looked at; -1 before the first. */
  current: number;
  onStep: (to: number) => void;
}

const button =
  'grid size-9 place-items-center max-sm:size-11 pointer-coarse:size-11 rounded-lg border border-line text-soft transition-colors hover:border-edge hover:text-ink disabled:opacity-50';

/** Goes from one hidden character to the one before or after it; to a single one its chip leads. */
export function Stepper({ stops, current, onStep }: StepperProps) {
  if (stops.length < 2) return null;
  const before = stopsBefore(stops, current);
  const after = stopsBefore(stops, current + 1);
  return (
    <div className="flex shrink-0 items-center gap-1.5">
      <button
        type="button"
        aria-label={revealerCopy.previous}
        disabled={before === 0}
        onClick={() => onStep(stops[before - 1]!)}
        className={button}
      >
        <Chevron d="M12.5 5 7.5 10l5 5" />
      </button>
      <span className="min-w-16 px-1 text-center text-sm text-soft tabular-nums">
        {after > 0 ? revealerCopy.step(after, stops.length) : revealerCopy.marks(stops.length)}
      </span>
      <button
        type="button"
        aria-label={revealerCopy.next}
        disabled={after === stops.length}
        onClick={() => onStep(stops[after]!)}
        className={button}
      >
        <Chevron d="m7.5 5 5 5-5 5" />
      </button>
    </div>
  );
}

function Chevron({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 20 20" className="size-4.5" aria-hidden="true" fill="none">
      <path
        d={d}
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
