/**
 * Runs that are one thing: terminal escape sequences, citation spans of chat assistants, the text
 * wrapper of C2PA. Each reader gives the end of the run, or -1 where there is none.
 */

const ESCAPE = 0x1b;
const BELL = 0x07;

/** A run never reaches over the end of its line. */
function isLineEnd(unit: number): boolean {
  return (unit >= 0x0a && unit <= 0x0d) || unit === 0x85 || unit === 0x2028 || unit === 0x2029;
}

function skip(text: string, from: number, low: number, high: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) >= low && text.charCodeAt(at) <= high) at++;
  return at;
}

function controlSequenceEnd(text: string, from: number): number {
  const at = skip(text, skip(text, from, 0x30, 0x3f), 0x20, 0x2f);
  const final = text.charCodeAt(at);
  return final >= 0x40 && final <= 0x7e ? at + 1 : -1;
}

/** Device and operating system commands run up to a string terminator (or a bell). */
function commandEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === BELL || unit === 0x9c) return at + 1;
    if (unit === ESCAPE) return text.charCodeAt(at + 1) === 0x5c ? at + 2 : -1;
    if (isLineEnd(unit)) return -1;
  }
  return -1;
}

const Form = { none: 0, sequence: 1, command: 2, filled: 3, sign: 4, letter: 5 } as const;

/** What the character behind an escape makes of it. */
const FORMS = formsOf([
  [Form.sequence, '['],
  [Form.command, ']P_^X'],
  [Form.filled, ' !"#$%&\'()*+,-./'],
  [Form.sign, '789=>\\|}~'],
  [Form.letter, 'DEHMNOZcno'],
]);

function formsOf(rows: [form: number, characters: string][]): Uint8Array {
  const forms = new Uint8Array(0x80);
  for (const [form, characters] of rows) {
    for (let at = 0; at < characters.length; at++) forms[characters.charCodeAt(at)] = form;
  }
  return forms;
}

/** ECMA-48 escape sequences, from ESC or from an eight-bit control. */
export function escapeSequenceEnd(text: string, start: number): number {
  const first = text.charCodeAt(start);
  const second = text.charCodeAt(start + 1);
  // U+009B opens a sequence by itself, but in old Windows text it is a stray quote.
  if (first === 0x9b) {
    return second >= 0x30 && second <= 0x39 ? controlSequenceEnd(text, start + 1) : -1;
  }
  if (first !== ESCAPE || !(second < FORMS.length)) return -1;
  switch (FORMS[second]) {
    case Form.sequence:
      return controlSequenceEnd(text, start + 2);
    case Form.command:
      return commandEnd(text, start + 2);
    case Form.filled: {
      const at = skip(text, start + 1, 0x20, 0x2f);
      const final = text.charCodeAt(at);
      return final >= 0x30 && final <= 0x7e ? at + 1 : -1;
    }
    case Form.sign:
      return start + 2;
    case Form.letter: {
      // A letter ends a sequence too, unless it rather begins a word.
      const third = text.charCodeAt(start + 2);
      return third >= 0x61 && third <= 0x7a ? -1 : start + 2;
    }
    default:
      return -1;
  }
}

const SPAN_OPEN = 0xe200;
const SPAN_CLOSE = 0xe201;
const SPAN_PART = 0xe202;
const LONGEST_CITATION = 4096;

/**
 * The pieces of `U+E200 kind U+E202 references U+E201` that go, as start, end, start, end …: all of
 * it, or for an `entity` all but the visible name. Undefined where no whole span begins.
 */
export function citationPieces(text: string, start: number): number[] | undefined {
  if (text.charCodeAt(start) !== SPAN_OPEN) return undefined;
  const limit = Math.min(text.length, start + LONGEST_CITATION);
  let part = -1;
  for (let at = start + 1; at < limit; at++) {
    const unit = text.charCodeAt(at);
    if (unit === SPAN_OPEN || isLineEnd(unit)) return undefined;
    if (unit === SPAN_PART && part === -1) part = at;
    if (unit !== SPAN_CLOSE) continue;
    if (part <= start + 1) return undefined;
    if (text.slice(start + 1, part) !== 'entity') return [start, at + 1];
    return [start, ...namePieces(text, part + 1, at), at + 1];
  }
  return undefined;
}

/** Ends and starts around the name in `["people", "Ada Lovelace", 0]`, or in plain parts. */
function namePieces(text: string, from: number, to: number): number[] {
  const body = text.slice(from, to);
  const match = /^\s*\[\s*(?:"(?:[^"\\]|\\.)*"\s*,\s*)?"((?:[^"\\]|\\.)+)"/d.exec(body);
  if (match === null) {
    return /^\s*[[{]/.test(body) ? [] : [text.lastIndexOf('\ue202', to) + 1, to];
  }
  const [start, end] = match.indices![1]!;
  const pieces = [from + start];
  for (const escaped of match[1]!.matchAll(/\\["\\/]/g)) {
    const backslash = from + start + escaped.index;
    pieces.push(backslash, backslash + 1);
  }
  return [...pieces, from + end];
}

const MAGIC = 'C2PATXT\0';

/** The byte that a variation selector at `at` stands for, or -1. */
function selectorByte(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit >= 0xfe00 && unit <= 0xfe0f) return unit - 0xfe00;
  if (unit !== 0xdb40) return -1;
  const low = text.charCodeAt(at + 1);
  return low >= 0xdd00 && low <= 0xddef ? low - 0xdd00 + 16 : -1;
}

/** U+FEFF and selectors that spell the C2PA magic: version, length, manifest. */
export function provenanceEnd(text: string, start: number): number {
  const bytes: number[] = [];
  let at = start + 1;
  const read = () => {
    const byte = selectorByte(text, at);
    if (byte >= 0) at += byte < 16 ? 1 : 2;
    return byte;
  };
  for (const letter of MAGIC) if (read() !== letter.charCodeAt(0)) return -1;
  while (bytes.length < 5) {
    const byte = read();
    if (byte < 0) return at;
    bytes.push(byte);
  }
  const length = bytes.slice(1).reduce((sum, byte) => sum * 256 + byte, 0);
  for (let count = 0; count < length; count++) if (read() < 0) break;
  return at;
}
