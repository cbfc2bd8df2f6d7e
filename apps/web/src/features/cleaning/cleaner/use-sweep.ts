import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { isStill } from '../../../lib/motion.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { Sweep } from './sweep.ts';

let code: typeof import('./sweep.ts') | null = null;
if (typeof window !== 'undefined')
  whenIdle(async () => {
    code = await import('./sweep.ts');
  });

interface SweepPlaces {
  box: RefObject<HTMLElement | null>;
  /** An empty layer over the box. */
  stage: RefObject<HTMLElement | null>;
}

/** The motion of a cleanup: begun with the click, ended by the result; whatever else happens takes it away. */
export function useSweep({ box, stage }: SweepPlaces) {
  const running = useRef<Sweep>(null);
  const frame = useRef(0);
  const cancel = useCallback(() => {
    cancelAnimationFrame(frame.current);
    running.current?.cancel();
    running.current = null;
  }, []);
  useEffect(() => cancel, [cancel]);
  return {
    begin() {
      cancel();
      if (!code || isStill() || !box.current || !stage.current) return;
      try {
        running.current = code.startSweep(box.current, stage.current);
      } catch {
        // An ornament that cannot be drawn is left out.
        stage.current.replaceChildren();
      }
    },
    /** With the frame that draws the result, which is not to wait for the motion's elements to be made. */
    finish() {
      if (!running.current) return;
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => {
        try {
          running.current?.finish();
        } catch {
          cancel();
        }
      });
    },
    cancel,
  };
}
