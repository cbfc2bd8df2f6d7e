import { history, historyKeymap, insertNewline, standardKeymap } from '@codemirror/commands';
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { findMark } from './find-mark.ts';
import { runField } from './long-runs.ts';
import { fromOutside, noMarks, setMarks } from './marking.ts';
import { markPlugin } from './marks.ts';
import { redrawOnWidth } from './redraw-on-width.ts';
import { surfaceTheme } from './theme.ts';

/** From this length on, changes are handed over at most every `pauseMs`: joining the lines costs milliseconds. */
const longFrom = 50_000;
const pauseMs = 100;

/** A long paste goes in with a task of its own: reading the clipboard has cost enough of the first one. */
function pasteLong(event: ClipboardEvent, view: EditorView): boolean {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (text.length <= longFrom || view.state.readOnly) return false;
  setTimeout(() => {
    const inserted = view.state.replaceSelection(text);
    view.dispatch(inserted, { userEvent: 'input.paste', scrollIntoView: true });
  });
  return true;
}

export interface EditorOptions {
  root: ShadowRoot;
  label: string;
  placeholder: string;
  onChange: (text: string) => void;
}

export interface Editor {
  view: EditorView;
  /** Hands over what was typed last, if that is still to be done; returns the whole text. */
  flush: () => string;
  /** Puts in the first text, which no undo takes away, with the caret in it. */
  fill: (text: string, caret: number) => void;
  /** Takes the focus and, unless told otherwise, scrolls to the caret. */
  show: (how?: { showsCaret?: boolean | undefined }) => void;
  setText: (text: string) => void;
  /** @param quiet what is only shown, and stays in the text */
  setMarks: (marks: Int32Array, quiet?: Int32Array) => void;
  /** Scrolls to the mark at an offset and gives what is drawn there, once it is drawn. */
  findMark: (start: number) => Promise<HTMLElement | null>;
  setReadOnly: (readOnly: boolean) => void;
  destroy: () => void;
}

/** Offsets in the editor are offsets in the string: only LF ends a line, a CR stays where it is. */
const lineFeedsOnly = EditorState.lineSeparator.of('\n');

/** What the editor and the viewer of long texts share. */
export function surfaceExtensions(label: string): Extension[] {
  return [
    lineFeedsOnly,
    EditorView.lineWrapping,
    EditorView.perLineTextDirection.of(true),
    EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
    surfaceTheme,
  ];
}

/** An editor for texts of any length, in a shadow root, drawing only the lines that are seen. */
export function createEditor(options: EditorOptions): Editor {
  const writing = new Compartment();
  let sent = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    sent = view.state.doc.toString();
    view.plugin(markPlugin)?.sent();
    options.onChange(sent);
  }
  function flush() {
    if (timer !== undefined) send();
    return sent;
  }

  const view = new EditorView({
    root: options.root,
    parent: options.root,
    extensions: [
      surfaceExtensions(options.label),
      history(),
      writing.of([]),
      keymap.of([{ key: 'Enter', run: insertNewline }, ...historyKeymap, ...standardKeymap]),
      placeholder(options.placeholder),
      markPlugin,
      runField,
      EditorView.updateListener.of((update) => {
        if (!update.docChanged) return;
        if (update.transactions.some((transaction) => transaction.annotation(fromOutside))) return;
        if (update.state.doc.length <= longFrom) send();
        else timer ??= setTimeout(send, pauseMs);
      }),
      EditorView.domEventHandlers({
        blur: () => void flush(),
        paste: pasteLong,
        // A shortcut of the page may read the text in the next moment.
        keydown: (event) => void ((event.ctrlKey || event.metaKey) && flush()),
        // Files belong to the drop zone around the editor.
        drop: (event) => (event.dataTransfer?.files.length ?? 0) > 0,
      }),
    ],
  });

  const stopRedrawing = redrawOnWidth(view, () => {
    flush();
    const marking = view.plugin(markPlugin)?.marking();
    view.setState(view.state);
    if (marking) view.dispatch({ effects: setMarks.of(marking) });
  });

  return {
    view,
    flush,
    fill(text, caret) {
      sent = text;
      view.dispatch({
        changes: { from: 0, insert: text },
        selection: { anchor: caret },
        annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
      });
    },
    show({ showsCaret = true } = {}) {
      if (showsCaret)
        view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main) });
      view.focus();
    },
    setText(text) {
      if (text === sent) return;
      clearTimeout(timer);
      timer = undefined;
      sent = text;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        selection: { anchor: 0 },
        annotations: fromOutside.of(true),
      });
    },
    setMarks(marks, quiet = noMarks) {
      const since = view.plugin(markPlugin)?.sinceSent() ?? null;
      view.dispatch({ effects: setMarks.of({ marks, quiet, since }) });
    },
    findMark: (start) => findMark(view, start),
    setReadOnly(readOnly) {
      if (readOnly === view.state.readOnly) return;
      view.dispatch({ effects: writing.reconfigure(EditorState.readOnly.of(readOnly)) });
    },
    destroy() {
      stopRedrawing();
      flush();
      view.destroy();
    },
  };
}
