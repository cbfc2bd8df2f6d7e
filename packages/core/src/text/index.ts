export { sentences } from './sentences.ts';
export { uniqueness } from './uniqueness.ts';
export { type Span, words } from './words.ts';
