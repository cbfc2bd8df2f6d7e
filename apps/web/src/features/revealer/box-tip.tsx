import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { RevealedKind } from '../../workers/messages.ts';
import { TipBody, tipClass } from './tip-body.tsx';

export interface Pointed {
  kind: RevealedKind;
  box: HTMLElement;
}

const gap = 8;
const edge = 12;

function place(tip: HTMLElement, box: HTMLElement) {
  const rect = box.getBoundingClientRect();
  const middle = rect.left + rect.width / 2 - tip.offsetWidth / 2;
  const rightmost = document.documentElement.clientWidth - tip.offsetWidth - edge;
  const above = rect.top - tip.offsetHeight - gap;
  tip.style.left = `${Math.max(edge, Math.min(middle, rightmost))}px`;
  tip.style.top = `${above < edge ? rect.bottom + gap : above}px`;
}

/** False once a box has been scrolled out of its surface, or is no longer drawn. */
function isSeen(box: HTMLElement): boolean {
  const root = box.getRootNode();
  if (!box.isConnected || !(root instanceof ShadowRoot)) return false;
  const [inner, outer] = [box.getBoundingClientRect(), root.host.getBoundingClientRect()];
  return inner.bottom > outer.top && inner.top < outer.bottom;
}

/** The name of the box that the pointer or the focus is on, above it, or below where there is no room. */
export function BoxTip({ pointed, onAway }: { pointed: Pointed; onAway: () => void }) {
  const tip = useRef<HTMLDivElement>(null);
  const { kind, box } = pointed;

  useLayoutEffect(() => place(tip.current!, box), [box]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onAway();
    const onScroll = () => {
      if (!isSeen(box)) onAway();
      else if (tip.current) place(tip.current, box);
    };
    document.addEventListener('keydown', onKey);
    // The page may scroll, and the surface inside its shadow root; neither event bubbles.
    const scrolled = [document, box.getRootNode()];
    for (const root of scrolled) root.addEventListener('scroll', onScroll, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      for (const root of scrolled) root.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [box, onAway]);

  return createPortal(
    <div ref={tip} role="tooltip" className={`pointer-events-none fixed z-50 ${tipClass}`}>
      <TipBody kind={kind} />
    </div>,
    document.body,
  );
}
