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
const DIRECTION_MARK = /[\u200e\u200f\u061c]/;

/**
 * Joins pieces of text to blocks that can be cleaned by themselves: every block ends behind a line
 * feed, and the line below it has no direction mark. No other rule looks over a line feed: the rules
 * for directions go paragraph by paragraph, and a mark beside a sign asks for the line above. Where
 * four million units have no such place they are cut at any line feed, or else at a space between
 * words; there the direction rules see less than they would in the whole text.
 */
export async function* blocksOf(
  pieces: AsyncIterable<string>,
  { size = SIZE, longestLine = LONGEST_LINE } = {},
): AsyncGenerator<Block> {
  let waiting: string[] = [];
  let length = 0;
  let enough = size;
  try {
    for await (const piece of pieces) {
      waiting.push(piece);
      length += piece.length;
      if (length < enough) continue;
      const text = waiting.join('');
      waiting = [text];
      const isLong = length >= longestLine;
      const lineEnd = quietLineEnd(text) || (isLong ? text.lastIndexOf('\n') + 1 : 0);
      if (lineEnd === 0 && !isLong) {
        // Doubled, so that looking again stays linear, however far the next place is.
        enough = Math.min(length * 2, longestLine);
        continue;
      }
      const end = lineEnd || quietPlace(text);
      yield { text: text.slice(0, end), wholeLines: lineEnd > 0 };
      waiting = [text.slice(end)];
      length -= end;
      enough = size;
    }
  } catch (error) {
    // Where the input breaks off, what came before is still text.
    if (length > 0) yield { text: waiting.join(''), wholeLines: true };
    throw error;
  }
  if (length > 0) yield { text: waiting.join(''), wholeLines: true };
}

/** The last line feed over which no rule looks, as the place behind it; 0 where there is none. */
function quietLineEnd(text: string): number {
  for (let end = text.lastIndexOf('\n'); end > 0; ) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    if (!DIRECTION_MARK.test(text.slice(start, end))) return start;
    end = start - 1;
  }
  return 0;
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
