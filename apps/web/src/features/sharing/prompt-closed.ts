const key = 'share-prompt-closed';

/** Whether the prompt was closed in this session of the tab: it then does not come back. */
export function promptClosed(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function rememberPromptClosed() {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage the prompt may come again; that is all.
  }
}
