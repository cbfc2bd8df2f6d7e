import { useEffect, useRef } from 'react';

interface BoxEntry {
  /** Id of the field of the box. */
  id: string;
  /** False while a result stands, which is what somebody came back for. */
  takesFocus: () => boolean;
  /** A text that was pasted while no field had the focus. */
  onPaste: (text: string) => void;
}

/** A keyboard and a mouse: on a touch screen the focus would bring up the keys. */
const isDesk = () =>
  typeof matchMedia === 'function' && matchMedia('(pointer: fine) and (min-width: 64rem)').matches;

/** Ways into the box without a click: it has the focus when the page is opened, and any paste goes to it. */
export function useBoxEntry({ id, takesFocus, onPaste }: BoxEntry) {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    const isFree = document.activeElement === document.body && location.hash === '';
    if (takesFocus() && isFree && isDesk())
      document.getElementById(id)?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const onEvent = (event: ClipboardEvent) => {
      const at = event.composedPath()[0];
      const isTaken =
        at instanceof Element &&
        at.closest(
          'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true], [role=dialog]',
        );
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (event.defaultPrevented || isTaken || text === '') return;
      event.preventDefault();
      latest.current(text);
    };
    document.addEventListener('paste', onEvent);
    return () => document.removeEventListener('paste', onEvent);
  }, []);
}

/** Puts a text where the caret of a field is, so that Ctrl Z takes it out again; false where that cannot be. */
export function insertInto(field: Element | null, text: string, { isAll }: { isAll: boolean }) {
  if (!(field instanceof HTMLTextAreaElement)) return false;
  field.focus();
  if (isAll) field.select();
  return document.execCommand?.('insertText', false, text) ?? false;
}
