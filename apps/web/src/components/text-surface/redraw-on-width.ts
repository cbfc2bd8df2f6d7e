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
  /** Of the first character in sight, while the width was the last one. */
  let first = 0;
  let resized: ReturnType<typeof setTimeout> | undefined;
  let scrolled: ReturnType<typeof setTimeout> | undefined;
  const isInParts = () => view.viewportLineBlocks.some(({ length }) => length > drawnInParts);

  function note() {
    clearTimeout(scrolled);
    scrolled = setTimeout(() => {
      if (view.dom.clientWidth !== width || !isInParts()) return;
      const { left, top } = view.scrollDOM.getBoundingClientRect();
      first = view.posAtCoords({ x: left + 24, y: top + 8 }, false);
    }, pauseMs);
  }

  function redrawSoon() {
    clearTimeout(resized);
    resized = setTimeout(() => {
      width = view.dom.clientWidth;
      if (!isInParts() || view.composing) return;
      redraw();
      // The text may have become a shorter one meanwhile.
      const at = Math.min(first, view.state.doc.length);
      view.dispatch({ effects: EditorView.scrollIntoView(at, { y: 'start' }) });
    }, pauseMs);
  }

  const observer = new ResizeObserver(() => {
    if (view.dom.clientWidth !== width) redrawSoon();
  });
  observer.observe(view.dom);
  view.scrollDOM.addEventListener('scroll', note, { passive: true });
  return () => {
    clearTimeout(resized);
    clearTimeout(scrolled);
    observer.disconnect();
    view.scrollDOM.removeEventListener('scroll', note);
  };
}
