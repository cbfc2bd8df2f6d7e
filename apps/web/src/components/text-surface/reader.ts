import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { surfaceExtensions } from './editor.ts';

export interface ReaderOptions {
  root: ShadowRoot;
  label: string;
  text: string;
}

/** What every surface has that is read and not written in: it takes the focus, but no key and no drop. */
export function readOnlyExtensions(label: string): Extension[] {
  return [
    surfaceExtensions(label),
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    EditorView.contentAttributes.of({ 'aria-readonly': 'true', tabindex: '0' }),
    EditorView.domEventHandlers({ drop: () => true }),
  ];
}

/** A read-only text of any length, in a shadow root, drawing only the lines that are seen. */
export function createReader({ root, label, text }: ReaderOptions): EditorView {
  return new EditorView({ root, parent: root, doc: text, extensions: readOnlyExtensions(label) });
}
