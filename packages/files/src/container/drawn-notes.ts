import type { Edit } from '../text/edits.ts';

const OPENING = '<v:shape ';
const CLOSING = '</v:shape>';

/** The boxes in which Excel draws comments; without their comments they would stay empty. */
export function drawnNotes(source: string): Edit[] {
  const edits: Edit[] = [];
  for (let at = source.indexOf(OPENING); at !== -1; ) {
    const close = source.indexOf(CLOSING, at);
    if (close === -1) break;
    const end = close + CLOSING.length;
    if (source.slice(at, end).includes('ObjectType="Note"'))
      edits.push({ start: at, end, text: '' });
    at = source.indexOf(OPENING, end);
  }
  return edits;
}
