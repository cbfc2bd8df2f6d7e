import { packBytes, readBits } from './bits.ts';
import { readC2pa } from './c2pa.ts';
import { readChannel } from './channel.ts';
import { textEvidence } from './evidence.ts';
import { readGroups } from './groups.ts';
import { informationOf } from './information.ts';
import { messageEvidence } from './message.ts';
import { isPeriodic } from './periodic.ts';
import { bestReading, type Candidate, placed, type Reading, type Stream } from './reading.ts';
import { type Run, runsOf } from './runs.ts';
import { utf8ToText } from './utf8.ts';

const SCHEME = 'variation-selectors';
const SHIFTED = `${SCHEME}-ascii`;
/** Fewer unread selectors behind one another are a slip of an editor, not a message. */
const SHORTEST_UNREAD = 4;
const FIRST_LETTER = 0x41;

interface SelectorInput {
  text: string;
  selectors: Stream;
  isHidden: (at: number) => boolean;
}

/** Reads bytes in variation selectors: in a row behind one character, or sown over the text. */
export function decodeSelectors({ text, selectors, isHidden }: SelectorInput): Candidate[] {
  const wrappers: Candidate[] = [];
  const runs: Run[] = [];
  for (const run of runsOf(selectors, widthOf)) {
    const wrapper = wrapperAt(text, selectors, run);
    if (wrapper) wrappers.push(wrapper);
    else runs.push(trimPresentation(selectors, run));
  }
  const sown = runs.filter(([from]) => selectors.symbols[from]! >= FIRST_LETTER).length >= 4;
  const real = runs.filter(
    ([from, to]) =>
      to - from > 1 ||
      isHidden(selectors.at[from]!) ||
      // Behind an ideograph any selector may be a registered variant, so the cleaner keeps it. The
      // registered ones are the first few; the letters of a message lie far beyond them.
      (sown && selectors.symbols[from]! >= 16),
  );
  const payloads = readGroups({
    stream: selectors,
    runs: real,
    widthOf,
    read,
    weigh,
    scatteredFloor: 8,
  });
  if (wrappers.length === 0 && !payloads.some(({ payload }) => payload.content !== null)) {
    const presence = decodePresence({ text, selectors, isHidden });
    if (presence !== null) return [presence];
  }
  return [...wrappers, ...payloads];
}

const ASCII = Math.log2(95);

/**
 * However few bytes a short message has, each is one of 256. Lots of letters alone spell as they do;
 * but counted in the rarer way they would be other letters, so that only words tell it from them.
 */
function weigh(bytes: number[], { scheme }: Reading): number {
  if (scheme === SHIFTED) return ASCII * bytes.length;
  return new Set(bytes).size === 2 ? informationOf(bytes) : 8 * bytes.length;
}

function widthOf(byte: number): number {
  return byte < 16 ? 1 : 2;
}

/** The selector that makes an emoji an emoji stays with it when a message is hung behind it. */
function trimPresentation({ symbols }: Stream, [from, to]: Run): Run {
  const presentation = symbols[from] === 14 || symbols[from] === 15;
  return presentation && to - from > 1 ? [from + 1, to] : [from, to];
}

function wrapperAt(text: string, { symbols, at }: Stream, [from, to]: Run): Candidate | null {
  const start = at[from]!;
  return readC2pa({
    bytes: symbols.slice(from, to),
    start,
    end: at[to - 1]! + widthOf(symbols[to - 1]!),
    marked: text.charCodeAt(start - 1) === 0xfeff,
  });
}

function read(bytes: number[]): Reading | null {
  const distinct = [...new Set(bytes)].sort((a, b) => a - b);
  if (bytes.length >= 8 && isPeriodic(bytes, 2)) return null;
  const readings = [betterOf(readBytes(bytes), readShifted(bytes))];
  if (distinct.length === 2) readings.push(readTwo(bytes, distinct));
  return bestReading(readings) ?? reportUnread(bytes, distinct);
}

function readBytes(symbols: number[]): Reading | null {
  const content = utf8ToText(symbols);
  if (content === null) return null;
  const evidence = textEvidence(content, 8 * symbols.length);
  if (evidence < 0 || symbols.length < 2) return null;
  // Two or three letters are believed; more than that by lot would not be letters.
  if (symbols.length >= 8 && messageEvidence(content, 8 * symbols.length) < FLOOR) return null;
  const bytes = Uint8Array.from(symbols);
  const note = 'UTF-8 bytes in variation selectors, one selector a byte.';
  return {
    scheme: SCHEME,
    content,
    bytes,
    certainty: evidence < 12 ? 'likely' : 'exact',
    note,
    evidence,
    ways: USUAL_WAY,
  };
}

/**
 * U+E0100 and the code of an ASCII character, as npm `hiddencoder` and garak write it. In the more
 * usual way of sixteen selectors below them it would be other letters, or none.
 */
function readShifted(symbols: number[]): Reading | null {
  if (!symbols.every((symbol) => symbol >= 16 && symbol < 16 + 0x7f)) return null;
  const bytes = Uint8Array.from(symbols, (symbol) => symbol - 16);
  const content = utf8ToText(bytes)!;
  const evidence = messageEvidence(content, 8 * symbols.length);
  if (evidence < FLOOR_OF_SHIFTED) return null;
  const note = 'ASCII in variation selectors, counted from U+E0100, one selector a character.';
  return {
    scheme: SHIFTED,
    content,
    bytes,
    certainty: 'likely',
    note,
    evidence,
    ways: OTHER_WAY,
  };
}

/** Bits that say how bytes stand in selectors: nearly always as they are. */
const USUAL_WAY = 0.5;
const OTHER_WAY = 3;
const FLOOR = 3;
const FLOOR_OF_SHIFTED = 8;
/** What the rarer way has to be better by. */
const AHEAD = 3;

function betterOf(usual: Reading | null, shifted: Reading | null): Reading | null {
  if (usual?.content == null || shifted === null) return usual ?? shifted;
  const own = messageEvidence(usual.content, 8 * usual.bytes!.length);
  return shifted.evidence > own + AHEAD ? shifted : usual;
}

/** Selectors of one kind behind some characters and not behind others: a bit for each character. */
function decodePresence({ text, selectors, isHidden }: SelectorInput): Candidate | null {
  const { symbols, at } = selectors;
  if (at.length < 8 || !symbols.every((symbol) => symbol === symbols[0])) return null;
  if (!at.some((place) => isHidden(place))) return null;
  const width = widthOf(symbols[0]!);
  const bits: number[] = [];
  let next = 0;
  const last = at.at(-1)! + width;
  for (let i = 0; i < last; ) {
    i += text.codePointAt(i)! > 0xffff ? 2 : 1;
    const isThere = at[next] === i;
    bits.push(isThere ? 1 : 0);
    if (!isThere) continue;
    i += width;
    while (at[next] !== undefined && at[next]! < i) next++;
  }
  const read = readChannel(padded(bits), FLOOR_OF_PRESENCE);
  if (read === null) return null;
  const { content, bytes, evidence, information, how } = read;
  const note = `A variation selector behind a character, or none, is a bit: ${how}.`;
  const scheme = `${SCHEME}-presence`;
  return placed(
    { scheme, content, bytes, certainty: 'likely', note, evidence, information },
    at[0]!,
    last,
    at.length,
  );
}

const FLOOR_OF_PRESENCE = 20;

/** The last selector may stand before the end of its byte. */
function padded(bits: number[]): Uint8Array {
  const whole = new Uint8Array((bits.length + 7) & ~7);
  whole.set(bits);
  return whole;
}

const FLOOR_OF_TWO = 20;

/** Two selectors in turn are bits rather than bytes. */
function readTwo(symbols: number[], distinct: number[]): Reading | null {
  const bits = symbols.map((symbol) => Number(symbol === distinct[1]));
  return bestReading(
    readBits(bits).map(({ content, bytes, evidence, how }) =>
      evidence < 3 || messageEvidence(content, symbols.length) < FLOOR_OF_TWO
        ? null
        : {
            scheme: 'variation-selector-bits',
            content,
            bytes,
            certainty: 'likely',
            note: `Bits in two variation selectors: ${how}.`,
            evidence,
          },
    ),
  );
}

function reportUnread(symbols: number[], distinct: number[]): Reading | null {
  if (symbols.length < SHORTEST_UNREAD || distinct.length < 3) {
    if (distinct.length !== 2 || symbols.length < 16 || isPeriodic(symbols, 8)) return null;
  }
  const two = distinct.length === 2;
  const bytes = two
    ? packBytes(symbols.map((symbol) => Number(symbol === distinct[1])))
    : Uint8Array.from(symbols);
  const note = `${bytes.length} bytes in variation selectors that are no text, perhaps encrypted.`;
  return { scheme: SCHEME, content: null, bytes, certainty: 'detected', note, evidence: 0 };
}
