import type { Payload } from '../types.ts';

/** Carriers of one family in the order of the text: what each one is, and where it begins. */
export interface Stream {
  symbols: number[];
  at: number[];
}

/** One way to read a stream, before its place in the text is known. */
export interface Reading
  extends Pick<Payload, 'scheme' | 'content' | 'bytes' | 'certainty' | 'note'> {
  /** Bits by which the reading beats chance (see evidence.ts); compares readings of one stream. */
  evidence: number;
  /** Bits that say which of all ways to read this one is; those of a known scheme without a word. */
  ways?: number;
  /** What the message costs where it is not spelled out letter by letter. */
  cost?: number;
}

/** A reading with the bits of its carriers (see information.ts); no bounds where it is vouched for. */
export interface Weighed extends Reading {
  information: number;
}

/** A payload together with what ranks it. */
export interface Candidate {
  payload: Payload;
  evidence: number;
  carriers: number;
  /** See `Reading` and `Weighed`. */
  information: number;
  ways: number;
  cost?: number | undefined;
}

/** There are some thirty schemes. */
const KNOWN = 5;

export function emptyStream(): Stream {
  return { symbols: [], at: [] };
}

/** A part of a list that nobody changes: the list itself where that is all of it, which may be long. */
export function sliced(list: number[], from: number, to: number): number[] {
  return from === 0 && to === list.length ? list : list.slice(from, to);
}

export function sliceStream(stream: Stream, from: number, to: number): Stream {
  return { symbols: sliced(stream.symbols, from, to), at: sliced(stream.at, from, to) };
}

/** The reading with the most evidence; `exact` ones go first, the earlier one wins a tie. */
export function bestReading(readings: Iterable<Reading | null>): Reading | null {
  let best: Reading | null = null;
  for (const reading of readings) {
    if (reading === null) continue;
    if (best === null || weight(reading) > weight(best)) best = reading;
  }
  return best;
}

function weight(reading: Reading): number {
  const rank = { exact: 3, likely: 2, possible: 1, detected: 0 }[reading.certainty];
  return rank * 1e9 + reading.evidence;
}

/** Puts a reading where its carriers stand; `end` is one past the last carrier. */
export function placed(reading: Weighed, start: number, end: number, carriers: number): Candidate {
  const { scheme, content, bytes, certainty, note, evidence, information, cost } = reading;
  return {
    payload: { start, end, scheme, content, bytes, certainty, note },
    evidence,
    carriers,
    information,
    ways: reading.ways ?? KNOWN,
    cost,
  };
}
