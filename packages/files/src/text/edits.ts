/** One place of a source that gets another content; all else stays as it is. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Makes all edits at once. Of two that overlap the one that begins first holds, and of those the
 * longer one: what stands in something that goes goes with it.
 */
export function applyEdits(source: string, edits: Edit[]): string {
  if (edits.length === 0) return source;
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < from) continue;
    pieces.push(source.slice(from, start), text);
    from = end;
  }
  pieces.push(source.slice(from));
  return pieces.join('');
}
