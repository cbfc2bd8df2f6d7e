import { packBytes } from './bits.ts';
import { informationOfChannel } from './information.ts';
import { isMonotonous, messageEvidence } from './message.ts';
import { utf8ToText } from './utf8.ts';

/** What a row of bits says that goes on behind its message, as a cover does. */
export interface ChannelReading {
  content: string;
  bytes: Uint8Array;
  evidence: number;
  /** See information.ts; of the whole row, so that what follows the message counts as well. */
  information: number;
  /** How many of the bits the message takes up. */
  length: number;
  how: string;
}

const SWAPPED = 1;
const LOW_FIRST = 2;

/**
 * Reads bits that two forms of something visible may carry (two kinds of space, of line end, of
 * letter), from the first one on: UTF-8 in either meaning and either order within a byte. Behind
 * the message all places look alike.
 *
 * @param floor the evidence that a reading needs
 */
export function readChannel(bits: Uint8Array, floor: number): ChannelReading | null {
  let best: ChannelReading | null = null;
  const packed = packBytes(bits);
  for (const isSwapped of [false, true]) {
    const high = isSwapped ? packed.map((byte) => byte ^ 0xff) : packed;
    for (const isLowFirst of [false, true]) {
      const bytes = withoutTail(isLowFirst ? high.map(reversed) : high);
      const content = bytes.length < 3 ? null : utf8ToText(bytes);
      if (content === null || isMonotonous(content)) continue;
      const off = (isSwapped ? SWAPPED : 0) + (isLowFirst ? LOW_FIRST : 0);
      const length = 8 * bytes.length;
      const evidence = messageEvidence(content, length) - off;
      if (evidence < floor || (best !== null && best.evidence >= evidence)) continue;
      const how = `UTF-8${isLowFirst ? ', low bit first' : ''}${isSwapped ? ', forms swapped' : ''}`;
      best = { content, bytes, evidence, information: 0, length, how };
    }
  }
  if (best !== null) best.information = informationOfChannel(bits);
  return best;
}

/** Behind the message the cover goes on in one form only, so that its bytes are all of one bit. */
function withoutTail(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0 || bytes[end - 1] === 0xff)) end--;
  return bytes.slice(0, end);
}

/** The bits of a byte in the other order. */
function reversed(byte: number): number {
  let other = 0;
  for (let bit = 0; bit < 8; bit++) other |= ((byte >> bit) & 1) << (7 - bit);
  return other;
}
