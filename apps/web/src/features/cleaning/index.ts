/** What other areas may use of cleaning. */
export { cleanText, retryVisibly } from './cleaner/clean-anywhere.ts';
export { replacedIn } from './cleaner/replaced-in.ts';
export { useShown } from './draft/after-crash.ts';
export type {
  AskedCheck,
  CleanedState,
  Credit,
  EngineChoice,
  ModelLack,
  RewriteOptions,
} from './draft/draft.ts';
export { chosenOptions } from './draft/draft.ts';
export { draftStore } from './draft/draft-store.ts';
export { handOver } from './draft/hand-over.ts';
export { useDraft } from './draft/use-draft.ts';
export { saveFile } from './files/save-file.ts';
