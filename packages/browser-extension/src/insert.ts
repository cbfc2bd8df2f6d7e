/** A field of a page that takes text; the browser has several kinds. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

const kinds = new Set(['text', 'search', 'url', 'tel', 'email', '']);

const isPlain = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;

/** The field that an event or the focus means; none for passwords, numbers and what is read only. */
export function fieldOf(target: EventTarget | null | undefined): Field | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  if (target instanceof HTMLInputElement)
    return kinds.has(target.type) && !target.readOnly && !target.disabled ? target : undefined;
  if (target instanceof HTMLTextAreaElement)
    return target.readOnly || target.disabled ? undefined : target;
  return target.isContentEditable ? target : undefined;
}

/**
 * Puts a text in the place of the selection as if it had been typed: the page hears of it, and it can
 * be undone. What the browser types is deprecated by name only; nothing else keeps the undo.
 */
export function typeInto(field: Field, text: string): void {
  field.focus();
  if (document.execCommand('insertText', false, text)) return;
  if (!isPlain(field)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }),
  );
}
