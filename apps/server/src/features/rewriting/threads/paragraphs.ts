import type { RewriteEdit } from '@cleanpaste/contract';
import type { Judgement } from './judge.ts';
import { judge } from './judge.ts';
import { type Masked, unmask } from './placeholders.ts';

/** A stretch of a text and what became of it: `edits`, applied to `original`, give `text`. */
export interface Piece {
  original: string;
  text: string;
  edits: RewriteEdit[];
}

const border = /(\n[ \t]*\n\s*)/;

export const samePiece = (original: string): Piece => ({ original, text: original, edits: [] });

/** A piece that was reworded as a whole: one change. */
export function rewordedPiece(original: string, text: string): Piece {
  if (text === original) return samePiece(original);
  const edit = { start: 0, end: original.length, original, replacement: text, kind: 'paragraph' };
  return { original, text, edits: [edit] };
}

/** Puts pieces together that follow one another. */
export function joinPieces(pieces: Piece[]): Piece {
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
  const before = original.split(border);
  const after = text.split(border);
  if (before.length !== after.length) return rewordedPiece(original, text);
  return joinPieces(
    before.map((piece, at) => (at % 2 ? samePiece(piece) : rewordedPiece(piece, after[at]!))),
  );
}

/** A paragraph of a version, judged by itself; `fault` null with the original's text: a border. */
export type JudgedParagraph = { original: string } & Judgement;

/**
 * Judges a version that was refused as a whole paragraph by paragraph.
 * @returns null when its paragraphs are not those of the original
 */
export function judgeParagraphs(given: {
  masked: Masked;
  output: string;
}): JudgedParagraph[] | null {
  const { masked, output } = given;
  const before = masked.text.split(border);
  const after = output.trim().split(border);
  if (before.length !== after.length || before.length === 1) return null;
  return before.map((text, at) => {
    const original = unmask(masked, text);
    if (at % 2 === 1) return { original, text: original, fault: null };
    return { original, ...judge({ masked: { ...masked, text }, output: after[at]! }) };
  });
}
