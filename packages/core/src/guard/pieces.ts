import { BORDER } from './judge.ts';

/** One change; `original` stood at `start` to `end` of the text. UTF-16 units. */
export interface PieceEdit {
  start: number;
  end: number;
  original: string;
  replacement: string;
  /** `paragraph` for a paragraph that a model reworded; else what the built-in engine did. */
  kind: string;
}

/** A stretch of a text and what became of it: `edits`, applied to `original`, give `text`. */
export interface Piece {
  original: string;
  text: string;
  edits: PieceEdit[];
}

export const samePiece = (original: string): Piece => ({ original, text: original, edits: [] });

/** A piece that was reworded as a whole: one change. */
export function rewordedPiece(original: string, text: string): Piece {
  if (text === original) return samePiece(original);
  const edit = { start: 0, end: original.length, original, replacement: text, kind: 'paragraph' };
  return { original, text, edits: [edit] };
}

/** Puts pieces together that follow one another. */
export function joinPieces(pieces: readonly Piece[]): Piece {
  const whole: Piece = { original: '', text: '', edits: [] };
  for (const { original, text, edits } of pieces) {
    const shift = whole.original.length;
    for (const edit of edits)
      whole.edits.push({ ...edit, start: edit.start + shift, end: edit.end + shift });
    whole.original += original;
    whole.text += text;
  }
  return whole;
}

/**
 * A rewrite as changes that can be undone one by one: a paragraph each. What stands between the
 * paragraphs stays as it was.
 */
export function paragraphEdits(original: string, text: string): Piece {
  const before = original.split(BORDER);
  const after = text.split(BORDER);
  if (before.length !== after.length) return rewordedPiece(original, text);
  return joinPieces(
    before.map((piece, at) => (at % 2 ? samePiece(piece) : rewordedPiece(piece, after[at]!))),
  );
}
