import { packBytes } from './bits.ts';
import { textEvidence } from './evidence.ts';
import { informationOfChannel } from './information.ts';
import { isWordy, messageEvidence } from './message.ts';
import { type Candidate, placed, type Reading, type Stream } from './reading.ts';
import { utf8ToText } from './utf8.ts';

const WIDE = 0x2004;
const FEWEST = 8;
/** See `messageEvidence`; six letters by lot reach it, signs among them do not. */
const FLOOR = 5;
const FLOOR_OF_SIGNS = 16;
const SHORTEST = 6;

/**
 * U+2004 in the place of some spaces: bits from the first space of the text on, or, where every
 * space is exchanged, a mark without a message.
 */
export function decodeWideSpaces(text: string, spaces: Stream): Candidate | null {
  const wide = spaces.at.filter((_, i) => spaces.symbols[i] === WIDE);
  if (wide.length < 3 || wide.length < 0.9 * spaces.at.length) return null;
  const at: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x20 || unit === WIDE) at.push(i);
  }
  const bits = at.map((place) => Number(text.charCodeAt(place) === WIDE));
  const reading = readSpaces(bits) ?? reportUnread(wide.length, at.length);
  if (reading === null) return null;
  const first = reading.content === null ? wide[0]! : at[0]!;
  const information = informationOfChannel(bits);
  return placed({ ...reading, information }, first, wide.at(-1)! + 1, at.length);
}

function readSpaces(bits: number[]): Reading | null {
  for (const flip of [0, 1]) {
    const bytes = trimEnd(packBytes(bits, flip));
    const content = utf8ToText(bytes);
    if (content === null || content.length < SHORTEST) continue;
    const evidence = textEvidence(content, 8 * bytes.length) - 4 * flip;
    const floor = isWordy(content) ? FLOOR : FLOOR_OF_SIGNS;
    if (evidence < 6 || messageEvidence(content, 8 * bytes.length) < floor) continue;
    const note = 'Bits in the spaces between the words: U+2004 against the plain space.';
    return { scheme: 'three-per-em-space', content, bytes, certainty: 'likely', note, evidence };
  }
  return null;
}

/** Behind the message the cover goes on unchanged: bytes of one kind of space only. */
export function trimEnd(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0 || bytes[end - 1] === 0xff)) end--;
  return bytes.slice(0, end);
}

function reportUnread(wide: number, all: number): Reading | null {
  if (wide < FEWEST) return null;
  const note =
    wide === all
      ? `All ${all} spaces are U+2004: a mark on the text as a whole.`
      : `${wide} of ${all} spaces are U+2004 instead of the plain space; no message could be read.`;
  return {
    scheme: 'three-per-em-space',
    content: null,
    bytes: null,
    certainty: 'detected',
    note,
    evidence: 0,
  };
}
