const storageKey = 'hand-over';

/** Lays a text down in this tab for the cleaner, which opens next. */
export function handOver(text: string): void {
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // Storage that is full or switched off takes nothing along; the cleaner then opens as it was.
  }
}

/** The text that was laid down, once: taking it erases it. Empty without one. */
export function takeHandOver(): string {
  try {
    const text = sessionStorage.getItem(storageKey) ?? '';
    sessionStorage.removeItem(storageKey);
    return text;
  } catch {
    return '';
  }
}
