import type { CheckSource, JudgedSentence, MatchedPassage } from '@cleanpaste/contract';
import { similarityOf } from '@cleanpaste/core/similarity';
import { samePlaces } from '../threads/same-places.ts';
import type { DetectorAnswer, Range, ResultPiece, StatusEvent } from './schema.ts';

interface Span {
  start: number;
  end: number;
}

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

const lengthOf = ({ start, end }: Span) => end - start;

/** The snippet of a source whose places are not known is empty: that it was found is said all the same. */
export function withSnippets(text: string, { sources }: Matches): CheckSource[] {
  return sources.map((source) => {
    const [first, ...others] = source.passages;
    const longest = others.reduce((a, b) => (a && lengthOf(b) > lengthOf(a) ? b : a), first);
    return { ...source, snippet: longest ? text.slice(longest.start, longest.end) : '' };
  });
}

/** What the detector said of a text, in places of the text. */
export interface Authorship {
  /** Share of the text that reads like a machine's, 0 to 1. */
  share: number;
  sections: (Span & { score: number })[];
  /** Phrases that machines use `times` as often as people. */
  phrases: (Span & { times: number })[];
}

const spansOf = ({ starts, lengths }: Range, offset: number): Span[] =>
  starts.map((start, i) => ({ start: start + offset, end: start + offset + (lengths[i] ?? 0) }));

const machine = 2;
const telling = 2;

/** Puts the answers about the parts of a text together, by their lengths. */
export function authorshipOf(parts: readonly (Span & { answer: DetectorAnswer })[]): Authorship {
  const all = parts.reduce((sum, part) => sum + lengthOf(part), 0);
  const share = parts.reduce((sum, part) => sum + part.answer.summary.ai * lengthOf(part), 0) / all;
  const sections = parts.flatMap(({ start, answer }) =>
    answer.results.flatMap(({ classification, probability, matches }) => {
      const score = classification === machine ? probability : 1 - probability;
      const spans = (matches ?? []).flatMap(({ text }) => spansOf(text.chars, start));
      return spans.map((span) => ({ ...span, score }));
    }),
  );
  const phrases = parts.flatMap(({ start, answer }) => {
    const patterns = answer.explain?.patterns;
    if (!patterns) return [];
    const { aiCount, humanCount } = patterns.statistics;
    return spansOf(patterns.text.chars, start)
      .map((span, i) => ({
        ...span,
        times: (aiCount[i] ?? 0) / Math.max(0.01, humanCount[i] ?? 1),
      }))
      .filter(({ times }) => times >= telling);
  });
  return { share, sections, phrases };
}

const overlap = (a: Span, b: Span) =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

/** The detector judges sections; a sentence has the score of those that it lies in. */
export function judgeSentences(
  text: string,
  sentences: readonly Span[],
  { sections, phrases }: Authorship,
): JudgedSentence[] {
  return sentences.map(({ start, end }) => {
    const sentence = { start, end };
    const within = sections.map(({ score, ...span }) => ({
      score,
      weight: overlap(span, sentence),
    }));
    const weight = within.reduce((sum, one) => sum + one.weight, 0);
    const score =
      within.reduce((sum, one) => sum + one.score * one.weight, 0) / Math.max(1, weight);
    const reasons = phrases
      .filter((phrase) => phrase.start >= start && phrase.end <= end)
      .sort((a, b) => b.times - a.times)
      .slice(0, 3)
      .map(({ times, ...at }) => {
        const phrase = text.slice(at.start, at.end).replace(/\s+/g, ' ');
        return `“${phrase}” is ${Math.min(999, Math.round(times))} times as common in machine text`;
      });
    return { start, end, score, reasons };
  });
}

/** Shorter texts end in an error instead of a scan. */
const scannable = { characters: 30, words: 6 } as const;

export const isTooShortToScan = (text: string, words: number): boolean =>
  text.trim().length < scannable.characters || words < scannable.words;

/** The detector takes this many characters at a time. */
export const detectable = { least: 255, most: 25_000 } as const;

/** Cuts a text into as few parts of about the same length as the detector takes, between paragraphs or sentences if it can. */
export function detectorParts(text: string, most: number = detectable.most): Span[] {
  const parts: Span[] = [];
  let start = 0;
  for (let left = Math.ceil(text.length / most); left > 0; left--) {
    const wanted = Math.ceil((text.length - start) / left);
    const end = left === 1 ? text.length : cutNear(text, { start, wanted, most });
    parts.push({ start, end });
    start = end;
  }
  return parts;
}

function cutNear(
  text: string,
  { start, wanted, most }: { start: number; wanted: number; most: number },
) {
  // What is cut too early makes the others longer: the slack is shared between both sides.
  const slack = Math.floor(Math.min(most - wanted, wanted / 4));
  const stretch = text.slice(start + wanted - slack, start + wanted);
  for (const border of [/\n\s*\n/g, /[.!?…]["'”’)]*\s+/g, /\s+/g]) {
    const last = [...stretch.matchAll(border)].at(-1);
    if (last) return start + wanted - slack + last.index + last[0].length;
  }
  const splitsPair = /[\udc00-\udfff]/.test(text.charAt(start + wanted));
  return start + wanted - (splitsPair ? 1 : 0);
}
