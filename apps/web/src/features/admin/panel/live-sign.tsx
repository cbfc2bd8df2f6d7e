import { adminCopy as copy } from '../../../copy/admin-copy.ts';
import type { LiveState } from '../live/use-live.ts';

const signs = {
  open: { dot: 'bg-accent', said: copy.live, hint: copy.liveHint },
  lost: { dot: 'animate-pulse bg-mark', said: copy.reconnecting, hint: copy.reconnectingHint },
  failed: { dot: 'bg-danger', said: copy.notLoaded, hint: copy.notLoadedHint },
} as const;

interface LiveSignProps {
  /** `failed`: the line is open, but something below could not be loaded. */
  state: LiveState | 'failed';
}

/** Whether what stands below is as it is now. */
export function LiveSign({ state }: LiveSignProps) {
  if (state === 'connecting') return null;
  const { dot, said, hint } = signs[state];
  return (
    <p role="status" title={hint} className="flex items-center gap-2 text-sm text-soft">
      <span aria-hidden="true" className={`size-2 rounded-full ${dot}`} />
      {said}
    </p>
  );
}
