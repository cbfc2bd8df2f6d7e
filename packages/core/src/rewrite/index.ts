export { applyEdits } from './edits.ts';
export type { Form, FormSwitch } from './form/types.ts';
export { alternatives, type Places, readsAsEnglish, rewrite } from './rewrite.ts';
export type { Edit, EditKind, Rewrite, RewriteNote, RewriteOptions, Strength } from './types.ts';
