import * as Kind from './kind-codes.ts';
import { FIRST_TRANSPARENT } from './kind-order.ts';
import * as Verdict from './verdicts.ts';
import { windowsCharacter } from './windows-1252.ts';

/**
 * Every place of a text that a rule has to look at, in order, without overlap; one column a field,
 * so that fifty thousand of them cost a few hundred kilobytes.
 */
export type Tokens = {
  text: string;
  count: number;
  starts: Int32Array;
  ends: Int32Array;
  /** `Kind` of each. */
  kinds: Uint8Array;
  /** `Verdict` of each. */
  verdicts: Uint8Array;
  /** `Reason` of each; 0 for the usual reason of its kind. */
  reasons: Uint8Array;
  /** Where letters of two scripts may meet in a word. */
  meetings: number[];
  /** 1 for each kind of token that occurs, and for letters written from right to left. */
  seen: number[];
  /** Whether a black flag may have these letters and digits as tags; any, unless the list is at hand. */
  isSubdivision: (id: string) => boolean;
};

/**
 * Up to 64 bytes an engine puts an array beside its object; for a longer one it asks the system,
 * which costs more than all the work on a short text.
 */
const FIRST_SIZE = 16;

/** More than there are kinds; an ordinary list, since 128 bytes would be asked of the system too. */
const NONE_SEEN: number[] = new Array(128).fill(0);

export function noTokens(text: string, seen: number[] = NONE_SEEN): Tokens {
  return {
    text,
    count: 0,
    starts: new Int32Array(FIRST_SIZE),
    ends: new Int32Array(FIRST_SIZE),
    kinds: new Uint8Array(FIRST_SIZE),
    verdicts: new Uint8Array(FIRST_SIZE),
    reasons: new Uint8Array(FIRST_SIZE),
    meetings: [],
    seen: seen.slice(),
    isSubdivision: () => true,
  };
}

function grow(tokens: Tokens): void {
  const size = tokens.starts.length * 4;
  const wider = <T extends Int32Array | Uint8Array>(next: T, old: T): T => {
    next.set(old);
    return next;
  };
  tokens.starts = wider(new Int32Array(size), tokens.starts);
  tokens.ends = wider(new Int32Array(size), tokens.ends);
  tokens.kinds = wider(new Uint8Array(size), tokens.kinds);
  tokens.verdicts = wider(new Uint8Array(size), tokens.verdicts);
  tokens.reasons = wider(new Uint8Array(size), tokens.reasons);
}

export function addToken(tokens: Tokens, start: number, end: number, kind: number): number {
  const index = tokens.count;
  if (index === tokens.starts.length) grow(tokens);
  tokens.starts[index] = start;
  tokens.ends[index] = end;
  tokens.kinds[index] = kind;
  tokens.verdicts[index] = kind >= FIRST_TRANSPARENT ? Verdict.remove : Verdict.replace;
  tokens.seen[kind] = 1;
  tokens.count = index + 1;
  return index;
}

/** Index of the first token that starts at or after a position. */
export function tokenAt(tokens: Tokens, position: number): number {
  let low = 0;
  let high = tokens.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens.starts[middle]! < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * A place between two characters of the text as it will read afterwards. `token` is the number of
 * tokens that end at or before it (going left), or start before it (going right).
 */
export type Cursor = { position: number; token: number };

/** A character with a shape reads as what will stand there; any space as a space. */
function shapeOf(kind: number, codePoint: number): number {
  if (kind <= Kind.brailleBlank) return 0x20;
  if (kind === Kind.lineControl) return 0x0a;
  if (kind <= Kind.dash) return 0x2e;
  if (kind === Kind.windowsCharacter) return windowsCharacter(codePoint);
  if (kind > Kind.windowsCharacter && kind < FIRST_TRANSPARENT) return 0x2e;
  return codePoint;
}

/** Steps left over what will be gone; gives the code point passed, or -1 at the start. */
export function stepLeft(tokens: Tokens, cursor: Cursor): number {
  const { text, starts, ends, kinds } = tokens;
  while (cursor.token > 0 && ends[cursor.token - 1] === cursor.position) {
    cursor.token--;
    cursor.position = starts[cursor.token]!;
    const kind = kinds[cursor.token]!;
    if (kind < FIRST_TRANSPARENT) return shapeOf(kind, text.codePointAt(cursor.position)!);
  }
  if (cursor.position === 0) return -1;
  const unit = text.charCodeAt(--cursor.position);
  if ((unit & 0xfc00) !== 0xdc00) return unit;
  return text.codePointAt(--cursor.position)!;
}

/** Steps right over what will be gone; gives the code point passed, or -1 at the end. */
export function stepRight(tokens: Tokens, cursor: Cursor): number {
  const { text, count, starts, ends, kinds } = tokens;
  while (cursor.token < count && starts[cursor.token] === cursor.position) {
    const kind = kinds[cursor.token]!;
    const codePoint = text.codePointAt(cursor.position)!;
    cursor.position = ends[cursor.token]!;
    cursor.token++;
    if (kind < FIRST_TRANSPARENT) return shapeOf(kind, codePoint);
  }
  if (cursor.position >= text.length) return -1;
  const codePoint = text.codePointAt(cursor.position)!;
  cursor.position += codePoint > 0xffff ? 2 : 1;
  return codePoint;
}

/** The tokens `from` to `to` (exclusive) between two characters with a shape. */
export type Place = { from: number; to: number };

/** Cursors at both edges of the tokens `from` to `to` (exclusive). */
export function leftOf(tokens: Tokens, from: number): Cursor {
  return { position: tokens.starts[from]!, token: from };
}

export function rightOf(tokens: Tokens, to: number): Cursor {
  return { position: tokens.ends[to - 1]!, token: to };
}
