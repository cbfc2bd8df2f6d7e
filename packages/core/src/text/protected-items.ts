import { type ItemKind, matchProtected, type ProtectedItem } from './protected-patterns.ts';

/**
 * Finds what a rewrite has to give back byte for byte: code, formulas, links, e-mail addresses,
 * quotations, citations, markup and figures. Never throws; takes time in proportion to the text.
 *
 * @param text any string
 * @returns the items in order, in UTF-16 units; what overlaps is one item, of the kind that begins it
 * @example
 * protectedItems('Pay $5 at a.example.').map(({ kind, start, end }) => [kind, start, end])
 * // [['number', 4, 6], ['link', 10, 19]]
 */
export function protectedItems(text: string): ProtectedItem[] {
  const found = matchProtected(text, 'model').flatMap((item) => {
    const end = item.start + trimmedLength(item.kind, text.slice(item.start, item.end));
    return end > item.start ? [{ ...item, end }] : [];
  });
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: ProtectedItem[] = [];
  for (const item of found) {
    const last = merged.at(-1);
    if (last && item.start < last.end) last.end = Math.max(last.end, item.end);
    else merged.push(item);
  }
  return merged;
}

/** A sentence's own punctuation after a link is no part of it. */
function trimmedLength(kind: ItemKind, match: string): number {
  return kind === 'link' || kind === 'citation'
    ? match.replace(/(?<![)\]])[.,;:!?*_]+$/, '').length
    : match.trimEnd().length;
}
