import { findCandidates } from '../../../packages/core/src/rewrite/candidates.ts';
import { readDocument } from '../../../packages/core/src/rewrite/document.ts';
import { isEnglish } from '../../../packages/core/src/rewrite/language.ts';
import { tagDocument } from '../../../packages/core/src/rewrite/tagger.ts';
import { markTerms } from '../../../packages/core/src/rewrite/terms.ts';
import { sentences } from '../../../packages/core/src/text/index.ts';
import { digest, nearby, type Place } from './context.ts';
import type { Source } from './sources.ts';

/** A pair in a sentence. */
export interface Context extends Place {
  pair: string;
  kind: string;
  document: string;
  /** Where the edit stands in its document. */
  position: number;
  /** Puts contexts in an order of chance that is always the same. */
  lot: string;
}

/** All that was seen of a pair: how many places it might be used at, and some contexts of each kind of text. */
export interface Seen {
  places: number;
  byKind: Map<string, Context[]>;
}

/** Contexts of a pair kept of one kind of text: more than are ever drawn of one. */
const KEPT = 12;

/** Adds the places of a text that a pair might change to what was seen of it. */
export function collect(seen: Map<string, Seen>, { text, kind, document }: Source): void {
  const doc = readDocument(text);
  if (!isEnglish(doc)) return;
  tagDocument(doc);
  markTerms(doc);
  const spans = sentences(text);
  const candidates = findCandidates(doc).sort((a, b) => a.start - b.start);
  let at = 0;
  for (const candidate of candidates) {
    const { pair, start } = candidate;
    const all = seen.get(pair) ?? { places: 0, byKind: new Map<string, Context[]>() };
    all.places++;
    seen.set(pair, all);
    while (at + 1 < spans.length && spans[at]!.end <= start) at++;
    const place = placeOf(text, spans.slice(at, at + 3), candidate);
    const lot = digest(pair, place.sentence, String(place.start));
    keep(all, { ...place, pair, kind, document, position: start, lot });
  }
}

/** The sentence of an edit, or both where it joins two. */
function placeOf(
  text: string,
  spans: readonly { start: number; end: number }[],
  { start, end, replacement }: Omit<Place, 'sentence'>,
): Place {
  const from = Math.min(start, spans[0]!.start);
  const last = spans.find((span) => span.end >= end);
  const to = Math.max(end, last?.end ?? end);
  return { sentence: text.slice(from, to), start: start - from, end: end - from, replacement };
}

function keep(all: Seen, context: Context): void {
  const list = all.byKind.get(context.kind) ?? [];
  all.byKind.set(context.kind, list);
  const near = nearby(context);
  if (list.some((other) => nearby(other) === near)) return;
  if (list.filter(({ document }) => document === context.document).length > 1) return;
  list.push(context);
  if (list.length <= KEPT) return;
  list.sort((a, b) => (a.lot < b.lot ? -1 : 1));
  list.pop();
}

/**
 * Up to `count` contexts of a pair: one of each kind of text in turn, at most two of one document, and
 * none whose words around the edit stood in another.
 */
export function drawContexts({ byKind }: Seen, count: number): Context[] {
  const kinds = [...byKind.values()]
    .map((list) => [...list].sort((a, b) => (a.lot < b.lot ? -1 : 1)))
    .sort((a, b) => (a[0]!.lot < b[0]!.lot ? -1 : 1));
  const drawn: Context[] = [];
  const documents = new Map<string, number>();
  const near = new Set<string>();
  while (drawn.length < count && kinds.some((list) => list.length > 0)) {
    for (const list of kinds) {
      const context = list.shift();
      if (context === undefined || drawn.length >= count) continue;
      const used = documents.get(context.document) ?? 0;
      if (used > 1 || near.has(nearby(context))) continue;
      documents.set(context.document, used + 1);
      near.add(nearby(context));
      drawn.push(context);
    }
  }
  return drawn;
}
