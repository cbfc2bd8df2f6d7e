import { EditorView } from '@codemirror/view';

/**
 * The look of the surface, in the page's own colours: custom properties reach into the shadow root,
 * and so do font, size and leading, which the host element sets.
 */
export const surfaceTheme = EditorView.theme({
  '&': { height: '100%', maxHeight: 'var(--surface-max, none)', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'inherit',
    lineHeight: 'inherit',
    overscrollBehavior: 'auto',
    // A shade at its foot as long as there is more below, which the end of the text covers.
    background:
      'linear-gradient(transparent, var(--surface) 60%) 0 100% / 100% 2.5rem no-repeat local, ' +
      'linear-gradient(transparent, var(--shade)) 0 100% / 100% 1rem no-repeat scroll',
  },
  '.cm-content': {
    padding: 'var(--surface-y, 1rem) var(--surface-x, 1rem)',
    caretColor: 'var(--ink)',
    minHeight: '100%',
    boxSizing: 'border-box',
    outline: 'none',
    // A text is shown character by character: "->" must not look like an arrow.
    fontVariantLigatures: 'none',
  },
  '.cm-line': { padding: '0', unicodeBidi: 'plaintext' },
  '.cm-placeholder': { color: 'var(--soft)' },
  '.cm-line ::selection, .cm-line::selection': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 26%, transparent)',
  },
  '.cm-hidden': {
    position: 'relative',
    backgroundColor: 'var(--mark-wash)',
    boxShadow: '0 0 0 0.5px color-mix(in srgb, var(--mark) 75%, transparent)',
  },
  // As in the box of a short text (.hidden-mark): between the letters and below them, not over.
  '.cm-hidden::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto -2.5px -3.5px',
    height: '3.5px',
    borderRadius: '2px',
    backgroundColor: 'var(--mark)',
  },
  '.cm-quiet': {
    textDecoration: 'underline dotted 2px var(--second)',
    textUnderlineOffset: '4px',
  },
  '.cm-box': {
    margin: '0 1.5px',
    padding: '0 4px',
    border: '1px solid var(--mark-line)',
    borderRadius: '5px',
    backgroundColor: 'var(--mark-wash)',
    color: 'var(--mark)',
    fontFamily: 'var(--font-mono)',
    fontSize: '0.68em',
    lineHeight: '1.65',
    verticalAlign: '0.08em',
    whiteSpace: 'nowrap',
    unicodeBidi: 'isolate',
    direction: 'ltr',
    cursor: 'default',
    scrollMargin: '3rem',
  },
  '.cm-box-danger': {
    borderColor: 'var(--danger)',
    backgroundColor: 'var(--danger-wash)',
    color: 'var(--danger)',
  },
  '.cm-box-flag': {
    borderColor: 'var(--second)',
    backgroundColor: 'color-mix(in srgb, var(--second) 16%, var(--surface))',
    color: 'var(--ink)',
  },
  '.cm-box-keep': {
    borderColor: 'var(--accent)',
    borderStyle: 'dashed',
    backgroundColor: 'var(--accent-wash)',
    color: 'var(--accent)',
  },
  '.cm-box-layout': {
    borderColor: 'transparent',
    backgroundColor: 'var(--sunken)',
    color: 'var(--soft)',
  },
  '.cm-box:focus, .cm-box-current': { outline: '2px solid var(--accent)', outlineOffset: '1px' },
});
