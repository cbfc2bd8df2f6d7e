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

/** Compares a text with each candidate, passage by passage. */
export function compareTexts({ text, leftOut, candidates }: CompareJob): Compared {
  const all: Match[] = [];
  const sources: CheckSource[] = [];
  for (const { title, url, licence, text: content } of candidates) {
    const matches = outside(align(text, content), leftOut);
    if (matches.length === 0) continue;
    all.push(...matches);
    const { start, end } = longest(matches);
    sources.push({
      title,
      url,
      licence,
      matchPercentage: percentOf(similarityOf(text, matches, leftOut)),
      snippet: text.slice(start, end),
      passages: matches.map((match) => ({
        start: match.start,
        end: match.end,
        kind: match.kind,
        sourceText: content.slice(match.sourceStart, match.sourceEnd),
      })),
    });
  }
  sources.sort((a, b) => b.matchPercentage - a.matchPercentage);
  return { similarity: percentOf(similarityOf(text, all, leftOut)), sources };
}
