import { isStill } from '../../../lib/motion.ts';

const headerHeight = 72;
/** Between what was pressed and the edge of the window. */
const margin = 16;
/** Narrow, so that the letters on either side stay whole. */
const ring = { outline: '1.5px solid var(--accent)', outlineOffset: '1px', borderRadius: '2px' };

/** Where the part of the window ends that no bar lies over. */
function windowFoot(): number {
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0) - margin;
}

/**
 * Brings a mark that its box has scrolled to into the window as well, with the chip that led to it as far as both
 * fit, and draws a ring around it, which stays until `hideRing`.
 */
export function showMark(mark: HTMLElement, chip: HTMLElement): void {
  const { top, bottom } = mark.getBoundingClientRect();
  const foot = windowFoot();
  const isSeen = top > headerHeight && bottom < foot;
  const toChip = chip.getBoundingClientRect().bottom - foot;
  const by = Math.max(isSeen ? 0 : top - innerHeight / 2, toChip);
  const most = top - headerHeight - margin;
  if (by > 0 || !isSeen) scrollBy({ top: Math.min(by, most), behavior: 'instant' });
  const lit = { ...ring, outline: '6px solid color-mix(in srgb, var(--accent) 45%, transparent)' };
  mark.animate([lit, ring], {
    duration: isStill() ? 0 : 700,
    easing: 'ease-out',
    fill: 'forwards',
  });
}

/** Takes the ring around a mark away. */
export function hideRing(mark: HTMLElement): void {
  for (const animation of mark.getAnimations?.() ?? []) animation.cancel();
}
