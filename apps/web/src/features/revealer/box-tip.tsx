import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { RevealedKind } from '../../workers/messages.ts';
import { TipBody, tipClass } from './tip-body.tsx';

export interface Pointed {
  kind: RevealedKind;
  /** Where its box is on the screen. */
  rect: DOMRect;
}

const gap = 8;
const edge = 12;

/** The name of the box that the pointer or the focus is on, above it, or below where there is no room. */
export function BoxTip({ pointed, onAway }: { pointed: Pointed; onAway: () => void }) {
  const tip = useRef<HTMLDivElement>(null);
  const { kind, rect } = pointed;

  useLayoutEffect(() => {
    const { style, offsetWidth, offsetHeight } = tip.current!;
    const middle = rect.left + rect.width / 2 - offsetWidth / 2;
    const rightmost = document.documentElement.clientWidth - offsetWidth - edge;
    const above = rect.top - offsetHeight - gap;
    style.left = `${Math.max(edge, Math.min(middle, rightmost))}px`;
    style.top = `${above < edge ? rect.bottom + gap : above}px`;
  }, [rect]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onAway();
    document.addEventListener('keydown', onKey);
    // Scrolling moves the box away from under its name; capture, since scrolling does not bubble.
    document.addEventListener('scroll', onAway, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', onAway, { capture: true });
    };
  }, [onAway]);

  return createPortal(
    <div ref={tip} role="tooltip" className={`pointer-events-none fixed z-50 ${tipClass}`}>
      <TipBody kind={kind} />
    </div>,
    document.body,
  );
}
