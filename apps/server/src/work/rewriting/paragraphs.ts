import type { RewriteEdit } from '@cleanpaste/contract';

interface Rewritten {
  /** Where `original` begins in the text. */
  start: number;
  original: string;
  /** The new wording of `original`. */
  text: string;
}

const border = /(\n[ \t]*\n\s*)/;

/**
 * A rewrite as changes that can be undone one by one: a paragraph each. What stands between the
 * paragraphs, and around the whole, stays as it was.
 */
export function paragraphEdits(whole: string, { start, original, text }: Rewritten) {
  const before = original.split(border);
  const after = text.split(border);
  const pairs = before.length === after.length ? before : [original];
  const versions = before.length === after.length ? after : [text];
  const edits: RewriteEdit[] = [];
  let result = whole.slice(0, start);
  let at = start;
  pairs.forEach((piece, index) => {
    const isText = index % 2 === 0;
    const replacement = isText ? versions[index]! : piece;
    if (replacement !== piece)
      edits.push({
        start: at,
        end: at + piece.length,
        original: piece,
        replacement,
        kind: 'paragraph',
      });
    result += replacement;
    at += piece.length;
  });
  return { text: result + whole.slice(at), edits };
}
