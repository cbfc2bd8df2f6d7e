import { EditorView } from '@codemirror/view';
import { type Boxes, firstBoxAfter, stopsBefore } from './box-stops.ts';
import { readOnlyExtensions } from './reader.ts';
import { redrawOnWidth } from './redraw-on-width.ts';
import { type LookedAt, lookAt, revealBoxes } from './reveal-boxes.ts';

export interface ViewerOptions {
  root: ShadowRoot;
  label: string;
  text: string;
  boxes: Boxes;
  /** Told which box the pointer or the focus is on, with its element; null when it leaves. */
  onBox: (index: number | null, element: HTMLElement | null) => void;
}

export interface Viewer {
  /** Scrolls a box into view and puts the focus on it. */
  show: (index: number) => void;
  destroy: () => void;
}

/** Frames until a box that was scrolled to must have been drawn. */
const framesToWait = 10;

const boxOf = (event: Event) => (event.target as Element | null)?.closest?.<HTMLElement>('.cm-box');

/** A read-only text with labelled boxes; left and right step from box to box. */
export function createViewer({ root, label, text, boxes, onBox }: ViewerOptions): Viewer {
  const { places, stops } = boxes;
  const seen: LookedAt = { index: -1 };

  function show(index: number) {
    const position = places[index * 3];
    if (position === undefined) return;
    view.dispatch({ effects: EditorView.scrollIntoView(position, { y: 'center' }) });
    let frames = 0;
    const focus = () => {
      const box = view.contentDOM.querySelector<HTMLElement>(`[data-box="${index}"]`);
      if (box) box.focus({ preventScroll: true });
      else if (frames++ < framesToWait) requestAnimationFrame(focus);
    };
    focus();
  }

  function stopAfter(index: number, by: number): number {
    return by < 0 ? stopsBefore(stops, index) - 1 : stopsBefore(stops, index + 1);
  }

  function step(event: KeyboardEvent): boolean {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
    const focused = boxOf(event)?.dataset.box;
    // Without a box in focus the first step goes to the first one that is drawn.
    const next = focused
      ? stopAfter(Number(focused), by)
      : stopsBefore(stops, firstBoxAfter(places, view.viewport.from));
    show(stops[Math.min(Math.max(next, 0), stops.length - 1)] ?? -1);
    return true;
  }

  const point = (event: Event) => {
    const box = boxOf(event);
    if (!box) return;
    lookAt(seen, Number(box.dataset.box), view.contentDOM);
    onBox(Number(box.dataset.box), box);
  };
  const leave = (event: Event) => {
    if (boxOf(event)) onBox(null, null);
  };

  const view = new EditorView({
    root,
    parent: root,
    doc: text,
    extensions: [
      readOnlyExtensions(label),
      revealBoxes(boxes, seen),
      EditorView.domEventHandlers({
        keydown: step,
        mouseover: point,
        mouseout: leave,
        focusin: point,
        focusout: leave,
      }),
    ],
  });
  const stopRedrawing = redrawOnWidth(view, () => view.setState(view.state));
  const destroy = () => {
    stopRedrawing();
    view.destroy();
  };
  return { show, destroy };
}
