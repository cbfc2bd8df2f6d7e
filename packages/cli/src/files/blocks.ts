/** Text handed over piece by piece. */
export interface Block {
  text: string;
  /** False where a line was so long that it had to be cut within. */
  wholeLines: boolean;
}

/** Usual size of a block, in UTF-16 units. */
const SIZE = 1 << 18;
/** A line longer than this is cut. */
const LONGEST_LINE = 1 << 22;
/** How far back a good place to cut a long line is looked for. */
const REACH = 1 << 16;

/**
 * Joins pieces of text to blocks that can be cleaned by themselves: every block ends behind a line
 * feed, over which no rule looks, since the rules for directions go paragraph by paragraph. A line
 * of more than four million units is cut at a space between words instead; there the direction
 * rules see less than the whole paragraph.
 */
export async function* blocksOf(
  pieces: AsyncIterable<string>,
  { size = SIZE, longestLine = LONGEST_LINE } = {},
): AsyncGenerator<Block> {
  let waiting: string[] = [];
  let length = 0;
  let lineEnd = 0;
  try {
    for await (const piece of pieces) {
      const last = piece.lastIndexOf('\n');
      if (last >= 0) lineEnd = length + last + 1;
      waiting.push(piece);
      length += piece.length;
      if (lineEnd > 0 ? length < size : length < longestLine) continue;
      const text = waiting.join('');
      const cut = lineEnd > 0 ? lineEnd : quietPlace(text);
      yield { text: text.slice(0, cut), wholeLines: lineEnd > 0 };
      waiting = [text.slice(cut)];
      length -= cut;
      lineEnd = 0;
    }
  } catch (error) {
    // Where the input breaks off, what came before is still text.
    if (length > 0) yield { text: waiting.join(''), wholeLines: true };
    throw error;
  }
  if (length > 0) yield { text: waiting.join(''), wholeLines: true };
}

/** A space between two plain characters, if there is one; else at least between two characters. */
function quietPlace(text: string): number {
  const from = Math.max(1, text.length - REACH);
  for (let i = text.length - 2; i > from; i--) {
    if (text[i] === ' ' && isPlain(text[i - 1]!) && isPlain(text[i + 1]!)) return i + 1;
  }
  for (let i = text.length - 2; i > from; i--) {
    if (isPlain(text[i]!) && isPlain(text[i - 1]!) && isPlain(text[i + 1]!)) return i + 1;
  }
  const low = text.charCodeAt(text.length - 1);
  return low >= 0xd800 && low < 0xdc00 ? text.length - 1 : text.length;
}

function isPlain(character: string): boolean {
  return /[\p{L}\p{N}\p{P}]/u.test(character);
}
