import { isStill } from '../../../lib/motion.ts';

const headerHeight = 72;
const barHeight = 88;

/** Brings a mark that its box has scrolled to into the window as well, and has it light up. */
export function showMark(mark: HTMLElement): void {
  const { top, bottom } = mark.getBoundingClientRect();
  const isSeen = top > headerHeight && bottom < innerHeight - barHeight;
  if (!isSeen) scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
  if (isStill()) return;
  mark.animate(
    [
      { outline: '6px solid color-mix(in srgb, var(--mark) 45%, transparent)' },
      { outline: '2px solid var(--mark)', offset: 0.5 },
      { outline: '2px solid transparent' },
    ],
    { duration: 1400, easing: 'ease-out' },
  );
}
