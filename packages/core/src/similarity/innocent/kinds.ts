import type { Span } from '../types.ts';

/**
 * Likeness that says nothing about copying: each kind is named apart and can be counted or not.
 * The first four are told by how a text is laid out, the others by their wording.
 */
export const INNOCENT_KINDS = [
  'quotations',
  'references',
  'assignment',
  'notices',
  'licences',
  'contracts',
  'letters',
  'phrases',
] as const;

export type InnocentKind = (typeof INNOCENT_KINDS)[number];

/** A passage of which likeness is no sign of copying. */
export interface InnocentSpan extends Span {
  kind: InnocentKind;
}
