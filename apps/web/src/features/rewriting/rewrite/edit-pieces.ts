import type { RewriteEdit } from '@cleanpaste/contract';

/** A piece of both versions: the same in both, or a change with its place in the list of edits. */
export type Piece =
  | { kind: 'same'; key: string; text: string }
  | { kind: 'edit'; key: string; index: number; original: string; replacement: string };

/** The text cut along its edits. */
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

/** So many units a block of a long text has at least: only blocks that are seen are laid out. */
const blockFrom = 3000;

/** Pieces in blocks that end where a line ends, so that each can be laid out by itself. */
export function blocksOf(pieces: readonly Piece[]): Piece[][] {
  const blocks: Piece[][] = [[]];
  let size = 0;
  for (const piece of pieces) {
    if (piece.kind === 'edit') {
      blocks.at(-1)!.push(piece);
      size += piece.replacement.length;
      continue;
    }
    let from = 0;
    while (from < piece.text.length) {
      const lineEnd = piece.text.indexOf('\n', from + Math.max(0, blockFrom - size));
      const to = lineEnd < 0 ? piece.text.length : lineEnd + 1;
      const text = piece.text.slice(from, to);
      blocks.at(-1)!.push({ kind: 'same', key: `${piece.key}+${from}`, text });
      size += text.length;
      if (lineEnd >= 0) {
        blocks.push([]);
        size = 0;
      }
      from = to;
    }
  }
  return blocks.filter((block) => block.length > 0);
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
