/** What other areas may use of cleaning. */
export { cleanText, retryVisibly } from './cleaner/clean-anywhere.ts';
export type { CleanedState } from './draft/draft.ts';
export { draftStore } from './draft/draft-store.ts';
export { useDraft } from './draft/use-draft.ts';
