import * as Kind from './kind-codes.ts';

export const LAST_LETTER = Kind.lisu;
/** Kinds up to this one come in runs that are passed over together. */
export const LAST_RUN = Kind.rightToLeft;
export const FIRST_TRANSPARENT = Kind.control;

/** What has a shape and is only reported, unless an option says otherwise. */
export function isFlagged(kind: number): boolean {
  return kind >= Kind.replacementCharacter && kind <= Kind.lookAlike;
}

/** What is one thing though it has several characters, of which each counts as removed. */
export function isWhole(kind: number): boolean {
  return kind >= Kind.escapeSequence;
}
