const key = 'draft';

/** Keeps a text in this tab while its owner is away to sign in or to choose a plan. */
export function keepDraft(text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage that is full or switched off keeps nothing; the text still stands on the page.
  }
}

/** The text that was kept, once; empty without one. */
export function takeDraft(): string {
  try {
    const text = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return '';
  }
}
