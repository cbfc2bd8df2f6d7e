import { inReadingOrder, type Placed, pushOf, thinned, timing, turn } from './sweep-plan.ts';
import { type Clip, type Fragment, visibleFragments } from './text-fragments.ts';

const marksAtMost = 200;
const fragmentsAtMost = 400;
const headerHeight = 64;

export interface Sweep {
  /** The result stands below: the marks lift out and the words close over the gaps. */
  finish: () => void;
  /** Takes everything away at once. */
  cancel: () => void;
}

/** What draws the text with its marks: the copy behind a textarea, or an editor in its shadow root. */
function drawnText(box: Element): Element | null {
  const copy = box.querySelector('[data-marks]');
  if (copy) return copy;
  for (const host of box.querySelectorAll('div')) {
    const content = host.shadowRoot?.querySelector('.cm-content');
    if (content) return content;
  }
  return null;
}

function marksIn(root: Element, clip: Clip): Placed[] {
  const seen: Placed[] = [];
  for (const mark of root.querySelectorAll('mark:not([data-quiet]), .cm-hidden')) {
    const rect = mark.getClientRects()[0];
    if (rect && rect.bottom > clip.top && rect.top < clip.bottom) seen.push(rect);
  }
  return inReadingOrder(thinned(seen, marksAtMost));
}

function element(className: string, { left, top, height }: Placed, origin: DOMRect): HTMLElement {
  const made = document.createElement('span');
  made.className = className;
  made.style.cssText = `left:${left - origin.left}px;top:${top - origin.top}px;height:${height}px;line-height:${height}px`;
  return made;
}

/**
 * Lights up the marks that are seen, one after another, and lifts them out when the result has come. Only
 * what is on the screen is touched, with transforms and opacity; it is drawn over the box, not in it.
 * @param stage an empty layer over the box
 * @returns null where there is nothing to sweep
 */
export function startSweep(box: HTMLElement, stage: HTMLElement): Sweep | null {
  const root = drawnText(box);
  const origin = box.getBoundingClientRect();
  const clip = {
    top: Math.max(origin.top, headerHeight),
    bottom: Math.min(origin.bottom, innerHeight),
  };
  if (!root || clip.top >= clip.bottom) return null;
  const marks = marksIn(root, clip);
  if (marks.length === 0) return null;
  const words = visibleFragments(root, clip, {
    leftOut: 'mark:not([data-quiet]), .cm-hidden, .cm-box',
    atMost: fragmentsAtMost,
  });
  const began = performance.now();
  const lights = marks.map((mark, index) => {
    const light = element('sweep-light', mark, origin);
    light.animate(
      [
        { opacity: 0, transform: 'scaleY(0.3)' },
        { opacity: 1, transform: 'none' },
      ],
      {
        duration: timing.light,
        delay: turn(index, marks.length),
        easing: 'ease-out',
        fill: 'both',
      },
    );
    return light;
  });
  stage.replaceChildren(...lights);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(timer);
    stage.replaceChildren();
  }

  /** Milliseconds from now until mark `index` is lit and has its turn to lift. */
  function liftAt(index: number): number {
    const at = turn(index, marks.length);
    return Math.max(at + timing.light - (performance.now() - began), at, 1);
  }

  function liftOut() {
    lights.forEach((light, index) => {
      const { shift } = pushOf({ ...marks[index]!, left: marks[index]!.left - 1 }, marks);
      const total = liftAt(index) + timing.lift;
      const aside = `translate(${shift + 2}px, 0)`;
      light.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: aside, opacity: 1, offset: 1 - timing.lift / total },
          { transform: `translate(${shift + 2}px, -1.1em)`, opacity: 0 },
        ],
        { duration: total, fill: 'forwards', easing: 'ease-in' },
      );
    });
  }

  function closeGaps(fragments: Fragment[]): HTMLElement {
    const sheet = document.createElement('span');
    sheet.className = 'sweep-sheet';
    for (const fragment of fragments) {
      const word = element('sweep-word', fragment, origin);
      word.textContent = fragment.text;
      sheet.append(word);
      const { shift, last } = pushOf(fragment, marks);
      if (last < 0) continue;
      const opened = `translateX(${shift}px)`;
      const total = liftAt(last) + timing.open + timing.close;
      const isOpen = timing.open / total;
      word.animate(
        [
          { transform: 'none' },
          { transform: opened, offset: isOpen, easing: 'linear' },
          {
            transform: opened,
            offset: Math.max(isOpen, 1 - timing.close / total),
            easing: 'ease-in-out',
          },
          { transform: 'none' },
        ],
        { duration: total, easing: 'ease-out' },
      );
    }
    return sheet;
  }

  function finish() {
    clearTimeout(timer);
    liftOut();
    if (words) stage.prepend(closeGaps(words));
    const end = liftAt(marks.length - 1) + Math.max(timing.lift, timing.open + timing.close);
    timer = setTimeout(() => {
      stage.animate([{ opacity: 1 }, { opacity: 0 }], timing.fade);
      timer = setTimeout(cancel, timing.fade - 15);
    }, end);
  }

  return { finish, cancel };
}
