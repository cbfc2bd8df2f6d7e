import type { RewriteEdit, StrongParaphraseAnswer } from '@cleanpaste/contract';

export type Answer = Pick<
  StrongParaphraseAnswer,
  'cleanedText' | 'baseText' | 'edits' | 'detailedReport'
>;

/** What stands the same in both sentences before a change, and the change. */
interface Piece {
  before: string;
  edit: RewriteEdit;
}

/**
 * The sentence cut along its changes; null where they do not lead to the rewritten one. The start of the home
 * page has code for long texts with undone changes: shared with this page, it would come as one file more.
 */
export function cutExample({ baseText, cleanedText, edits }: Answer) {
  let at = 0;
  const pieces: Piece[] = edits.map((edit) => {
    const before = baseText.slice(at, edit.start);
    at = edit.end;
    return { before, edit };
  });
  const end = baseText.slice(at);
  const made = pieces.map(({ before, edit }) => before + edit.replacement).join('') + end;
  return made === cleanedText && pieces.length > 0 ? { pieces, end } : null;
}
