/**
 * How a passage was taken over: word by word, with changed words or order, or condensed from a much longer
 * passage.
 */
export type MatchKind = 'verbatim' | 'reworded' | 'summary';

/** Two passages that belong together; all offsets in UTF-16 units, the end not included. */
export interface Match {
  start: number;
  end: number;
  sourceStart: number;
  sourceEnd: number;
  /** 0 to 1: how much of the passage's wording is found in the source's passage. */
  similarity: number;
  kind: MatchKind;
}

/** A range of UTF-16 units, the end not included. */
export interface Span {
  start: number;
  end: number;
}
