import { EditorView } from '@codemirror/view';

/** Of a line from this length on the editor draws a part, and knows the height of the rest by what it measured once. */
const drawnInParts = 4000;
/** A window that is dragged to another width has its last one by then. */
const pauseMs = 120;

/**
 * Draws anew when the box has another width and shows a paragraph that is drawn in parts: the height of what
 * is not drawn stays that of the old width otherwise, and the box scrolls over nothing.
 * @param redraw lets the view forget what it measured
 * @returns the way to end it
 */
export function redrawOnWidth(view: EditorView, redraw: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  let width = view.dom.clientWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    if (view.dom.clientWidth === width) return;
    width = view.dom.clientWidth;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const isInParts = view.viewportLineBlocks.some(({ length }) => length > drawnInParts);
      if (!isInParts || view.composing) return;
      const { left, top } = view.scrollDOM.getBoundingClientRect();
      const first = view.posAtCoords({ x: left + 24, y: top + 8 }, false);
      redraw();
      view.dispatch({ effects: EditorView.scrollIntoView(first, { y: 'start' }) });
    }, pauseMs);
  });
  observer.observe(view.dom);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
