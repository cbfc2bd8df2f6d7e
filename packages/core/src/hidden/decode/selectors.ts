import { packBytes, readBits } from './bits.ts';
import { readC2pa } from './c2pa.ts';
import { textEvidence } from './evidence.ts';
import { readGroups } from './groups.ts';
import { isPeriodic } from './periodic.ts';
import { bestReading, type Candidate, type Reading, type Stream } from './reading.ts';
import { type Run, runsOf } from './runs.ts';
import { utf8ToText } from './utf8.ts';

const SCHEME = 'variation-selectors';
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
  const payloads = readGroups({ stream: selectors, runs: real, widthOf, read, scatteredFloor: 8 });
  return [...wrappers, ...payloads];
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
  const readings = [readBytes(bytes)];
  if (distinct.length === 2) readings.push(readTwo(bytes, distinct));
  return bestReading(readings) ?? reportUnread(bytes, distinct);
}

function readBytes(symbols: number[]): Reading | null {
  const content = utf8ToText(symbols);
  if (content === null) return null;
  const evidence = textEvidence(content, 8 * symbols.length);
  if (evidence < 0 || symbols.length < 2) return null;
  const bytes = Uint8Array.from(symbols);
  const note = 'UTF-8 bytes in variation selectors, one selector a byte.';
  return {
    scheme: SCHEME,
    content,
    bytes,
    certainty: evidence < 12 ? 'likely' : 'exact',
    note,
    evidence,
  };
}

/** Two selectors in turn are bits rather than bytes. */
function readTwo(symbols: number[], distinct: number[]): Reading | null {
  const bits = symbols.map((symbol) => Number(symbol === distinct[1]));
  return bestReading(
    readBits(bits).map(({ content, bytes, evidence, how }) =>
      evidence < 3
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
