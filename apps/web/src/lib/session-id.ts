const key = 'session-id';

/** The browser's session id: a random UUID, made once and kept in browser storage. */
export function sessionId(): string {
  try {
    const stored = localStorage.getItem(key);
    if (stored) return stored;
    const made = crypto.randomUUID();
    localStorage.setItem(key, made);
    return made;
  } catch {
    fallback ??= crypto.randomUUID();
    return fallback;
  }
}

let fallback: string | undefined;
