import type { Alternatives } from '@cleanpaste/core/watermark';
import { laboratorySampleCopy } from '../../../copy/laboratory-sample-copy.ts';

/** A text, and the places in it that may read in several ways. */
export interface OpenText {
  text: string;
  places: Alternatives[];
}

/** Reads `{one|two}` as a place that reads `one` and might read `two`. */
export function readOpenText(template: string): OpenText {
  const places: Alternatives[] = [];
  let text = '';
  let from = 0;
  for (const { index, 0: slot, 1: inside = '' } of template.matchAll(/\{([^{}]*)\}/g)) {
    text += template.slice(from, index);
    const [first = '', ...options] = inside.split('|');
    places.push({ start: text.length, end: text.length + first.length, options });
    text += first;
    from = index + slot.length;
  }
  return { text: text + template.slice(from), places };
}

/** The laboratory's own text: like a model, it has a choice at every second word. */
export const sample = readOpenText(laboratorySampleCopy);
