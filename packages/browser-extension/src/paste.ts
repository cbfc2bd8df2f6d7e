import { clean } from '@cleanpaste/core/hidden';
import { fieldOf, typeInto } from './insert.ts';
import type { Settings } from './settings.ts';

const optionsOf = ({ typography }: Settings) => ({ ellipsisAndArrows: typography });

/** Field within a shadow tree, too. */
const targetOf = (event: Event) => fieldOf(event.composedPath()[0] ?? event.target);

/**
 * Cleans a text on its way into a field. Where nothing is hidden the browser pastes as ever, with the
 * formatting; otherwise the clean text goes in without it, since the page may take formatting for code.
 */
export function onPaste(event: ClipboardEvent, settings: Settings): void {
  if (!settings.paste || event.defaultPrevented || !event.isTrusted) return;
  const field = targetOf(event);
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  if (!field || pasted === '') return;
  const { text } = clean(pasted, optionsOf(settings));
  if (text === pasted) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  typeInto(field, text);
}

/** Cleans what is selected in a field, or else all of it. Says how many characters went. */
export function cleanField(target: Element | null, settings: Settings): number {
  const field = fieldOf(target);
  if (!field) return 0;
  if ('value' in field) {
    const isPart = field.selectionStart !== field.selectionEnd;
    if (!isPart) field.select();
    const chosen = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
    return replaceBy(field, chosen, settings);
  }
  const selection = document.getSelection();
  if (selection?.isCollapsed) selection.selectAllChildren(field);
  let count = 0;
  // Text by text, so that the formatting stays.
  for (const node of textsOf(field, selection)) {
    const { text, removedCharacterCount } = clean(node.data, optionsOf(settings));
    if (text === node.data) continue;
    count += removedCharacterCount;
    const range = document.createRange();
    range.selectNodeContents(node);
    selection?.removeAllRanges();
    selection?.addRange(range);
    typeInto(field, text);
  }
  return count;
}

function replaceBy(field: HTMLElement, chosen: string, settings: Settings): number {
  const { text, removedCharacterCount } = clean(chosen, optionsOf(settings));
  if (text !== chosen) typeInto(field, text);
  return removedCharacterCount;
}

function textsOf(field: HTMLElement, selection: Selection | null): Text[] {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!selection || selection.containsNode(node, true)) texts.push(node);
  }
  return texts;
}
