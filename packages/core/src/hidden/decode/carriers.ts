import { emptyStream, type Stream } from './reading.ts';

/** Everything in a text that can carry a hidden message, by family. */
export interface Carriers {
  /** Zero-width and direction characters, U+200B–200F, 202A–202E, 2060–2064, FEFF, 180E. */
  zeroWidth: Stream;
  /** Variation selectors as the byte they stand for: FE00–FE0F are 0–15, E0100–E01EF 16–255. */
  selectors: Stream;
  /** Tag characters as the ASCII code they shadow. */
  tags: Stream;
  /** The spaces of Innamark: 2004, 2008, 2009, 202F, 205F. */
  spaces: Stream;
  /** White space at the ends of lines: pairs of start and end. */
  lineEnds: number[];
  /** Whether a Cyrillic letter that looks Latin occurs at all. */
  cyrillic: boolean;
}

/** Collects the carriers in one pass over the UTF-16 units. */
export function collectCarriers(text: string): Carriers {
  const found: Carriers = {
    zeroWidth: emptyStream(),
    selectors: emptyStream(),
    tags: emptyStream(),
    spaces: emptyStream(),
    lineEnds: [],
    cyrillic: false,
  };
  // A byte order mark belongs to the file, not to a message; C2PA looks at the text itself.
  for (let i = text.charCodeAt(0) === 0xfeff ? 1 : 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x400) {
      if (unit === 0x0a || unit === 0x0d) addLineEnd(text, i, found.lineEnds);
    } else if (unit < 0x530) {
      found.cyrillic = true;
    } else if (unit >= 0x2000 && unit <= 0x2064) {
      addPunctuation(unit, i, found);
    } else if (unit >= 0xfe00) {
      if (unit <= 0xfe0f) push(found.selectors, unit - 0xfe00, i);
      else if (unit === 0xfeff && !opensSelectors(text, i)) push(found.zeroWidth, unit, i);
    } else if (unit === 0xdb40) {
      i += addPlane14(text.charCodeAt(i + 1), i, found);
    } else if (unit === 0x180e) {
      push(found.zeroWidth, unit, i);
    }
  }
  addLineEnd(text, text.length, found.lineEnds);
  return found;
}

/** The mark that opens a C2PA wrapper belongs to the selectors behind it. */
function opensSelectors(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  if (next !== 0xdb40) return next >= 0xfe00 && next <= 0xfe0f;
  const low = text.charCodeAt(at + 2);
  return low >= 0xdd00 && low <= 0xddef;
}

function push(stream: Stream, symbol: number, at: number): void {
  stream.symbols.push(symbol);
  stream.at.push(at);
}

/** General Punctuation: zero-width characters on one side, Innamark's spaces on the other. */
function addPunctuation(unit: number, at: number, found: Carriers): void {
  if (unit >= 0x200b && (unit <= 0x200f || unit >= 0x2060)) push(found.zeroWidth, unit, at);
  else if (unit >= 0x202a && unit <= 0x202e) push(found.zeroWidth, unit, at);
  else if (isInnamarkSpace(unit)) push(found.spaces, unit, at);
}

function isInnamarkSpace(unit: number): boolean {
  return [0x2004, 0x2008, 0x2009, 0x202f, 0x205f].includes(unit);
}

/** Tags and supplementary selectors share a high surrogate. Returns the units to step over. */
function addPlane14(low: number, at: number, found: Carriers): number {
  if (low >= 0xdc00 && low <= 0xdc7f) push(found.tags, low - 0xdc00, at);
  else if (low >= 0xdd00 && low <= 0xddef) push(found.selectors, low - 0xdd00 + 16, at);
  else return 0;
  return 1;
}

function addLineEnd(text: string, end: number, lineEnds: number[]): void {
  let start = end;
  for (; start > 0; start--) {
    const unit = text.charCodeAt(start - 1);
    if (unit !== 0x20 && unit !== 0x09) break;
  }
  if (start < end) lineEnds.push(start, end);
}
