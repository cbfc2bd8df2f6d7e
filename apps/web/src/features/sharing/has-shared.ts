const key = 'has_shared';

/** Whether this browser has shared a result before. */
export function hasShared(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

export function rememberShared() {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Without storage the prompt may come again; that is all.
  }
}
