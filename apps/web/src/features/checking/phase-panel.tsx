import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../components/button.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import { InView } from './in-view.tsx';
import type { CheckPhase } from './use-check.ts';

const done = { scanning: 0.35, analyzing: 0.8 };

interface Work {
  /** A text is being fixed: that has words of its own, those of its button. */
  isFix: boolean;
  onCancel: () => void;
}

/** What the check is doing just now: in view while it works, and announced. */
export function PhasePanel({ phase, ...work }: { phase: CheckPhase } & Work) {
  // Screen readers hear of what changes in a region, not of what it comes with.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  const hasFailed = useHasFailed(phase);
  return (
    <div role="status">
      {phase === 'idle' || !isThere || hasFailed ? null : (
        <InView of={phase === 'complete'} block={phase === 'complete' ? 'nearest' : 'center'}>
          <Phase phase={phase} {...work} />
        </InView>
      )}
    </div>
  );
}

/**
 * Whether the last work came back to the report that was there before it, and not to one of its own: that goes
 * through an analysis, and a failure ends before it.
 */
function useHasFailed(phase: CheckPhase): boolean {
  const [seen, setSeen] = useState({ phase, hasFailed: false });
  if (seen.phase === phase) return seen.hasFailed;
  const now = { phase, hasFailed: seen.phase === 'scanning' && phase === 'complete' };
  setSeen(now);
  return now.hasFailed;
}

/** A line in the place of the card, above the report. */
function Done() {
  const { title, body } = checkCopy.phases.complete;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      {/* Its stroke begins where the boxes above do, and its words where theirs do. */}
      <svg
        viewBox="0 0 24 24"
        className="mr-1 -ml-1 size-5 text-accent"
        aria-hidden="true"
        fill="none"
      >
        <path
          d="m6 12.5 4 4L18 8"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="font-semibold">{title}</span>
      <span className="text-soft">{body}</span>
    </p>
  );
}

function Phase({ phase, isFix, onCancel }: { phase: Exclude<CheckPhase, 'idle'> } & Work) {
  if (phase === 'complete') return <Done />;
  const { title, body } = isFix
    ? { title: checkCopy.fixing[phase], body: checkCopy.fixingBody }
    : checkCopy.phases[phase];
  return (
    <div className="flex items-center gap-4 rounded-2xl border border-line bg-surface px-5 py-4 shadow-card [animation:rise_220ms_ease-out]">
      <div className="grow">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-soft">{body}</p>
        <progress aria-label={title} max={1} value={done[phase]} className="usage-bar mt-2.5" />
      </div>
      {/* Once the answer is there, there is nothing left to be saved by it. */}
      {phase === 'scanning' ? (
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            onCancel();
            toast(checkCopy.cancelled);
          }}
        >
          {checkCopy.cancel}
        </Button>
      ) : null}
    </div>
  );
}
