import { type Candidate, propose } from '../candidate.ts';
import type { Document } from '../document.ts';

/** Em dashes become spaced en dashes, the other usual style. Apostrophes stay as the text has them. */
export function proposeTypography(doc: Document, candidates: Candidate[]): void {
  for (let i = 1; i + 1 < doc.count; i++) {
    if (doc.locked[i]! === 1) continue;
    if (doc.text[doc.start[i]!]! === '—' && doc.end[i]! - doc.start[i]! === 1)
      proposeDash(doc, candidates, i);
  }
}

/** Between two words of a sentence, with or without spaces around it. */
function proposeDash(doc: Document, candidates: Candidate[], i: number): void {
  const touching = doc.end[i - 1]! === doc.start[i]! && doc.end[i]! === doc.start[i + 1]!;
  if (!touching || doc.word[i - 1]! === 0 || doc.word[i + 1]! === 0 || doc.locked[i - 1]! === 1)
    return;
  if (doc.sentence[i - 1]! !== doc.sentence[i + 1]! || hasAnother(doc, i)) return;
  propose(doc, candidates, {
    from: i,
    to: i + 1,
    replacement: ' – ',
    cost: 1,
    kind: 'punctuation',
  });
}

/** Two dashes that enclose something look alike: neither is changed without the other. */
function hasAnother(doc: Document, dash: number): boolean {
  const isAnother = (at: number) => at !== dash && doc.lower[at]! === '—';
  for (let at = dash; at >= 0 && doc.sentence[at]! === doc.sentence[dash]!; at--)
    if (isAnother(at)) return true;
  for (let at = dash; at < doc.count && doc.sentence[at]! === doc.sentence[dash]!; at++)
    if (isAnother(at)) return true;
  return false;
}
