import type { Candidate } from '../candidate.ts';
import { type Document, readDocument } from '../document.ts';
import { tagDocument } from '../tagger.ts';

/** What a rule alone proposes for a text, each as `before → after`; deletions have nothing after. */
export function proposalsOf(
  propose: (doc: Document, candidates: Candidate[]) => void,
  text: string,
): string[] {
  const doc = readDocument(text);
  tagDocument(doc);
  const candidates: Candidate[] = [];
  propose(doc, candidates);
  return candidates.map(({ start, end, replacement }) =>
    `${text.slice(start, end)} → ${replacement}`.trim(),
  );
}
