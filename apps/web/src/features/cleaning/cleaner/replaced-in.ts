import type { HiddenKind } from '../../../workers/messages.ts';

/** How many characters of these kinds cleaning replaces by a plain one; the others it removes or leaves. */
export const replacedIn = (kinds: readonly Pick<HiddenKind, 'action' | 'count'>[] = []) =>
  kinds.reduce((sum, { action, count }) => sum + (action === 'replace' ? count : 0), 0);
