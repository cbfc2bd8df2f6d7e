import type { CheckSource, InnocentKind, InnocentPassage } from '@cleanpaste/contract';
import {
  containmentOf,
  innocentSpans,
  likenessOf,
  type Match,
  outside,
  SHORT_TEXT,
  type Span,
  similarityOf,
} from '@cleanpaste/core/similarity';
import { words } from '@cleanpaste/core/text';
import { countedInnocently, inOneRow, notCounted } from './name-innocent.ts';

export interface CompareJob {
  text: string;
  /** Passages that do not count, from `judgeText`. */
  leftOut: Span[];
  /** What likeness does not count. */
  kindsLeftOut: InnocentKind[];
  candidates: (Pick<CheckSource, 'title' | 'author' | 'year' | 'url' | 'licence'> & {
    text: string;
  })[];
}

export interface Compared {
  /** Percent of the text's words inside matched passages. */
  similarity: number;
  /** The source with the largest share first; those without a passage are left out. */
  sources: CheckSource[];
  /** Likeness that is no sign of copying, in order. */
  innocent: InnocentPassage[];
}

/** A share that is not nothing is never shown as nothing. */
function percentOf(share: number): number {
  return share > 0 ? Math.max(1, Math.round(share * 100)) : 0;
}

function longest(matches: readonly Match[]): Match {
  return matches.reduce((best, one) => (one.end - one.start > best.end - best.start ? one : best));
}

type Candidate = CompareJob['candidates'][number];
type Found = Match & { sourceText: string };

/** The parts of one document are one source, however many of them are candidates. */
function bySource(candidates: readonly Candidate[]): Candidate[][] {
  const groups = Map.groupBy(candidates, ({ title, author, year, url, licence }) =>
    JSON.stringify([title, author, year, url, licence]),
  );
  return [...groups.values()];
}

/** In order; what another match of the same source holds whole is left out. */
function inOrder(found: Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || one.end > last.end) kept.push(one);
  }
  return kept;
}

/** Of the parts of one source, the one that has the most. */
function mostContained(text: string, parts: readonly Candidate[], spans: readonly Span[]): number {
  return Math.max(...parts.map((part) => containmentOf(text, part.text, spans)));
}

/** Compares a text with each candidate, passage by passage. */
export function compareTexts({ text, leftOut, kindsLeftOut, candidates }: CompareJob): Compared {
  const spans = innocentSpans(text, kindsLeftOut);
  const isShort = words(text).length <= SHORT_TEXT;
  const named: InnocentPassage[] = [];
  const all: Match[] = [];
  const sources: CheckSource[] = [];
  for (const parts of bySource(candidates)) {
    const { title, author, year, url, licence } = parts[0]!;
    const matches = inOrder(
      parts.flatMap(({ text: content }) => {
        const likeness = likenessOf(text, content, kindsLeftOut, { innocent: spans });
        named.push(...likeness.innocent.map((span) => ({ ...span, counted: false })));
        return outside(likeness.counted, leftOut).map((match) => ({
          ...match,
          sourceText: content.slice(match.sourceStart, match.sourceEnd),
        }));
      }),
    );
    if (matches.length === 0) continue;
    all.push(...matches);
    const { start, end } = longest(matches);
    sources.push({
      title,
      author,
      year,
      url,
      licence,
      matchPercentage: percentOf(similarityOf(text, matches, leftOut)),
      ...(isShort && { wordPairs: percentOf(mostContained(text, parts, spans)) }),
      snippet: text.slice(start, end),
      passages: matches.map(({ start, end, kind, sourceText }) => ({
        start,
        end,
        kind,
        sourceText,
      })),
    });
  }
  sources.sort((a, b) => b.matchPercentage - a.matchPercentage);
  const laidOut = spans.filter(({ start, end }) =>
    leftOut.some((span) => span.start <= start && end <= span.end),
  );
  const similarity = percentOf(similarityOf(text, all, leftOut));
  return {
    similarity,
    sources,
    innocent: inOneRow([
      ...notCounted(named, all, laidOut),
      ...countedInnocently(text, all, kindsLeftOut),
    ]),
  };
}
