import { Spinner } from '../../components/spinner.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import type { CheckPhase } from './use-check.ts';

const done = { idle: 0, scanning: 0.35, analyzing: 0.8, complete: 1 };

/** What the check is doing just now. */
export function PhasePanel({ phase }: { phase: Exclude<CheckPhase, 'idle'> }) {
  const { title, body } = checkCopy.phases[phase];
  return (
    <div
      role="status"
      className="mt-8 flex items-center gap-4 rounded-2xl border border-line bg-surface px-5 py-4 shadow-card [animation:rise_220ms_ease-out]"
    >
      {phase === 'complete' ? (
        <svg viewBox="0 0 24 24" className="size-6 text-accent" aria-hidden="true" fill="none">
          <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2" opacity="0.3" />
          <path
            d="m8 12.5 2.8 2.7L16 9.6"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      ) : (
        <Spinner />
      )}
      <div className="grow">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-soft">{body}</p>
        <progress aria-label={title} max={1} value={done[phase]} className="usage-bar mt-2.5" />
      </div>
    </div>
  );
}
