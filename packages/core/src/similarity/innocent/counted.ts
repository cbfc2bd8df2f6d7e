import { type AlignOptions, align } from '../align.ts';
import { alignCode } from '../code/align-code.ts';
import { readsAsCode } from '../code/reads-as-code.ts';
import { firstFrom, within } from '../ordered.ts';
import { stemOf } from '../stem.ts';
import { STOP_WORDS } from '../stop-words.ts';
import type { Match, Span } from '../types.ts';
import { readWords, type Word } from '../words.ts';
import { innocentSpans } from './innocent-spans.ts';
import type { InnocentKind, InnocentSpan } from './kinds.ts';

/** What two texts share, told apart. */
export interface Likeness {
  /** Matches that count. */
  counted: Match[];
  /** Passages of the text that the source has as well, and that do not count; in order. */
  innocent: InnocentSpan[];
}

export interface LikenessOptions extends AlignOptions {
  /** `innocentSpans` of the suspicious text and these kinds, for who has many sources; found anew if not given. */
  innocent?: readonly InnocentSpan[];
}

// Below this share of innocent words a match counts in any case.
const DOUBTFUL = 0.5;
// Of a doubtful match the pieces count that are found without its innocent words as well; the whole of it, where that
// finds so much of what stands around quotations and references, or none and so many of its content words stand in
// what else the source's passage has.
const STANDING = 0.4;
const CONTAINED = 0.5;
const LEAST_STEMS = 5;
const ALONE: Required<AlignOptions> = { shortestRun: 10, shortestMatch: 80 };

/** Takes spans out so that every place stays where it was, and sentences end there. */
function blank(text: string, spans: readonly Span[]): string {
  let [result, at] = ['', 0];
  for (const { start, end } of spans) {
    result += text.slice(at, start) + '\n\n'.slice(0, end - start).padEnd(end - start, ' ');
    at = end;
  }
  return result + text.slice(at);
}

/** For each word whether it lies in one of the spans, which come in order of their beginnings. */
function wordsWithin(words: readonly Word[], spans: readonly Span[]): Uint8Array {
  const within = new Uint8Array(words.length);
  for (const { start, end } of spans) {
    for (let at = firstFrom(words, (word) => word.start, start); at < words.length; at++) {
      if (words[at]!.end > end) break;
      within[at] = 1;
    }
  }
  return within;
}

function sumsOf(flags: Uint8Array): Int32Array {
  const sums = new Int32Array(flags.length + 1);
  for (let at = 0; at < flags.length; at++) sums[at + 1] = sums[at]! + flags[at]!;
  return sums;
}

/** The words of a text, and how many of a range are flagged. */
function counter(words: readonly Word[]) {
  const place = (word: Word): number => word.start;
  return {
    flags: (spans: readonly Span[]) => wordsWithin(words, spans),
    in(sums: Int32Array, { start, end }: Span): number {
      return sums[firstFrom(words, place, end)]! - sums[firstFrom(words, place, start)]!;
    },
  };
}

function contentStems(text: string): string[] {
  return readWords(text).flatMap(({ form }) => (STOP_WORDS.has(form) ? [] : [stemOf(form)]));
}

/** Whether the words beside the innocent ones are the source's too, however they are put. */
function isContained(match: Match, bare: string, bareSource: string): boolean {
  const own = contentStems(bare.slice(match.start, match.end));
  const theirs = new Set(contentStems(bareSource.slice(match.sourceStart, match.sourceEnd)));
  const common = own.filter((stem) => theirs.has(stem)).length;
  return common >= LEAST_STEMS && common >= CONTAINED * own.length;
}

/** The parts of the spans that lie in a match. */
function partsIn({ start, end }: Span, spans: readonly InnocentSpan[]): InnocentSpan[] {
  const parts: InnocentSpan[] = [];
  for (let at = firstFrom(spans, (span) => span.end, start + 1); at < spans.length; at++) {
    const span = spans[at]!;
    if (span.start >= end) break;
    parts.push({ ...span, start: Math.max(start, span.start), end: Math.min(end, span.end) });
  }
  return parts;
}

/**
 * Finds what two texts share, as `align` does, and tells what says nothing about copying from what does: a match
 * that is made for the most part of formulae, quotations, references and the like counts only as far as it is found
 * without them as well. What was copied whole keeps the formulae inside it. Two programs are held against one
 * another by `alignCode`. Never throws.
 *
 * @param suspicious the text that is checked
 * @param source the text that it may have been taken from
 * @param kinds what does not count
 * @param options as for `align`, and the innocent parts where they are known
 * @returns the matches that count, in the order of the text, and the named passages that do not
 * @example
 * const said = '“Nothing but rain and herring, and the smell of tar on every stair in the house.”';
 * likenessOf(said, said, ['quotations']).counted // []
 */
export function likenessOf(
  suspicious: string,
  source: string,
  kinds: readonly InnocentKind[],
  options: LikenessOptions = {},
): Likeness {
  // Of programs neither names nor comments count, so that nothing of a formula is left.
  if (readsAsCode(suspicious) && readsAsCode(source)) {
    return { counted: alignCode(suspicious, source), innocent: [] };
  }
  const { innocent: spans = innocentSpans(suspicious, kinds), ...aligning } = options;
  const matches = align(suspicious, source, aligning);
  if (matches.length === 0 || spans.length === 0) return { counted: matches, innocent: [] };
  const words = readWords(suspicious);
  const count = counter(words);
  const all = sumsOf(new Uint8Array(words.length).fill(1));
  const inside = sumsOf(count.flags(spans));
  const laidOut = sumsOf(
    count.flags(spans.filter(({ kind }) => kind === 'quotations' || kind === 'references')),
  );
  const isDoubtful = (match: Match): boolean => {
    const found = count.in(inside, match);
    return found > 0 && found >= DOUBTFUL * count.in(all, match);
  };
  if (!matches.some(isDoubtful)) return { counted: matches, innocent: [] };
  const [bare, bareSource] = [
    blank(suspicious, spans),
    blank(source, innocentSpans(source, kinds)),
  ];
  const alone = align(bare, bareSource, ALONE);
  const likeness: Likeness = { counted: [], innocent: [] };
  for (const match of matches) {
    if (!isDoubtful(match)) {
      likeness.counted.push(match);
      continue;
    }
    const pieces = within(alone, match);
    const left = count.in(all, match) - count.in(inside, match);
    const standing = pieces.reduce(
      (sum, one) => sum + count.in(all, one) - count.in(inside, one),
      0,
    );
    const isAround = count.in(laidOut, match) * 2 > count.in(inside, match);
    const isWhole = isAround && standing > 0 && standing >= STANDING * left;
    if (isWhole || (pieces.length === 0 && isContained(match, bare, bareSource))) {
      likeness.counted.push(match);
      continue;
    }
    for (const piece of pieces) likeness.counted.push(piece);
    for (const part of partsIn(match, spans)) likeness.innocent.push(part);
  }
  return likeness;
}
