const listeners = new Set<(text: string) => void>();

/** Tells that a button of the page has put `text` on the clipboard; the browser has no event for that. */
export function tellCopied(text: string): void {
  for (const listener of listeners) listener(text);
}

/** Hears of each text that a button copies. Gives what ends it. */
export function onCopied(listener: (text: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
