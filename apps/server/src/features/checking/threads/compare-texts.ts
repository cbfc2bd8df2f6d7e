import type { CheckSource } from '@cleanpaste/contract';
import { align, type Match, outside, type Span, similarityOf } from '@cleanpaste/core/similarity';

export interface CompareJob {
  text: string;
  /** Passages that do not count, from `judgeText`. */
  leftOut: Span[];
  candidates: { title: string; url: string | null; licence: string | null; text: string }[];
}

export interface Compared {
  /** Percent of the text's words inside matched passages. */
  similarity: number;
  /** The source with the largest share first; those without a passage are left out. */
  sources: CheckSource[];
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
  const groups = Map.groupBy(candidates, ({ title, url, licence }) =>
    JSON.stringify([title, url, licence]),
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

/** Compares a text with each candidate, passage by passage. */
export function compareTexts({ text, leftOut, candidates }: CompareJob): Compared {
  const all: Match[] = [];
  const sources: CheckSource[] = [];
  for (const parts of bySource(candidates)) {
    const { title, url, licence } = parts[0]!;
    const matches = inOrder(
      parts.flatMap(({ text: content }) =>
        outside(align(text, content), leftOut).map((match) => ({
          ...match,
          sourceText: content.slice(match.sourceStart, match.sourceEnd),
        })),
      ),
    );
    if (matches.length === 0) continue;
    all.push(...matches);
    const { start, end } = longest(matches);
    sources.push({
      title,
      url,
      licence,
      matchPercentage: percentOf(similarityOf(text, matches, leftOut)),
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
  return { similarity: percentOf(similarityOf(text, all, leftOut)), sources };
}
