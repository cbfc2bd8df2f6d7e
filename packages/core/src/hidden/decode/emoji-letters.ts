import { messageEvidence } from './message.ts';
import { type Candidate, placed, type Stream } from './reading.ts';
import { gather, runsOf } from './runs.ts';

const FLOOR = 18;
const SHORTEST = 8;
const BITS = Math.log2(0x5f);

/** pyUnicodeSteganography: each letter is the emoji as far behind U+1F601 as it is behind the space. */
export function decodeEmojiLetters(stream: Stream): Candidate[] {
  return runsOf(stream, () => 2).flatMap(([from, to]) => {
    if (to - from < SHORTEST) return [];
    const { symbols, at } = gather(stream, [[from, to]]);
    const content = symbols.map((symbol) => String.fromCharCode(symbol)).join('');
    const evidence = messageEvidence(content, BITS * symbols.length);
    if (evidence < FLOOR) return [];
    const note = 'pyUnicodeSteganography: one emoji a letter, counted from U+1F601.';
    const reading = {
      scheme: 'emoji-letters',
      content,
      bytes: Uint8Array.from(symbols),
      certainty: 'likely' as const,
      note,
      evidence,
      information: BITS * symbols.length,
    };
    return [placed(reading, at[0]!, at.at(-1)! + 2, at.length)];
  });
}
