import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type Box, barAtBottom, placeFor } from './toast-place.ts';

/** The control that was used last: what a notice speaks of is most often it. */
let lastUsed: Element | null = null;

/** The control at an element; a row whose controls belong together stays in sight as a whole. */
function controlAt(element: Element | null): Element | null {
  const control = element?.closest?.('button, a, input, select, summary, [role="switch"]') ?? null;
  if (!control || control.closest('[data-notices]')) return null;
  return control.closest('[data-kept-clear]') ?? control;
}

function rememberUsed({ target }: Event): void {
  lastUsed = controlAt(target as Element | null) ?? lastUsed;
}

function boxOf(control: Element | null): Box | null {
  const box = control?.isConnected ? control.getBoundingClientRect() : null;
  return box !== null && box.height > 0 && box.bottom > 0 && box.top < innerHeight ? box : null;
}

/**
 * When a window closes, its button is gone, and the focus is back at what the notice speaks of. What the box of
 * texts says of itself explains the notice, too.
 */
function boxes(): Box[] {
  const focused = controlAt(document.activeElement);
  // On a phone there is no room above it that the text itself would not need.
  const said = innerWidth < 640 ? null : document.querySelector('[data-said]');
  const problem = document.querySelector('[data-problem]');
  return [boxOf(lastUsed), boxOf(focused), boxOf(said), boxOf(problem), barAtBottom()].filter(
    (box) => box !== null,
  );
}

const inSight = (what: string) =>
  [...document.querySelectorAll(`:is(main, footer) :is(${what})`)]
    .map(boxOf)
    .filter((box) => box !== null);

/** A notice that lies over one of them takes it away. */
const spared = () => ({
  controls: inSight('button, a, label, summary, input, select, [role="switch"]'),
  words: inSight('h1, h2, h3, [role="status"], [data-panel-note] p, footer p'),
});

/**
 * Moves the notices up from the window's foot, or to its right end, so that they cover neither the control they
 * speak of nor a bar at the bottom; anew whenever they change, or the page moves under them.
 * @param shown changes whenever other notices are shown
 */
export function useToastPlace(stack: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    for (const type of ['pointerdown', 'keydown', 'click'])
      document.addEventListener(type, rememberUsed, { capture: true, passive: true });
    return () => {
      for (const type of ['pointerdown', 'keydown', 'click'])
        document.removeEventListener(type, rememberUsed, { capture: true });
    };
  }, []);

  useLayoutEffect(() => {
    if (shown === '') return;
    let frame = 0;
    const place = () => {
      frame = 0;
      const notices = stack.current;
      if (!notices?.parentElement) return;
      const { offsetWidth: width, offsetHeight: height } = notices;
      const room = { width: innerWidth, height: innerHeight, stack: { width, height } };
      // Translated, and not laid out anew: a notice that comes or makes way shifts nothing of the page.
      const { bottom, aside } = placeFor({ ...room, kept: boxes(), ...spared() });
      notices.parentElement.style.translate = `${aside}px -${bottom}px`;
    };
    const soon = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    // What the click brought about, such as a result above, has moved things by the next frame.
    soon();
    const moved = { capture: true, passive: true };
    addEventListener('scroll', soon, moved);
    addEventListener('resize', soon);
    addEventListener('focusin', soon);
    // What has been waited for comes, and has controls of its own where the notice stands.
    const grows = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(soon);
    grows?.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      grows?.disconnect();
      removeEventListener('scroll', soon, moved);
      removeEventListener('resize', soon);
      removeEventListener('focusin', soon);
    };
  }, [shown, stack]);
}
