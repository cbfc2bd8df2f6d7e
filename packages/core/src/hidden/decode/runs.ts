import type { Stream } from './reading.ts';

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
