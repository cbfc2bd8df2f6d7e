/** A place in a file: line and column begin at 1, columns and the offset count UTF-16 units. */
export interface Place {
  line: number;
  column: number;
  offset: number;
}

export interface Places {
  /** Where a unit of the present block stands. Asked in ascending order. */
  at(unit: number): Place;
  /** Goes on with the next block. */
  next(text: string): void;
}

/** Counts lines through a text that comes in blocks. Lines end with a line feed. */
export function countPlaces(): Places {
  let text = '';
  let line = 1;
  /** Offset of the block, and of the start of the present line. */
  let base = 0;
  let lineStart = 0;
  let searched = 0;
  const advance = (unit: number) => {
    for (let feed = text.indexOf('\n', searched); feed >= 0 && feed < unit; ) {
      line++;
      lineStart = base + feed + 1;
      searched = feed + 1;
      feed = text.indexOf('\n', searched);
    }
    if (searched < unit) searched = unit;
  };
  return {
    at(unit) {
      advance(unit);
      return { line, column: base + unit - lineStart + 1, offset: base + unit };
    },
    next(following) {
      advance(text.length);
      base += text.length;
      text = following;
      searched = 0;
    },
  };
}
