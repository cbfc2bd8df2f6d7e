import { type Stream, sliceStream } from './reading.ts';

/** A stretch of a stream: index of the first carrier, one past the last. */
export type Run = [from: number, to: number];

/** Cuts a stream where the text has something between two carriers. */
export function runsOf(stream: Stream, widthOf: (symbol: number) => number): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let i = 0; i < stream.at.length; i++) {
    const end = stream.at[i]! + widthOf(stream.symbols[i]!);
    if (stream.at[i + 1] === end) continue;
    runs.push([from, i + 1]);
    from = i + 1;
  }
  return runs;
}

/** The carriers of all runs, one behind the other. */
export function gather(stream: Stream, runs: readonly Run[]): Stream {
  const carriers = runs.reduce((sum, [from, to]) => sum + to - from, 0);
  // All there is, as nearly always in a text full of them.
  if (carriers === stream.at.length) return sliceStream(stream, 0, carriers);
  const symbols: number[] = [];
  const at: number[] = [];
  for (const [from, to] of runs) {
    for (let i = from; i < to; i++) {
      symbols.push(stream.symbols[i]!);
      at.push(stream.at[i]!);
    }
  }
  return { symbols, at };
}
