import type { Form, FormSwitch } from './form/types.ts';

/**
 * How bold the edits are: `normal` makes only the commonest and safest exchanges, `strong` also the
 * rarer ones, which weaken a mark more and are wrong more often.
 */
export type Strength = 'normal' | 'strong';

/** What sort of change an edit is: one of wording, or the switch of form that it comes from. */
export type EditKind =
  | FormSwitch
  | 'word'
  | 'phrase'
  | 'connective'
  | 'function-word'
  | 'order'
  | 'punctuation'
  | 'contraction'
  | 'sentence';

/** One change: `original` stood at `text.slice(start, end)` of the given text. UTF-16 units. */
export interface Edit {
  start: number;
  end: number;
  original: string;
  replacement: string;
  kind: EditKind;
}

/** Why a text came back as it was, or nothing when it was worked on. */
export type RewriteNote = 'not-english' | 'too-short' | 'all-caps';

/** A rewritten text and the changes that lead to it, in order and without overlaps. */
export interface Rewrite {
  text: string;
  edits: Edit[];
  note?: RewriteNote;
}

/** Options of `rewrite`. */
export interface RewriteOptions {
  strength?: Strength;
  /** The same text, strength and seed give the same rewrite. Default 1. */
  seed?: number;
  /** Changes of form beside the wording; none by default. */
  form?: Form;
}
