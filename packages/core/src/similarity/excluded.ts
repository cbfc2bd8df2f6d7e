import { innocentSpans } from './innocent/innocent-spans.ts';
import { INNOCENT_KINDS, type InnocentKind } from './innocent/kinds.ts';
import type { Span } from './types.ts';

/** Which parts of a text are left out, by kind; none by default. */
export type ExclusionOptions = { [kind in InnocentKind]?: boolean };

/**
 * The parts of a text that a check may leave out, such as quotations of at least 15 characters and lists of
 * references; see `innocentSpans` for each with its kind. Never throws.
 *
 * @param text any string
 * @param options which parts to find; none by default
 * @returns spans in order, without overlaps, in UTF-16 units
 * @example
 * excludedSpans('He said “to be or not to be” twice.', { quotations: true }) // [{ start: 8, end: 28 }]
 */
export function excludedSpans(text: string, options: ExclusionOptions): Span[] {
  const kinds = INNOCENT_KINDS.filter((kind) => options[kind]);
  const result: Span[] = [];
  for (const { start, end } of innocentSpans(text, kinds)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
