import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { createEditor, type Editor } from './editor.ts';
import type { MarkFinder } from './mark-finder.ts';

export interface TextSurfaceHandle {
  /** Hands over what was typed in the last moment through `onChange`, and returns the whole text. */
  flush: () => string;
  focus: () => void;
}

export interface TextSurfaceProps {
  /** Name of the field for assistive technology; ids do not reach across the shadow root. */
  label: string;
  /** The text. One that differs from what was last handed over replaces what stands in the editor. */
  value: string;
  /** Called after a change: at once up to 50,000 units, beyond that at most every 100 ms, and on blur. */
  onChange: (text: string) => void;
  /**
   * Start and end of each hidden character in the text last handed over, ascending. Null while not
   * known: what is drawn stays, and moves along with what is typed.
   */
  marks?: Int32Array | null;
  /** The same for what is only shown and stays in the text; changes together with `marks`. */
  quietMarks?: Int32Array | null;
  finder?: Ref<MarkFinder>;
  placeholder?: string;
  /** The text can be read and selected, and stands still. */
  readOnly?: boolean;
  /** Takes the focus at once, with the caret at `caret` or at the end. */
  autoFocus?: boolean;
  caret?: number;
  /** False: the text opens at its beginning, wherever the caret is. */
  showsCaret?: boolean;
  /** Size, font size and leading of the box; `--surface-x` and `--surface-y` set its padding. */
  className?: string;
  ref?: Ref<TextSurfaceHandle>;
}

/** A text field for texts of any length. Loaded lazily: it brings the editor library with it. */
export default function TextSurface(props: TextSurfaceProps) {
  const { value, marks, quietMarks, readOnly = false, className, ref, finder } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const { label, placeholder = '' } = latest.current;
    const element = host.current!;
    const made = createEditor({
      // The shadow root lets the editor's style sheets be constructed ones, which the page's CSP allows.
      root: element.shadowRoot ?? element.attachShadow({ mode: 'open' }),
      label,
      placeholder,
      onChange: (changed) => latest.current.onChange(changed),
    });
    // Making the editor, laying out its text and showing the caret are a task each, so that none
    // of them holds up a key.
    let timer = setTimeout(() => {
      const { value: text, marks: known, autoFocus, caret = text.length } = latest.current;
      const { quietMarks: quiet, showsCaret } = latest.current;
      editor.current = made;
      made.fill(text, Math.min(caret, text.length));
      made.setReadOnly(latest.current.readOnly ?? false);
      if (known) made.setMarks(known, quiet ?? undefined);
      if (autoFocus) timer = setTimeout(() => made.show({ showsCaret }));
    });
    return () => {
      clearTimeout(timer);
      editor.current = null;
      made.destroy();
    };
  }, []);

  useLayoutEffect(() => editor.current?.setText(value), [value]);
  useLayoutEffect(() => editor.current?.setReadOnly(readOnly), [readOnly]);
  useEffect(() => {
    if (marks) editor.current?.setMarks(marks, quietMarks ?? undefined);
  }, [marks, quietMarks]);
  useImperativeHandle(finder, () => ({
    find: async ({ start }) => (await editor.current?.findMark(start)) ?? null,
  }));
  useImperativeHandle(ref, () => ({
    flush: () => editor.current?.flush() ?? latest.current.value,
    focus: () => editor.current?.view.focus(),
  }));

  return <div ref={host} className={className} />;
}
