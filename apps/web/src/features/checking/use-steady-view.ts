import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps a part of the page where it is seen when a click inside makes something above it longer: not every browser
 * does so by itself.
 */
export function useSteadyView() {
  const place = useRef<HTMLDivElement>(null);
  const top = useRef<number | null>(null);
  // After each drawing, for whatever the click led to.
  useLayoutEffect(() => {
    if (top.current === null || !place.current) return;
    const moved = place.current.getBoundingClientRect().top - top.current;
    top.current = null;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  return {
    place,
    /** Of whatever holds both, when it is clicked. */
    remember() {
      top.current = place.current?.getBoundingClientRect().top ?? null;
      // A click that led to nothing moves nothing later.
      setTimeout(() => {
        top.current = null;
      });
    },
  };
}
