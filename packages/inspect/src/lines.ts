/** A place as people count it: both from 1, columns in UTF-16 units. */
export interface Place {
  line: number;
  column: number;
}

export interface LineIndex {
  /** The place of a unit of the text; of the end, too. */
  at(offset: number): Place;
  /** The unit at a place, held within the text. */
  offset(place: Place): number;
}

/** Finds lines and columns in a text. Lines end with LF, CR or both, as editors see it. */
export function lineIndex(text: string): LineIndex {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  return {
    at(offset) {
      let [low, high] = [0, starts.length];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (starts[middle]! <= offset) low = middle;
        else high = middle;
      }
      return { line: low + 1, column: offset - starts[low]! + 1 };
    },
    offset({ line, column }) {
      const start = starts[line - 1] ?? text.length;
      return Math.max(0, Math.min(text.length, start + column - 1));
    },
  };
}
