/** What other areas may use of cleaning. */
export { cleanText } from './cleaner/api.ts';
export { retryVisibly } from './cleaner/clean-anywhere.ts';
export type { CleanedState } from './draft/draft.ts';
export { draftStore } from './draft/draft-store.ts';
export { useDraft } from './draft/use-draft.ts';
