import type { Document } from './document.ts';

/**
 * For each token the nearest one, at or before it in its sentence, of which something holds; -1 where
 * there is none. Asked once a rule: to walk back from every "and" of an endless sentence takes ages.
 */
export function nearestBefore(doc: Document, holds: (at: number) => boolean): Int32Array {
  const nearest = new Int32Array(doc.count);
  let last = -1;
  for (let at = 0; at < doc.count; at++) {
    if (at > 0 && doc.sentence[at]! !== doc.sentence[at - 1]!) last = -1;
    if (holds(at)) last = at;
    nearest[at] = last;
  }
  return nearest;
}

/** The same looking ahead: the nearest one at or behind each token in its sentence, or -1. */
export function nearestAfter(doc: Document, holds: (at: number) => boolean): Int32Array {
  const nearest = new Int32Array(doc.count);
  let next = -1;
  for (let at = doc.count - 1; at >= 0; at--) {
    if (at + 1 < doc.count && doc.sentence[at]! !== doc.sentence[at + 1]!) next = -1;
    if (holds(at)) next = at;
    nearest[at] = next;
  }
  return nearest;
}

/** The first token of each token's sentence. */
export function sentenceStarts(doc: Document): Int32Array {
  const starts = new Int32Array(doc.count);
  for (let at = 1; at < doc.count; at++) {
    starts[at] = doc.sentence[at]! === doc.sentence[at - 1]! ? starts[at - 1]! : at;
  }
  return starts;
}

/** One past the last token of each token's sentence. */
export function sentenceEnds(doc: Document): Int32Array {
  const ends = new Int32Array(doc.count);
  for (let at = doc.count - 1; at >= 0; at--) {
    const isLast = at + 1 === doc.count || doc.sentence[at]! !== doc.sentence[at + 1]!;
    ends[at] = isLast ? at + 1 : ends[at + 1]!;
  }
  return ends;
}
