import type { CheckAnswer, CheckSource, CopiedSource, RewriteEdit } from '@cleanpaste/contract';
import { excludedSpans } from '@cleanpaste/core/similarity';
import type { Ctx } from '../../../context.ts';

export interface CheckOptions {
  excludeQuotations: boolean;
  excludeReferences: boolean;
}

/** What a provider says of a text. `aiScore` null: too short to say. */
export type Checked = Pick<
  CheckAnswer,
  | 'similarity'
  | 'aiScore'
  | 'sources'
  | 'sentences'
  | 'evidence'
  | 'words'
  | 'verdictThreshold'
  | 'falsePositives'
  | 'sourcesCompared'
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

/**
 * What a text has word for word from sources and does not quote already. Each source and each place
 * is named once: a place that two sources have is named for the one with the larger share.
 */
export function copiedIn(text: string, sources: readonly CheckSource[]): CopiedSource[] {
  const named: Span[] = excludedSpans(text, { quotations: true });
  return sources.flatMap(({ title, url, licence, passages }) => {
    const places: CopiedSource['places'] = [];
    for (const { kind, ...place } of passages.toSorted((a, b) => a.start - b.start)) {
      if (kind !== 'verbatim' || touches(place, named)) continue;
      named.push(place);
      places.push(place);
    }
    return places.length > 0 ? [{ title, url, licence, places }] : [];
  });
}
