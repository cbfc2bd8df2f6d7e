import { readBits } from './bits.ts';
import { readGroups } from './groups.ts';
import { messageEvidence } from './message.ts';
import { bestReading, type Candidate, type Reading, type Stream } from './reading.ts';
import { runsOf } from './runs.ts';

const FLOOR = 16;
const SHORTEST = 16;

/** Bits in Hangul fillers, U+3164 and U+FFA0 above all, which scripts take for letters of a name. */
export function decodeFillers(stream: Stream): Candidate[] {
  if (stream.at.length < SHORTEST) return [];
  const widthOf = () => 1;
  return readGroups({
    stream,
    runs: runsOf(stream, widthOf),
    widthOf,
    read: readFillers,
    scatteredFloor: FLOOR,
  });
}

function readFillers(symbols: number[]): Reading | null {
  const distinct = [...new Set(symbols)].sort((a, b) => a - b);
  if (distinct.length !== 2 || symbols.length < SHORTEST) return null;
  const bits = symbols.map((symbol) => (symbol === distinct[0] ? 1 : 0));
  return bestReading(
    readBits(bits).map(({ content, bytes, how }): Reading | null => {
      const evidence = messageEvidence(content, bits.length);
      if (evidence < FLOOR) return null;
      const note = `Bits in two Hangul fillers, which are drawn as nothing: ${how}.`;
      return { scheme: 'hangul-fillers', content, bytes, certainty: 'likely', note, evidence };
    }),
  );
}
