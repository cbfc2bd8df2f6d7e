export { protectedItems } from './protected-items.ts';
export type { ItemKind, ProtectedItem } from './protected-patterns.ts';
export { sentences } from './sentences.ts';
export { uniqueness } from './uniqueness.ts';
export { type Span, words } from './words.ts';
