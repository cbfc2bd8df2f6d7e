import type { Edit } from './types.ts';

/**
 * Applies edits to the text they were made for. Leave one out to undo it.
 *
 * @param text the text as it was given to `rewrite`
 * @param edits in any order, in UTF-16 units of that text
 * @returns the text with all edits made
 * @throws Error when an edit does not fit the text or overlaps another one
 * @example
 * const edit = { start: 2, end: 5, original: 'big', replacement: 'large', kind: 'word' };
 * applyEdits('a big dog', [edit]) // 'a large dog'
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const { start, end, original, replacement } of [...edits].sort(
    (a, b) => a.start - b.start,
  )) {
    if (start < at || text.slice(start, end) !== original)
      throw new Error('edit does not fit the text');
    out += text.slice(at, start) + replacement;
    at = end;
  }
  return out + text.slice(at);
}
