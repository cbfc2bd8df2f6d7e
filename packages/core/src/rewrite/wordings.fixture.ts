import { findCandidates } from './candidates.ts';
import { readDocument } from './document.ts';
import { tagDocument } from './tagger.ts';
import { markTerms } from './terms.ts';

/** Edits dearer than this are for no demonstration. */
const CEILING = 2.5;

/**
 * Every wording that lexicon and rules know for a text, as `before → after`, whatever the table of
 * pairs says of it: what the forms of words and the conditions of rules are tried on.
 */
export function wordings(text: string): string[] {
  const doc = readDocument(text);
  tagDocument(doc);
  markTerms(doc);
  return findCandidates(doc)
    .filter(({ cost, kind }) => cost <= CEILING && kind !== 'sentence')
    .map(({ start, end, replacement }) => `${text.slice(start, end)} → ${replacement}`);
}
