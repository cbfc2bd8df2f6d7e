import { type RefObject, useEffect, useState } from 'react';
import { isStill } from '../../../lib/motion.ts';

type End = 'left' | 'right';

/** A pixel of rounding is no content. */
const least = 2;

function hiddenEnds(row: HTMLElement): Record<End, boolean> {
  const { scrollLeft, scrollWidth, clientWidth } = row;
  return { left: scrollLeft > least, right: scrollWidth - clientWidth - scrollLeft > least };
}

const sides = {
  left: { place: 'left-0 justify-start', turn: 'rotate-180' },
  right: { place: 'right-0 justify-end', turn: '' },
};

interface RowEndsProps {
  row: RefObject<HTMLElement | null>;
  /** While true, other things are said of what is in the row: that is read from its beginning. */
  isGone: boolean;
}

/**
 * The ends of a row that scrolls: it fades where there is more, and an arrow brings that into view. The
 * arrows are for pointers alone: by keyboard each chip comes into view when it takes the focus.
 */
export default function RowEnds({ row, isGone }: RowEndsProps) {
  const [more, setMore] = useState({ left: false, right: false });
  useEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const look = () => {
      const ends = hiddenEnds(element);
      element.dataset.more = `${ends.left ? 'left ' : ''}${ends.right ? 'right' : ''}`;
      setMore((last) => (last.left === ends.left && last.right === ends.right ? last : ends));
    };
    look();
    const size = new ResizeObserver(look);
    size.observe(element);
    const content = new MutationObserver(look);
    content.observe(element, { childList: true, subtree: true, characterData: true });
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      content.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);

  useEffect(() => {
    if (isGone) row.current?.scrollTo?.({ left: 0, behavior: 'instant' });
  }, [row, isGone]);

  function scroll(end: End) {
    const by = (row.current?.clientWidth ?? 0) * 0.7 * (end === 'left' ? -1 : 1);
    row.current?.scrollBy({ left: by, behavior: isStill() ? 'instant' : 'smooth' });
  }

  return (['left', 'right'] as const)
    .filter((end) => more[end])
    .map((end) => (
      <button
        key={end}
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        data-end={end}
        onClick={() => scroll(end)}
        className={`absolute inset-y-0 flex w-11 items-center text-soft hover:text-ink ${sides[end].place}`}
      >
        <svg viewBox="0 0 24 24" className={`size-5 ${sides[end].turn}`} aria-hidden="true">
          <path d="m9 6 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    ));
}
