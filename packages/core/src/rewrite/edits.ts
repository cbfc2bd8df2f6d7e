import type { Edit } from './types.ts';

/**
 * Applies edits to the text they were made for. Leave one out to undo it. Throws when an edit does
 * not fit the text or overlaps another one.
 *
 * @example applyEdits('a big dog', [{ start: 2, end: 5, original: 'big', replacement: 'large', kind: 'word' }]) // 'a large dog'
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
