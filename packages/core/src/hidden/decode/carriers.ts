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
  /** All spaces but the plain one and the ideographic: 00A0, 2000–200A, 202F, 205F. */
  otherSpaces: Stream;
  /** Hangul fillers: 115F, 1160, 3164, FFA0. */
  fillers: Stream;
  /** Emoji from U+1F601 on, as the letters that they can stand for. */
  emoji: Stream;
  /** White space at the ends of lines: pairs of start and end. */
  lineEnds: number[];
  /** Whether a Cyrillic, Greek or Armenian letter occurs at all, some of which look Latin. */
  foreign: boolean;
  /** Whether lines end in both ways, with U+000D and without. */
  mixesLineEnds: boolean;
}

/** Collects the carriers in one pass over the UTF-16 units. */
export function collectCarriers(text: string): Carriers {
  const found: Carriers = {
    zeroWidth: emptyStream(),
    selectors: emptyStream(),
    tags: emptyStream(),
    spaces: emptyStream(),
    otherSpaces: emptyStream(),
    fillers: emptyStream(),
    emoji: emptyStream(),
    lineEnds: [],
    foreign: false,
    mixesLineEnds: false,
  };
  const lines = { bare: 0, returned: 0 };
  // A byte order mark belongs to the file, not to a message; C2PA looks at the text itself.
  for (let i = text.charCodeAt(0) === 0xfeff ? 1 : 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x370) {
      if (unit === 0x0a || unit === 0x0d) {
        addLineEnd(text, i, found.lineEnds);
        if (unit === 0x0a) lines[text.charCodeAt(i - 1) === 0x0d ? 'returned' : 'bare']++;
      } else if (unit === 0xa0) push(found.otherSpaces, unit, i);
    } else if (unit < 0x590) {
      found.foreign = true;
    } else if (unit >= 0x2000 && unit <= 0x2064) {
      addPunctuation(unit, i, found);
    } else if (unit >= 0xfe00) {
      if (unit <= 0xfe0f) push(found.selectors, unit - 0xfe00, i);
      else if (unit === 0xffa0) push(found.fillers, unit, i);
      else if (unit === 0xfeff && !opensSelectors(text, i)) push(found.zeroWidth, unit, i);
    } else if (unit === 0xdb40) {
      i += addPlane14(text.charCodeAt(i + 1), i, found);
    } else if (unit === 0x180e) {
      push(found.zeroWidth, unit, i);
    } else if (unit === 0xd83d) {
      i += addEmoji(text.charCodeAt(i + 1), i, found);
    } else if (unit === 0xd834) {
      i += addMusic(text.charCodeAt(i + 1), i, found);
    } else if (isFiller(unit)) push(found.fillers, unit, i);
  }
  addLineEnd(text, text.length, found.lineEnds);
  found.mixesLineEnds = lines.bare > 0 && lines.returned > 0;
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
  else if (unit <= 0x200a || unit === 0x202f || unit === 0x205f) {
    push(found.otherSpaces, unit, at);
    if (isInnamarkSpace(unit)) push(found.spaces, unit, at);
  }
}

function isFiller(unit: number): boolean {
  return unit === 0x3164 || unit === 0x115f || unit === 0x1160;
}

function addEmoji(low: number, at: number, found: Carriers): number {
  if (low < 0xde01 || low > 0xde5f) return 0;
  push(found.emoji, low - 0xde01 + 0x20, at);
  return 1;
}

/** Controls of musical notation are drawn as nothing, and so have been used as digits. */
function addMusic(low: number, at: number, found: Carriers): number {
  if (low < 0xdd73 || low > 0xdd7a) return 0;
  push(found.zeroWidth, low - 0xdd73 + 0x1d173, at);
  return 1;
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
