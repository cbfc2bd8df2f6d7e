import { textEvidence } from './evidence.ts';
import { informationOf } from './information.ts';
import { parseInnamarkTag } from './innamark-tag.ts';
import { type Candidate, placed, type Stream, type Weighed } from './reading.ts';
import { utf8ToText } from './utf8.ts';

const DIGITS = [0x2008, 0x2009, 0x202f, 0x205f];
const SEPARATOR = 0x2004;
const SCHEME = 'innamark';

/**
 * Innamark (Fraunhofer ISST): every space of the cover becomes one of four look-alike spaces,
 * four to a byte with the lowest digit first; U+2004 stands before each copy of the watermark.
 */
export function decodeInnamark(text: string, spaces: Stream): Candidate | null {
  const digits = spaces.symbols.filter((symbol) => symbol !== SEPARATOR);
  const kinds = new Set(digits);
  // French typography knows two of the four spaces; all of them together have no other use.
  if (digits.length < 8 || kinds.size < 3 || !replacesSpaces(text, spaces)) return null;
  const { symbols, copies } = pickCopy(spaces.symbols);
  const reading = readCopy(symbols, copies) ?? reportUnread(digits.length, kinds.size);
  if (reading === null) return null;
  const { at } = spaces;
  return placed(reading, at[0]!, at.at(-1)! + 1, at.length);
}

/** The encoder leaves no plain space between its first and its last carrier. */
function replacesSpaces(text: string, { at }: Stream): boolean {
  let plain = 0;
  for (let i = at[0]!; i < at.at(-1)!; i++) if (text.charCodeAt(i) === 0x20) plain++;
  return plain <= at.length / 4;
}

/** The text between two separators that occurs most often; what is cut at an end counts least. */
function pickCopy(symbols: number[]): { symbols: number[]; copies: number } {
  const parts = split(symbols);
  const first = symbols[0] === SEPARATOR ? 1 : 0;
  const whole = parts.slice(first, -1).filter((part) => part.length > 0 && part.length % 4 === 0);
  const counts = new Map<string, { symbols: number[]; copies: number }>();
  for (const part of whole) {
    const key = String.fromCharCode(...part.slice(0, 1024)) + part.length;
    const entry = counts.get(key);
    if (entry) entry.copies++;
    else counts.set(key, { symbols: part, copies: 1 });
  }
  const best = [...counts.values()].reduce((a, b) => (b.copies > a.copies ? b : a), {
    symbols: [] as number[],
    copies: 0,
  });
  // Short pieces repeat by chance; real copies make up most of the carriers.
  if (best.copies * (best.symbols.length + 1) > symbols.length / 2) return best;
  const longest = parts.reduce((a, b) => (b.length > a.length ? b : a), []);
  return { symbols: longest.slice(0, longest.length & ~3), copies: 0 };
}

function split(symbols: number[]): number[][] {
  const parts: number[][] = [[]];
  for (const symbol of symbols) {
    if (symbol === SEPARATOR) parts.push([]);
    else parts.at(-1)!.push(symbol);
  }
  return parts;
}

/** A text without a tag may begin with @ or H, which as tags would say that it is compressed. */
function tagOf(bytes: Uint8Array) {
  const tag = parseInnamarkTag(bytes);
  if (!tag?.compressed || tag.verified) return tag;
  const plain = utf8ToText(bytes);
  return plain !== null && textEvidence(plain, 8 * bytes.length) > 0 ? null : tag;
}

function readCopy(symbols: number[], copies: number): Weighed | null {
  const bytes = new Uint8Array(symbols.length >> 2);
  for (let i = 0; i < symbols.length; i++) {
    bytes[i >> 2]! |= DIGITS.indexOf(symbols[i]!) << (2 * (i & 3));
  }
  const tag = tagOf(bytes);
  const body = tag?.body ?? bytes;
  const content = tag?.compressed ? null : utf8ToText(body);
  const evidence =
    content === null ? Number.NEGATIVE_INFINITY : textEvidence(content, 8 * body.length);
  const repeated = copies > 1 && bytes.length >= 3;
  const sure = tag?.verified || repeated;
  if (content !== null && evidence > 0 && (sure || evidence >= 6)) {
    const note = `Innamark watermark in the spaces between the words${copies > 1 ? `, ${copies} whole copies` : ''}.`;
    return {
      scheme: SCHEME,
      content,
      bytes: body,
      certainty: sure ? 'exact' : 'likely',
      note,
      evidence,
      // Copies that agree, a size or a sum that fits: none of these is drawn by lot.
      information: sure ? Number.POSITIVE_INFINITY : informationOf(symbols),
    };
  }
  if (!sure) return null;
  const state = tag?.compressed ? 'compressed' : 'not text';
  const note = `Innamark watermark in the spaces between the words; its ${body.length} bytes are ${state}.`;
  return { ...unread(note), bytes: body };
}

function reportUnread(digits: number, kinds: number): Weighed | null {
  if (digits < 16 || kinds < 4) return null;
  const note = `${digits} spaces between words are drawn from the four of Innamark; no whole copy could be read.`;
  return unread(note);
}

function unread(note: string): Weighed {
  return {
    scheme: SCHEME,
    content: null,
    bytes: null,
    certainty: 'detected',
    note,
    evidence: 0,
    information: 0,
  };
}
