import {
  bandOf,
  type CheckAnswer,
  type CheckSource,
  type CopiedSource,
  type Exclusions,
  type InnocentKind,
  innocentKinds,
  innocentSwitches,
  type MatchedPassage,
  type RewriteEdit,
} from '@cleanpaste/contract';
import { excludedSpans } from '@cleanpaste/core/similarity';
import { words } from '@cleanpaste/core/text';
import type { Ctx } from '../../../context.ts';

export type CheckOptions = Exclusions & {
  /** The kind of the text that was checked first: what became of it is compared with the same people. */
  peopleOf?: string | undefined;
};

/** The kinds of likeness that do not count. */
export const kindsLeftOut = (options: CheckOptions): InnocentKind[] =>
  innocentKinds.filter((kind) => options[innocentSwitches[kind]] ?? true);

/** What a provider says of a text. `aiScore` null: `aiReason` says why. */
export type Checked = Pick<
  CheckAnswer,
  | 'similarity'
  | 'aiScore'
  | 'aiReason'
  | 'judgedWords'
  | 'notJudged'
  | 'sources'
  | 'innocent'
  | 'peopleAsHigh'
  | 'mixed'
  | 'sentences'
  | 'evidence'
  | 'words'
  | 'verdictThreshold'
  | 'falsePositives'
  | 'sourcesCompared'
  | 'indexShare'
>;

/** Who compares texts and judges who wrote them. @throws AppError `provider_failed` when it cannot */
export interface CheckProvider {
  name: CheckAnswer['provider'];
  check(ctx: Ctx, text: string, options: CheckOptions, signal: AbortSignal): Promise<Checked>;
}

interface Span {
  start: number;
  end: number;
}

/** Sentences at least this telling are rewritten first; 0.5 speaks for neither side. */
const suspectFrom = 0.5;

const touches = (one: Span, spans: readonly Span[]) =>
  spans.some(({ start, end }) => one.start < end && start < one.end);

/** Where a fix begins: the matched sentences, and those that read most like a machine's. */
export function firstToFix({ sources, sentences, aiScore }: Checked): Span[] {
  const matched = sources.flatMap(({ passages }) => passages);
  const first = sentences.filter(
    (one) => (aiScore !== 0 && one.score >= suspectFrom) || touches(one, matched),
  );
  // A text that is too short to judge has no sentences here.
  return [...matched, ...first].map(({ start, end }) => ({ start, end }));
}

type Figures = Parameters<typeof bandOf>[0] & Pick<Checked, 'similarity'>;

/** A source's words are changed where that takes so much of what matches away, or leads to another band. */
const worthChanging = 0.25;

/** Whether an outcome that changed a source's words too gained next to nothing by that. */
export const isForNothing = (
  outcome: Figures,
  { base, spared }: Record<'base' | 'spared', Figures>,
): boolean =>
  outcome.similarity > base.similarity * (1 - worthChanging) && bandOf(outcome) === bandOf(spared);

/**
 * Whether a fix of the whole text came no further than that of what was found in it: no other band, and not
 * much less of what matches. Then sentences that nobody found fault with keep their words.
 */
export const isTooWide = (
  outcome: Figures,
  { base, narrow }: Record<'base' | 'narrow', Figures>,
): boolean =>
  bandOf(outcome) === bandOf(narrow) &&
  (base.similarity === 0 ||
    narrow.similarity - outcome.similarity < base.similarity * worthChanging);

/**
 * Whether a fix left as much copied as there was, in a text that nobody takes for a machine's: what it changed
 * beside that is no fix.
 */
export const helpsNothing = (outcome: Figures, base: Figures): boolean => {
  const band = bandOf(base);
  return (
    base.similarity > 0 &&
    outcome.similarity >= base.similarity &&
    (band === null || band === 'person')
  );
};

/** The edits outside of what matches: a source's words that match all the same are not changed for nothing. */
export function editsBeside<T extends Span>(
  edits: readonly T[],
  { sources }: Pick<Checked, 'sources'>,
): T[] {
  const matched = sources.flatMap(({ passages }) => passages);
  return edits.filter((edit) => !touches(edit, matched));
}

/** The text with those edits that touch one of the spans; with all of them where spans are null. */
export function applyEdits(
  text: string,
  edits: readonly RewriteEdit[],
  spans: readonly Span[] | null,
): string {
  let out = '';
  let from = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start < from || (spans && !touches(edit, spans))) continue;
    out += text.slice(from, edit.start) + edit.replacement;
    from = edit.end;
  }
  return out + text.slice(from);
}

/**
 * The better of two outcomes: the one with less to answer for, and of equals the later. Having become
 * too short to judge is no merit: a missing AI figure counts as the other's.
 */
export function better<T extends Pick<Checked, 'similarity' | 'aiScore'>>(one: T, other: T): T {
  const sum = (x: T, y: T) => x.similarity + (x.aiScore ?? y.aiScore ?? 0);
  return sum(other, one) <= sum(one, other) ? other : one;
}

const wordsIn = (text: string, spans: readonly Span[]) =>
  spans.flatMap(({ start, end }) => {
    const part = text.slice(start, end);
    return words(part).map((word) => part.slice(word.start, word.end).toLowerCase());
  });

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Takes words out of those that are there; counts those that are not. */
function takeOut(there: Map<string, number>, wanted: readonly string[]): number {
  let missing = 0;
  for (const word of wanted) {
    const left = there.get(word) ?? 0;
    if (left > 0) there.set(word, left - 1);
    else missing++;
  }
  return missing;
}

/** From this share of common words on a passage is its source's, a word changed here and there or not. */
const copiedFrom = 0.8;

function isCopied(own: string, { kind, sourceText }: MatchedPassage): boolean {
  if (kind === 'verbatim') return true;
  // What was condensed has no words of its own in the source: there would be pages to quote.
  if (kind === 'summary') return false;
  const whole = (part: string) => wordsIn(part, [{ start: 0, end: part.length }]);
  const said = whole(own);
  const there = countWords(whole(sourceText));
  return said.length > 0 && takeOut(there, said) <= (1 - copiedFrom) * said.length;
}

const lengthIn = ({ start, end }: Span, spans: readonly Span[]) =>
  spans.reduce(
    (sum, span) => sum + Math.max(0, Math.min(end, span.end) - Math.max(start, span.start)),
    0,
  );

/** Whether a passage is in quotation marks. Those of its source, such as of people who speak, do not count. */
function isQuoted(place: Span & { sourceText: string }, quotations: readonly Span[]): boolean {
  const { start, end, sourceText } = place;
  if (quotations.some((span) => span.start <= start && end <= span.end)) return true;
  const ofSource = excludedSpans(sourceText, { quotations: true });
  const bare = 1 - lengthIn(place, quotations) / (end - start);
  const bareInSource =
    1 - lengthIn({ start: 0, end: sourceText.length }, ofSource) / sourceText.length;
  return bare * 2 < bareInSource;
}

/**
 * What a text has word for word from sources, or nearly, and does not quote already. Each source and each
 * place is named once: a place that two sources have is named for the one with the larger share.
 */
export function copiedIn(text: string, sources: readonly CheckSource[]): CopiedSource[] {
  const quotations = excludedSpans(text, { quotations: true });
  const named: Span[] = [];
  return sources.flatMap(({ title, author, year, url, licence, passages }) => {
    const places: CopiedSource['places'] = [];
    for (const passage of passages.toSorted((a, b) => a.start - b.start)) {
      const { kind, ...place } = passage;
      if (!isCopied(text.slice(place.start, place.end), passage)) continue;
      if (isQuoted(place, quotations) || touches(place, named)) continue;
      named.push(place);
      places.push(place);
    }
    return places.length > 0 ? [{ title, author, year, url, licence, places }] : [];
  });
}

/** Words that one quotation may bring along: its citation, and its line in a list of references. */
const citationWords = 60;

/**
 * Whether a text is another one with passages made quotations: outside of them it has the other's words
 * and room for citations, and what they say is mostly in the other, since it was found there.
 */
export function isQuotedFrom(base: string, text: string): boolean {
  const quotations = excludedSpans(text, { quotations: true });
  if (quotations.length === 0) return false;
  const starts = [0, ...quotations.map(({ end }) => end)];
  const outside = starts.map((start, i) => ({ start, end: quotations[i]?.start ?? text.length }));
  const there = countWords(wordsIn(base, [{ start: 0, end: base.length }]));
  const quoted = wordsIn(text, quotations);
  return (
    takeOut(there, wordsIn(text, outside)) <= citationWords * quotations.length &&
    takeOut(there, quoted) * 2 <= quoted.length
  );
}

/** What a history keeps of a report beside its figures: the verdict, and how much was found, in no words of the text. */
export const verdictOf = (
  answer: Parameters<typeof bandOf>[0] & Pick<CheckAnswer, 'sources' | 'copied'>,
) => ({
  band: bandOf(answer),
  sourcesFound: answer.sources.length,
  passagesCopied: answer.copied.reduce((sum, { places }) => sum + places.length, 0),
});

/** So many characters, as people count them, are kept of a text to know its check by. */
const excerptLength = 160;
/** A "character" may carry any number of marks. */
const excerptUnits = 1000;

/** The beginning of a text on one line: whole characters, and whole words where it has any. */
export function excerptOf(text: string): string {
  const line = text
    .slice(0, 4 * excerptUnits)
    .replace(/\s+/gu, ' ')
    .trim();
  let end = 0;
  let count = 0;
  for (const { index, segment } of new Intl.Segmenter('en').segment(line)) {
    if (count === excerptLength || index + segment.length > excerptUnits) break;
    count++;
    end = index + segment.length;
  }
  const isWhole = end === line.length && text.length <= 4 * excerptUnits;
  if (isWhole) return line;
  const start = line.slice(0, end);
  const wordsEnd = line[end] === ' ' ? end : start.lastIndexOf(' ');
  // A script without spaces, or one endless word, is cut where it is.
  const kept = wordsEnd > end / 2 ? start.slice(0, wordsEnd) : start;
  // "early.…" reads like a slip.
  return `${kept.replace(/[\s.,;:!?…]+$/u, '')}…`;
}
