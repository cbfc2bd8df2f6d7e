import { EditorView } from '@codemirror/view';

/** Frames until a mark that was scrolled to must have been drawn. */
const framesToWait = 10;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The drawn mark that covers an offset: the last that begins at it or before. */
function drawnAt(view: EditorView, start: number): HTMLElement | null {
  let found: HTMLElement | null = null;
  for (const mark of view.contentDOM.querySelectorAll<HTMLElement>(
    '.cm-hidden, .cm-quiet, .cm-box',
  ))
    if (view.posAtDOM(mark) <= start) found = mark;
  return found;
}

/** Scrolls to the mark at an offset and gives what is drawn there, once it is drawn; null where nothing is. */
export async function findMark(view: EditorView, start: number): Promise<HTMLElement | null> {
  view.dispatch({
    effects: EditorView.scrollIntoView(Math.min(start, view.state.doc.length), { y: 'center' }),
  });
  for (let frame = 0; frame < framesToWait; frame++) {
    await nextFrame();
    const { from, to } = view.viewport;
    const mark = start >= from && start <= to ? drawnAt(view, start) : null;
    if (mark) return mark;
  }
  return null;
}
