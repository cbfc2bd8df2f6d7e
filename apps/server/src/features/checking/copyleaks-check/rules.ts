import type { CheckSource, JudgedSentence } from '@cleanpaste/contract';
import type { DetectorAnswer, Range } from '../copyleaks/schema.ts';
import type { Matches } from '../copyleaks-scans/rules.ts';

interface Span {
  start: number;
  end: number;
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

/** Shorter texts end in an error instead of a scan. */
const scannable = { characters: 30, words: 6 } as const;

export const isTooShortToScan = (text: string, words: number): boolean =>
  text.trim().length < scannable.characters || words < scannable.words;

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
const leastTimes = 2;

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
      .filter(({ times }) => times >= leastTimes);
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
