/** What other areas may use of cleaning. */
export { cleanText } from './cleaner/api.ts';
export { type CleanedState, retryVisibly } from './cleaner/clean-anywhere.ts';
