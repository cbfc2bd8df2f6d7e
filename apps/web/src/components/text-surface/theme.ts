import { EditorView } from '@codemirror/view';

/**
 * The look of the surface, in the page's own colours: custom properties reach into the shadow root,
 * and so do font, size and leading, which the host element sets.
 */
export const surfaceTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'inherit',
    lineHeight: 'inherit',
    overscrollBehavior: 'auto',
  },
  '.cm-content': {
    padding: 'var(--surface-y, 1rem) var(--surface-x, 1rem)',
    caretColor: 'var(--ink)',
    minHeight: '100%',
    boxSizing: 'border-box',
    outline: 'none',
  },
  '.cm-line': { padding: '0', unicodeBidi: 'plaintext' },
  '.cm-placeholder': { color: 'var(--soft)' },
  '.cm-line ::selection, .cm-line::selection': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 26%, transparent)',
  },
  '.cm-hidden': {
    backgroundColor: 'var(--mark-wash)',
    borderRadius: '1px',
    boxShadow: '0 0 0 1.5px var(--mark)',
  },
});
