import type { RewriteEdit } from '@cleanpaste/contract';

/** A piece of both versions: the same in both, or a change with its place in the list of edits. */
export type Piece =
  | { kind: 'same'; key: string; text: string }
  | { kind: 'edit'; key: string; index: number; original: string; replacement: string };

/** The text cut along its edits, for the two columns of the comparison. */
export function piecesOf(baseText: string, edits: readonly RewriteEdit[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  edits.forEach(({ start, end, original, replacement }, index) => {
    if (start > at) pieces.push({ kind: 'same', key: `s${at}`, text: baseText.slice(at, start) });
    pieces.push({ kind: 'edit', key: `e${index}`, index, original, replacement });
    at = end;
  });
  if (at < baseText.length) pieces.push({ kind: 'same', key: `s${at}`, text: baseText.slice(at) });
  return pieces;
}

/** The rewrite without the edits that were undone. */
export function withoutUndone(
  baseText: string,
  edits: readonly RewriteEdit[],
  undone: ReadonlySet<number>,
): string {
  return piecesOf(baseText, edits)
    .map((piece) => {
      if (piece.kind === 'same') return piece.text;
      return undone.has(piece.index) ? piece.original : piece.replacement;
    })
    .join('');
}
