import { type ReactNode, useRef } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';

const RowEnds = lazyPart(() => import('./row-ends.tsx'), { isExtra: true });

interface ChipRowProps {
  className: string;
  /** Only then is there something that may not be seen. */
  hasChips: boolean;
  /** True once they have been cleaned away. */
  isGone: boolean;
  children: ReactNode;
}

/** One row that keeps its height and scrolls; at a side where there is more it fades, and an arrow leads there. */
export function ChipRow({ className, hasChips, isGone, children }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null);
  return (
    <div className={`relative min-w-0 grow ${className}`}>
      <div
        ref={row}
        // Without chips nobody looks for what is out of sight: nothing is, and nothing fades.
        data-more={hasChips ? undefined : ''}
        className="chip-row flex h-14 max-lg:h-16 items-center gap-2 overflow-x-auto overscroll-x-contain scroll-px-20 px-4 [scrollbar-width:none] sm:px-5 lg:pl-1 pointer-coarse:h-16"
      >
        {children}
      </div>
      {hasChips ? <RowEnds row={row} isGone={isGone} /> : null}
    </div>
  );
}
