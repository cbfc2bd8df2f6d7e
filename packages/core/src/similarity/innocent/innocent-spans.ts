import { findAssignment } from './assignment.ts';
import { formulaPassages } from './formulae.ts';
import { INNOCENT_KINDS, type InnocentKind, type InnocentSpan } from './kinds.ts';
import { learntPassages } from './learnt-sequences.ts';
import { findQuotations } from './quotations.ts';
import { findReferences } from './references.ts';
import { stockSentences } from './stock-sentences.ts';

/** Parts that overlap belong to the kind that is named first; spans of a kind that touch are one. */
function withoutOverlaps(spans: readonly InnocentSpan[]): InnocentSpan[] {
  const rank = (kind: InnocentKind): number => INNOCENT_KINDS.indexOf(kind);
  const cuts = [...new Set(spans.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const byStart = [...spans].sort((a, b) => a.start - b.start);
  const result: InnocentSpan[] = [];
  let open: InnocentSpan[] = [];
  let next = 0;
  for (let index = 0; index + 1 < cuts.length; index++) {
    const [start, end] = [cuts[index]!, cuts[index + 1]!];
    while (next < byStart.length && byStart[next]!.start <= start) open.push(byStart[next++]!);
    open = open.filter((span) => span.end > start);
    if (open.length === 0) continue;
    const { kind } = open.reduce((best, one) => (rank(one.kind) < rank(best.kind) ? one : best));
    const last = result.at(-1);
    if (last && last.end === start && last.kind === kind) last.end = end;
    else result.push({ start, end, kind });
  }
  return result;
}

/**
 * The parts of a text whose likeness to another text is no sign of copying, each with its kind: quotations, lists
 * of references, questions that were set, publishers' notices, licences, formulae of contracts and of letters of
 * application, and phrases that people share who never read one another. Never throws.
 *
 * @param text any string
 * @param kinds which to look for; all by default
 * @returns spans in order, without overlaps, in UTF-16 units
 * @example
 * innocentSpans('He said “to be or not to be” twice.') // [{ start: 8, end: 28, kind: 'quotations' }]
 */
export function innocentSpans(
  text: string,
  kinds: readonly InnocentKind[] = INNOCENT_KINDS,
): InnocentSpan[] {
  const wanted = new Set(kinds);
  const named = (kind: InnocentKind, find: (text: string) => { start: number; end: number }[]) =>
    wanted.has(kind) ? find(text).map((span) => ({ ...span, kind })) : [];
  const wordings = kinds.some((kind) => !['quotations', 'references', 'assignment'].includes(kind));
  const formulae = wordings ? formulaPassages(text) : [];
  return withoutOverlaps([
    ...named('quotations', findQuotations),
    ...named('references', findReferences),
    ...named('assignment', findAssignment),
    ...(wordings
      ? [...formulae, ...stockSentences(text, kinds, formulae), ...learntPassages(text)]
      : []
    ).filter(({ kind }) => wanted.has(kind)),
  ]);
}
