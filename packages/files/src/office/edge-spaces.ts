import { applyEdits, type Edit } from '../text/edits.ts';
import type { Attribute, Tag } from '../xml/walk-xml.ts';

/** An element around text, such as `w:t`. */
export interface TextElement {
  tag: Tag;
  contentEnd: number;
  attributes: Attribute[];
}

/** Drawings keep their spaces, and their schema knows no `xml:space`. */
const isDrawing = (part: string, name: string) =>
  name.startsWith('a:') || /(^|\/)ppt\/|\/(drawings|charts|diagrams)\//.test(part);

/**
 * Word and Excel drop white space at the edges of a text that does not ask for it to stay. Where
 * cleaning brings a space to an edge, the text asks.
 */
export function keepEdgeSpaces(
  source: string,
  part: string,
  { elements, made }: { elements: TextElement[]; made: Edit[] },
): Edit[] {
  if (made.length === 0) return [];
  const added: Edit[] = [];
  const inOrder = made.toSorted((a, b) => a.start - b.start);
  let next = 0;
  for (const { tag, contentEnd, attributes } of elements) {
    const own: Edit[] = [];
    for (; next < inOrder.length && inOrder[next]!.start < contentEnd; next++) {
      if (inOrder[next]!.start >= tag.end) own.push(inOrder[next]!);
    }
    if (own.length === 0 || isDrawing(part, tag.name)) continue;
    if (attributes.some(({ name }) => name === 'xml:space')) continue;
    const before = source.slice(tag.end, contentEnd);
    const after = applyEdits(
      before,
      own.map(({ start, end, text }) => ({ start: start - tag.end, end: end - tag.end, text })),
    );
    const isNew = (edge: RegExp) => edge.test(after) && !edge.test(before);
    if (!isNew(/^[ \t\r\n]/) && !isNew(/[ \t\r\n]$/)) continue;
    const at = tag.start + 1 + tag.name.length;
    added.push({ start: at, end: at, text: ' xml:space="preserve"' });
  }
  return added;
}
