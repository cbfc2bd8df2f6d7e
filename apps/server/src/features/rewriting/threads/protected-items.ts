export { type ItemKind, protectedItems } from '@cleanpaste/core/text';
