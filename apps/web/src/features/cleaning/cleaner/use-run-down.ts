import { useEffect, useRef, useState } from 'react';
import { isStill } from '../../../lib/motion.ts';

const runMs = 420;

/**
 * The count on show: it runs down to 0 as the characters go, and is back at once with the original.
 * @param isAtOnce where no motion shows them going, nothing runs down either
 */
export function useRunDown(count: number, isGone: boolean, isAtOnce: boolean): number {
  const [left, setLeft] = useState(isGone ? 0 : count);
  const was = useRef(isGone);
  useEffect(() => {
    const isGoing = isGone && !was.current;
    was.current = isGone;
    // What joins those that have gone goes with no motion of its own.
    if (!isGoing || isStill()) {
      setLeft(isGone ? 0 : count);
      return;
    }
    let frame = 0;
    const began = performance.now();
    const step = () => {
      const share = Math.min(1, (performance.now() - began) / runMs);
      setLeft(Math.round(count * (1 - share)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [count, isGone]);
  if (!isGone) return count;
  return isAtOnce ? 0 : left;
}
