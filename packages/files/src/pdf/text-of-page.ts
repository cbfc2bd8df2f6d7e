/** What a page draws, as the reader of PDF gives it. */
interface Drawing {
  fnArray: number[];
  argsArray: unknown[];
}

/** Operations of PDF by the numbers of its reader: only what shows or moves text is looked at. */
const SHOW_TEXT = 44;
const MOVES = new Set([32, 40, 41, 42, 43]);
/** A gap of this many thousandths of the size of the font parts two words. */
const WORD_GAP = -160;

/**
 * The text of a page in the order in which it is drawn. The reader's own text leaves out all that is
 * invisible, which is just what is looked for here.
 */
export function textOf({ fnArray, argsArray }: Drawing): string {
  const pieces: string[] = [];
  for (const [index, operation] of fnArray.entries()) {
    if (operation === SHOW_TEXT) addShown((argsArray[index] as unknown[])[0], pieces);
    else if (MOVES.has(operation) && pieces.length > 0 && pieces.at(-1) !== '\n') pieces.push('\n');
  }
  return pieces.join('');
}

function addShown(shown: unknown, pieces: string[]): void {
  if (!Array.isArray(shown)) return;
  for (const item of shown) {
    if (typeof item === 'number') {
      if (item < WORD_GAP && pieces.at(-1) !== ' ') pieces.push(' ');
    } else if (typeof item?.unicode === 'string') pieces.push(item.unicode);
  }
}
