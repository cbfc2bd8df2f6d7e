import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface NameTipProps {
  named: { label: string; name: string; text: string };
  /** The mark, box or chip that is named. */
  on: HTMLElement;
  onAway: () => void;
}

const gap = 8;
const edge = 12;
const headerHeight = 64;

/** The cleaner's box, where what is named stands in it. */
function boxAround(on: HTMLElement): Element | null {
  const root = on.getRootNode();
  return (root instanceof ShadowRoot ? root.host : on).closest('[data-field]');
}

/** Above what it names, or below; for a mark in the box, inside the box's width and off what stands above its text; never under the header. */
function place(tip: HTMLElement, on: HTMLElement) {
  const rect = on.getBoundingClientRect();
  const box = boxAround(on)?.getBoundingClientRect();
  const { left = 0, right = document.documentElement.clientWidth } = box ?? {};
  const middle = rect.left + rect.width / 2 - tip.offsetWidth / 2;
  const rightmost = right - tip.offsetWidth - edge;
  const above = rect.top - tip.offsetHeight - gap;
  const highest = Math.max(box?.top ?? 0, headerHeight);
  tip.style.left = `${Math.max(left + edge, Math.min(middle, rightmost))}px`;
  tip.style.top = `${above < highest ? rect.bottom + gap : above}px`;
}

/** False once a box or mark has been scrolled out of its surface, or is no longer drawn. */
function isSeen(on: HTMLElement): boolean {
  const root = on.getRootNode();
  const around = root instanceof ShadowRoot ? root.host : boxAround(on);
  if (!around) return on.isConnected;
  const [inner, outer] = [on.getBoundingClientRect(), around.getBoundingClientRect()];
  return on.isConnected && inner.bottom > outer.top && inner.top < outer.bottom;
}

/** Code point and name of what is pointed at, and what there is to say of it, above it, or below where there is no room. */
export function NameTip({ named, on, onAway }: NameTipProps) {
  const tip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => place(tip.current!, on), [on]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onAway();
    const onScroll = () => {
      if (!isSeen(on)) onAway();
      else if (tip.current) place(tip.current, on);
    };
    document.addEventListener('keydown', onKey);
    // The page may scroll, and the surface inside its shadow root; neither event bubbles.
    const scrolled = [document, on.getRootNode()];
    for (const root of scrolled) root.addEventListener('scroll', onScroll, { capture: true });
    // A window that is resized or turned moves what is named.
    addEventListener('resize', onScroll);
    return () => {
      document.removeEventListener('keydown', onKey);
      removeEventListener('resize', onScroll);
      for (const root of scrolled) root.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [on, onAway]);

  return createPortal(
    <div
      ref={tip}
      role="tooltip"
      className="pointer-events-none fixed z-35 max-w-72 rounded-lg bg-ink px-3 py-2 text-sm text-paper shadow-card"
    >
      <span className="block font-mono text-xs opacity-80">{named.label}</span>
      <span className="block font-semibold">{named.name}</span>
      <span className="mt-0.5 block text-[0.82rem] leading-snug">{named.text}</span>
    </div>,
    document.body,
  );
}
