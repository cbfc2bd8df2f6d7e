import {
  excludedSpans,
  fingerprints,
  type Hit,
  type InnocentKind,
  innocentSpans,
  likenessOf,
  type Match,
  outside,
  rankCandidates,
  readForTranslations,
  type Span,
  similarityOf,
  type Translated,
  translationsOf,
} from '@cleanpaste/core/similarity';
import { type Part, partsOf } from './parts.ts';
import type { Source } from './read-sources.ts';

/** A passage that a text shares with a source; places are UTF-16 units of each. */
export interface SharedPassage
  extends Pick<Match, 'start' | 'end' | 'sourceStart' | 'sourceEnd' | 'kind'> {
  text: string;
  sourceText: string;
}

interface ComparedSource {
  source: string;
  matchPercentage: number;
  passages: SharedPassage[];
}

export interface Compared {
  /** Percent of the words that stand in passages. */
  similarity: number;
  /** How many sources the text was compared with. */
  compared: number;
  /** The largest share first; those without a passage are left out. */
  sources: ComparedSource[];
  /** Passages that may be translations, by source: a hint, which counts nowhere. */
  translations: ({ source: string } & Translated)[];
}

type IndexedPart = Part & { source: Source };

/** Parts that a text is laid beside at most; where there are no more, it is with all, whatever they share. */
const besideAtMost = 30;

/** What is not nothing is never shown as nothing. */
const percentOf = (share: number) => (share > 0 ? Math.max(1, Math.round(share * 100)) : 0);

/** Finds again which parts of the sources share anything with a text. */
function indexOf(parts: readonly IndexedPart[]) {
  const holders = new Map<bigint, number[]>();
  if (parts.length > besideAtMost)
    for (const [document, { text }] of parts.entries())
      for (const hash of new Set(fingerprints(text).map((print) => print.hash))) {
        const known = holders.get(hash);
        if (known) known.push(document);
        else holders.set(hash, [document]);
      }
  return (text: string, isOther: (part: IndexedPart) => boolean): IndexedPart[] => {
    if (parts.length <= besideAtMost) return parts.filter(isOther);
    const hits: Hit[] = fingerprints(text, { every: true }).flatMap(({ hash, position }) =>
      (holders.get(hash) ?? [])
        .filter((document) => isOther(parts[document]!))
        .map((document) => ({ hash, document, position })),
    );
    return rankCandidates(hits, { documents: parts.length, limit: besideAtMost }).map(
      ({ document }) => parts[document]!,
    );
  };
}

/** In order; what another passage of the same source holds whole is left out. */
function inOrder(passages: SharedPassage[]): SharedPassage[] {
  const sorted = passages.sort((a, b) => a.start - b.start || b.end - a.end);
  let reached = -1;
  return sorted.filter(({ end }) => {
    if (end <= reached) return false;
    reached = end;
    return true;
  });
}

const longestText = 20_000;

interface LeftOut {
  kinds: readonly InnocentKind[];
  leftOut: readonly Span[];
}

/** Where a long text is cut, its places go on from those before. */
function passagesOf(text: string, beside: readonly IndexedPart[], { kinds, leftOut }: LeftOut) {
  const found = new Map<Source, SharedPassage[]>();
  const own = (text.length > longestText ? partsOf(text) : [{ start: 0, text }]).map((part) => ({
    ...part,
    innocent: innocentSpans(part.text, kinds),
  }));
  for (const { source, text: sourceText, start: sourceAt } of beside)
    for (const { text: stretch, start: at, innocent } of own) {
      const { counted } = likenessOf(stretch, sourceText, kinds, { innocent });
      const moved = counted.map(({ similarity: _, ...match }) => ({
        ...match,
        start: match.start + at,
        end: match.end + at,
        text: stretch.slice(match.start, match.end),
        sourceText: sourceText.slice(match.sourceStart, match.sourceEnd),
        sourceStart: match.sourceStart + sourceAt,
        sourceEnd: match.sourceEnd + sourceAt,
      }));
      const known = found.get(source) ?? [];
      known.push(...outside(moved, leftOut));
      found.set(source, known);
    }
  return found;
}

/** Compares with sources of the other language alone, and remembers which has which: most pairs share one. */
function translationFinder() {
  const languages = new Map<Source, boolean | null>();
  return (text: string, sources: readonly Source[]) => {
    const here = readForTranslations(text);
    if (!here) return [];
    return sources.flatMap((source) => {
      if (languages.get(source) === null || languages.get(source) === here.english) return [];
      const there = readForTranslations(source.text);
      languages.set(source, there?.english ?? null);
      return translationsOf(here, there).map((place) => ({ source: source.name, ...place }));
    });
  };
}

/** Compares texts with sources, on this machine alone. */
export function comparer(sources: readonly Source[]) {
  const parts = sources.flatMap((source) =>
    partsOf(source.text).map((part) => ({ ...part, source })),
  );
  const findBeside = indexOf(parts);
  const findTranslations = translationFinder();
  return function compareText(
    text: string,
    { path, kinds }: { path: string | null; kinds: readonly InnocentKind[] },
  ): Compared {
    const leftOut = excludedSpans(text, {
      quotations: kinds.includes('quotations'),
      references: kinds.includes('references'),
    });
    const isOther = ({ source }: IndexedPart) => source.path !== path;
    const all: Span[] = [];
    const compared: ComparedSource[] = [];
    for (const [source, found] of passagesOf(text, findBeside(text, isOther), { kinds, leftOut })) {
      const passages = inOrder(found);
      if (passages.length === 0) continue;
      all.push(...passages);
      const matchPercentage = percentOf(similarityOf(text, passages, leftOut));
      compared.push({ source: source.name, matchPercentage, passages });
    }
    compared.sort((a, b) => b.matchPercentage - a.matchPercentage);
    const others = sources.filter((source) => source.path !== path);
    return {
      similarity: percentOf(similarityOf(text, all, leftOut)),
      compared: others.length,
      sources: compared,
      translations: findTranslations(text, others),
    };
  };
}
