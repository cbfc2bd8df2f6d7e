import type { CheckSource, MatchedPassage } from '@cleanpaste/contract';
import { similarityOf } from '@cleanpaste/core/similarity';
import type { Range, ResultPiece, StatusEvent } from '../copyleaks/schema.ts';
import { samePlaces } from '../threads/same-places.ts';

/** What is kept of a completed scan until its results have been fetched. */
export interface Summary {
  /** Percent of the text's words that were found elsewhere. */
  score: number;
  /** Words of the text; those that were to be left out do not count, as in the score. */
  words: number;
  /** Those with the most words first. */
  results: { id: string; title: string; url: string | null; matchedWords: number }[];
}

/** What came of a scan: sources without words of the text, which are looked up in it. */
export interface Matches {
  similarity: number;
  sources: Omit<CheckSource, 'snippet'>[];
}

/** More sources than these help nobody, and each is a file to fetch. */
const sourcesAtMost = 30;
const passagesAtMost = 300;
const sourceTextAtMost = 2000;

/** A share that is not nothing is never shown as nothing. */
export const percentOf = (percent: number) =>
  percent > 0 ? Math.min(100, Math.max(1, Math.round(percent))) : 0;

/** Brought along by what Copyleaks puts to this server. */
export const tokenHeader = 'x-webhook-token';

/** What a part of an export is called: the result at this place of the summary. */
export const pieceName = (i: number) => `result-${i}`;

/**
 * Documents that were submitted with this account are no sources: they are somebody's earlier checks.
 * @returns null where there is no score: that nothing was found has to be said
 */
export function summaryOf({ results, scannedDocument }: StatusEvent): Summary | null {
  if (!results?.score) return null;
  const { totalWords, totalExcluded } = scannedDocument ?? { totalWords: 0, totalExcluded: 0 };
  const found = [results.internet, results.database, results.batch, results.repositories]
    .flatMap((list) => list ?? [])
    .filter(({ scanId }) => !scanId)
    .sort((a, b) => b.matchedWords - a.matchedWords)
    .slice(0, sourcesAtMost);
  return {
    score: results.score.aggregatedScore,
    words: totalWords - totalExcluded,
    results: found.map(({ id, title, url, matchedWords }) => ({
      id,
      title: title?.trim() || url || 'Untitled',
      url: url && /^https?:/i.test(url) ? url : null,
      matchedWords,
    })),
  };
}

type Side = { chars: Range };
type Piece = MatchedPassage & { sourceStart: number; sourceEnd: number };

function piecesOf(
  sides: { source: Side; suspected: Side } | null | undefined,
  kind: MatchedPassage['kind'],
): Omit<Piece, 'sourceText'>[] {
  if (!sides) return [];
  const { source, suspected } = { source: sides.source.chars, suspected: sides.suspected.chars };
  return source.starts.flatMap((start, i) => {
    const length = source.lengths[i] ?? 0;
    const sourceStart = suspected.starts[i];
    if (length < 1 || start < 0 || sourceStart === undefined) return [];
    const sourceEnd = sourceStart + (suspected.lengths[i] ?? 0);
    return [{ start, end: start + length, sourceStart, sourceEnd, kind }];
  });
}

/** The passages of a result, in places of the text as Copyleaks read it; neighbours on both sides are one. */
export function passagesOf({ text: { value, comparison } }: ResultPiece): MatchedPassage[] {
  const pieces = [
    ...piecesOf(comparison.identical, 'verbatim'),
    ...piecesOf(comparison.minorChanges, 'reworded'),
    ...piecesOf(comparison.relatedMeaning, 'reworded'),
  ].sort((a, b) => a.start - b.start);
  const joined: typeof pieces = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const gap = last ? piece.sourceStart - last.sourceEnd : 0;
    if (last && piece.start - last.end <= 3 && gap >= -3 && gap <= 30) {
      last.end = Math.max(last.end, piece.end);
      last.sourceEnd = Math.max(last.sourceEnd, piece.sourceEnd);
      if (piece.kind !== last.kind) last.kind = 'reworded';
    } else joined.push({ ...piece });
  }
  return joined.slice(0, passagesAtMost).map(({ start, end, kind, sourceStart, sourceEnd }) => ({
    start,
    end,
    kind,
    sourceText: value.slice(sourceStart, Math.min(sourceEnd, sourceStart + sourceTextAtMost)),
  }));
}

/** Puts the parts of an export together; places become those of the text that was sent. */
export function matchesOf(
  text: string,
  {
    summary,
    crawled,
    passages,
  }: { summary: Summary; crawled: string; passages: MatchedPassage[][] },
): Matches {
  const inText = samePlaces(crawled, text);
  const sources = summary.results.map(({ title, url, matchedWords }, i) => ({
    title,
    url,
    author: null,
    year: null,
    licence: null,
    matchPercentage: percentOf((matchedWords / Math.max(1, summary.words)) * 100),
    passages: (passages[i] ?? []).flatMap((passage) => {
      const place = inText(passage);
      return place ? [{ ...passage, ...place }] : [];
    }),
  }));
  // Nothing found and passages to show would contradict each other.
  const shown = () =>
    similarityOf(
      text,
      sources.flatMap((source) => source.passages),
    ) * 100;
  return { similarity: percentOf(summary.score) || percentOf(shown()), sources };
}
