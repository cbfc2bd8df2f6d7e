import type { SessionState } from '../../../lib/session-keeper.ts';

const storageKey = 'draft';

interface Draft {
  text: string;
  /** Id of the user who was signed in; null for a visitor, who may sign in as anybody. */
  owner: string | null;
}

export const userOf = (state: SessionState): string | null =>
  state.status === 'signed-in' ? state.session.user.id : null;

/** Keeps a text in this tab while its owner is away to sign in or to choose a plan. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage that is full or switched off keeps nothing; the text still stands on the page.
  }
}

/** The text that was kept, once, for its owner: somebody else's goes unread. Empty without one. */
export function takeDraft(state: SessionState): string {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Draft | null;
    if (draft === null) return '';
    const isOwn = draft.owner === null || draft.owner === userOf(state);
    const isOver =
      state.status === 'signed-in' || (state.status === 'signed-out' && state.byChoice);
    if (isOwn || isOver) sessionStorage.removeItem(storageKey);
    return isOwn ? draft.text : '';
  } catch {
    return '';
  }
}
