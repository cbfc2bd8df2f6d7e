import { type ReactNode, useEffect, useRef } from 'react';

/** Comes into view when it appears, and again when `of` changes. */
export function InView({
  of,
  block = 'nearest',
  still = false,
  isBelowLine = false,
  isInCard = false,
  children,
}: {
  of: unknown;
  block?: ScrollLogicalPosition;
  still?: boolean;
  /** True where a line stands right above that belongs to it: that is not to go under the header. */
  isBelowLine?: boolean;
  /** True for a part of a card, which brings its own distances. */
  isInCard?: boolean;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls for each new thing shown
  useEffect(() => {
    if (still) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Of what begins above the screen and ends below it nothing would move: its beginning is what is meant.
    const isBegun = (box.current?.getBoundingClientRect().top ?? 0) < 0;
    box.current?.scrollIntoView({
      behavior: calm ? 'auto' : 'smooth',
      block: isBegun ? 'start' : block,
    });
  }, [of]);
  return (
    <div
      ref={box}
      className={`${isInCard ? '' : 'mt-6'} scroll-mb-24 ${isBelowLine ? 'scroll-mt-24 sm:scroll-mt-34' : 'scroll-mt-24'}`}
    >
      {children}
    </div>
  );
}
