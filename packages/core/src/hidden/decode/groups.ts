import { informationOf } from './information.ts';
import {
  bestReading,
  type Candidate,
  placed,
  type Reading,
  type Stream,
  sliced,
  sliceStream,
} from './reading.ts';
import { gather, type Run } from './runs.ts';

interface GroupInput {
  stream: Stream;
  runs: Run[];
  widthOf: (symbol: number) => number;
  read: (symbols: number[]) => Reading | null;
  /** The bits of the carriers of a reading, if not by how often each of them occurs. */
  weigh?: (symbols: number[], reading: Reading) => number;
  /** Evidence that carriers sown over the text need together, being open to chance. */
  scatteredFloor: number;
  /** A scheme that is known to strew its pieces, so that they are read as one. */
  strewnScheme?: string;
}

/** Reads every run for itself, and all of them together, and keeps what explains more. */
export function readGroups(input: GroupInput): Candidate[] {
  const { stream, runs, read } = input;
  if (runs.length === 0) return [];
  const apart = runs.map(([from, to]) =>
    to - from > 1 ? read(sliced(stream.symbols, from, to)) : null,
  );
  if (runs.length > 1) {
    const all = gather(stream, runs);
    const together = bestReading([read(all.symbols), read(withoutStrays(all.symbols))]);
    if (together && prefersTogether(together, apart, { ...input, stream: all })) {
      return [place(together, all, input)];
    }
  }
  return runs.flatMap(([from, to], index) => {
    const reading = apart[index];
    return reading ? [place(reading, sliceStream(stream, from, to), input)] : [];
  });
}

function prefersTogether(
  together: Reading,
  apart: (Reading | null)[],
  { scatteredFloor, strewnScheme, stream }: GroupInput,
): boolean {
  const read = apart.filter((reading) => reading !== null && reading.content !== null);
  if (together.content === null) {
    return apart.every((reading) => reading === null) && isSown(stream);
  }
  if (together.evidence < scatteredFloor || together.certainty === 'possible') return false;
  if (read.some((reading) => reading!.certainty === 'exact'))
    return together.scheme === strewnScheme;
  const evidence = read.reduce((sum, reading) => sum + reading!.evidence, 0);
  if (together.evidence < evidence - 1) return false;
  const letters = read.reduce((sum, reading) => sum + reading!.content!.length, 0);
  return together.scheme === strewnScheme || letters < 3 * read.length || read.length === 0;
}

/**
 * Strays pile up in long texts too. Carriers that were sown on purpose stand close, and no kind of
 * them is nearly all there is.
 */
function isSown({ symbols, at }: Stream): boolean {
  const counts = countsOf(symbols);
  const close = at.at(-1)! - at[0]! <= 12 * at.length;
  return at.length >= 64 && close && Math.max(...counts.values()) <= 0.7 * at.length;
}

function countsOf(symbols: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}

/** A lone mark that got into the text by accident must not spoil a message sown around it. */
function withoutStrays(symbols: number[]): number[] {
  const counts = countsOf(symbols);
  return symbols.filter((symbol) => {
    const count = counts.get(symbol)!;
    return count > 2 || count > 0.05 * symbols.length;
  });
}

function place(
  reading: Reading,
  { symbols, at }: Stream,
  { widthOf, runs, weigh = informationOf }: GroupInput,
): Candidate {
  const last = symbols.length - 1;
  // Among many rows, one is sooner read by chance.
  const information = weigh(symbols, reading) - Math.log2(runs.length);
  const end = at[last]! + widthOf(symbols[last]!);
  return placed({ ...reading, information }, at[0]!, end, symbols.length);
}
