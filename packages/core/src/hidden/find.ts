import * as Kind from './kind-codes.ts';
import { FIRST_TRANSPARENT, LAST_LETTER, LAST_RUN } from './kind-order.ts';
import { SCRIPT_SHIFT } from './properties.ts';
import * as Property from './property-flags.ts';
import { citationPieces, escapeSequenceEnd, provenanceEnd } from './spans.ts';
import { kindOf, kinds, propertiesOf } from './tables.ts';
import { addToken, noTokens, type Tokens } from './tokens.ts';
import type { CleanOptions } from './types.ts';
import { windowsCharacter } from './windows-1252.ts';

/** Finds every place that some rule has to look at. */
export function findTokens(text: string, options: CleanOptions): Tokens {
  const tokens = noTokens(text);
  findWithin(tokens, { from: 0, to: text.length }, options);
  return tokens;
}

/** All that is not plain Latin-1. In such text an engine's own search is twice as fast as a loop. */
const BEYOND_LATIN = /[^\t\n\r\x20-\x7e\xa1-\xac\xae-\xff]/g;
/** A search that gets less far than this was not worth it, and is not tried again for a while. */
const SHORT_HOP = 16;
const STRIDE = 512;

function hop(text: string, at: number, to: number): number {
  BEYOND_LATIN.lastIndex = at;
  return BEYOND_LATIN.test(text) ? Math.min(to, BEYOND_LATIN.lastIndex - 1) : to;
}

/** The first unit from `at` on that is not of a kind. Plain arguments: it is called all the time. */
function skip(units: Uint8Array, text: string, at: number, to: number, kind: number): number {
  let next = at;
  while (next < to && units[text.charCodeAt(next)] === kind) next++;
  return next;
}

/**
 * The same for plain characters and for letters written from right to left, which are only noted:
 * their code is a power of two and plain is 0, so that one test tells both from the rest.
 */
function skipQuiet({ text, seen }: Tokens, units: Uint8Array, at: number, to: number): number {
  let next = at;
  let found = 0;
  for (; next < to; next++) {
    const kind = units[text.charCodeAt(next)]!;
    if ((kind & ~Kind.rightToLeft) !== 0) break;
    found |= kind;
  }
  if (found !== 0) seen[Kind.rightToLeft] = 1;
  return next;
}

type Range = { from: number; to: number };

/** Plain characters and runs of letters of one kind are passed over; the rest is looked at. */
function findWithin(tokens: Tokens, { from, to }: Range, options: CleanOptions): void {
  const { text } = tokens;
  const { units } = kinds();
  let nextHop = from;
  for (let at = from; at < to; ) {
    if (at >= nextHop) {
      const start = at;
      at = hop(text, at, to);
      if (at < start + SHORT_HOP) nextHop = at + STRIDE;
    } else {
      // In short stretches: a function that is called often is compiled early, and well.
      const stop = Math.min(to, at + STRIDE);
      at = skipQuiet(tokens, units, at, stop);
      if (at === stop) continue;
    }
    if (at === to) break;
    const kind = units[text.charCodeAt(at)]!;
    if (kind === Kind.plain) nextHop = ++at + STRIDE;
    else if (kind <= LAST_RUN) at = passLetters(tokens, at, to);
    else at = addUnit(tokens, at, kind, options);
  }
}

/** Passes a run of letters of one kind, and notes where a script may meet another in a word. */
function passLetters(tokens: Tokens, from: number, to: number): number {
  const { text } = tokens;
  const { units } = kinds();
  const kind = units[text.charCodeAt(from)]!;
  const end = skip(units, text, from + 1, to, kind);
  if (kind > LAST_LETTER) {
    tokens.seen[kind] = 1;
    return end;
  }
  const isCut = end === to && to < text.length;
  if (isCut || isMeeting(tokens, from, end)) tokens.meetings.push(from);
  return end;
}

/** A pair of surrogates; most of what stands above U+FFFF needs no look. */
function addPair(tokens: Tokens, at: number): number {
  const codePoint = tokens.text.codePointAt(at)!;
  if (kinds().blocks[codePoint >> 8] === 1) {
    const kind = kindOf(codePoint);
    if (kind > Kind.visibleFormat) addToken(tokens, at, at + 2, kind);
    else tokens.seen[kind] = 1;
  }
  return at + 2;
}

/** Adds what begins at one unit, or leaves it where an option says so; gives the place to go on. */
function addUnit(tokens: Tokens, at: number, kind: number, options: CleanOptions): number {
  const { text } = tokens;
  switch (kind) {
    case Kind.visibleFormat:
      // Most of them are Arabic or Syriac, and strong in direction.
      tokens.seen[Kind.rightToLeft] = 1;
      return at + 1;
    case Kind.typographic:
      if (options.ellipsisAndArrows === false) return at + 1;
      break;
    case Kind.quote:
      if (options.quotes !== true) return at + 1;
      break;
    case Kind.dash:
      if (options.dashes !== true) return at + 1;
      break;
    case Kind.highSurrogate:
      if ((text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) return addPair(tokens, at);
      return addRun(tokens, at, at + 1, Kind.loneSurrogate);
    case Kind.lowSurrogate:
      return addRun(tokens, at, at + 1, Kind.loneSurrogate);
    case Kind.control:
      return addControl(tokens, at, options);
    case Kind.byteOrderMark: {
      const end = provenanceEnd(text, at);
      if (end > at) return addRun(tokens, at, end, Kind.provenance);
      break;
    }
    case Kind.privateUse: {
      const pieces = citationPieces(text, at);
      if (pieces !== undefined) return addCitation(tokens, pieces, options);
      break;
    }
  }
  return addRun(tokens, at, at + 1, kind);
}

/** An escape sequence, a character of Windows-1252 in the wrong place, or a control code. */
function addControl(tokens: Tokens, at: number, options: CleanOptions): number {
  const end = escapeSequenceEnd(tokens.text, at);
  if (end > at) return addRun(tokens, at, end, Kind.control);
  const character = windowsCharacter(tokens.text.charCodeAt(at));
  if (character === 0) return addRun(tokens, at, at + 1, Kind.control);
  const kind = kindOf(character);
  if (kind === Kind.quote && options.quotes) return addRun(tokens, at, at + 1, Kind.windowsQuote);
  if (kind === Kind.dash && options.dashes) return addRun(tokens, at, at + 1, Kind.windowsDash);
  return addRun(tokens, at, at + 1, Kind.windowsCharacter);
}

function addRun(tokens: Tokens, start: number, end: number, kind: number): number {
  const isEscape = kind === Kind.control && end > start + 1;
  addToken(tokens, start, end, isEscape ? Kind.escapeSequence : kind);
  return end;
}

/** The text between the pieces (a name) is looked through like any other. */
function addCitation(tokens: Tokens, pieces: number[], options: CleanOptions): number {
  for (let piece = 0; piece < pieces.length; piece += 2) {
    const end = pieces[piece + 1]!;
    addToken(tokens, pieces[piece]!, end, Kind.citation);
    if (piece + 2 < pieces.length)
      findWithin(tokens, { from: end, to: pieces[piece + 2]! }, options);
  }
  return pieces.at(-1)!;
}

/** Whether a run of letters of one script touches a letter of another, in the text or once clean. */
function isMeeting(tokens: Tokens, start: number, end: number): boolean {
  const { text } = tokens;
  const script = propertiesOf(text.charCodeAt(start)) >>> SCRIPT_SHIFT;
  const removed = tokens.count === 0 ? -1 : tokens.ends[tokens.count - 1]!;
  for (let at = start; at > 0; at--) {
    if (at === removed) return true;
    const found = meets(text.charCodeAt(at - 1), script);
    if (found !== undefined) {
      if (found) return true;
      break;
    }
  }
  for (let at = end; at < text.length; at++) {
    const found = meets(text.charCodeAt(at), script);
    if (found !== undefined) return found;
  }
  return false;
}

/** True where the neighbour may make the word mixed, undefined where the next one decides. */
function meets(unit: number, script: number): boolean | undefined {
  if (unit < 0x80) {
    const letter = unit | 0x20;
    if (letter >= 0x61 && letter <= 0x7a) return true;
    if (unit >= 0x20 && unit < 0x7f) return false;
  }
  // Something that may be gone afterwards: the rule looks at it with all tokens at hand.
  if (kindOf(unit) >= FIRST_TRANSPARENT) return true;
  const properties = propertiesOf(unit);
  if ((properties & Property.mark) !== 0) return undefined;
  return (properties & Property.letter) !== 0 && properties >>> SCRIPT_SHIFT !== script;
}
