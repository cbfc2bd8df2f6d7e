import { Annotation, type ChangeDesc, StateEffect } from '@codemirror/state';

export interface Marking {
  /** Start and end of each hidden character, ascending. */
  marks: Int32Array;
  /** The same for what is only shown, and stays in the text. */
  quiet: Int32Array;
  /** What was typed since the text that the marks describe; null for nothing. */
  since: ChangeDesc | null;
}

export const noMarks = new Int32Array(0);

/** New marks; they describe the text that was last handed to `onChange`, or set from outside. */
export const setMarks = StateEffect.define<Marking>();

/** On transactions that put a text in from outside. */
export const fromOutside = Annotation.define<true>();
