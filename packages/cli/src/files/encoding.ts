/** How the bytes of a file spell its text. */
export interface Encoding {
  name: 'utf-8' | 'utf-16le' | 'utf-16be';
  /** Bytes of the mark at the start, which is no part of the text. */
  bom: Uint8Array;
}

/** So much of a file is looked at to tell what it is. */
export const SNIFFED = 65_536;

const NO_MARK = new Uint8Array(0);

/**
 * Tells the encoding from the first bytes: UTF-16 has its mark, everything else has to be UTF-8.
 *
 * @param head the first bytes of the file, up to SNIFFED of them
 * @param acceptNul whether NUL characters may be part of a text
 * @returns null for what is certainly binary
 */
export function sniffEncoding(head: Uint8Array, acceptNul: boolean): Encoding | null {
  if (startsWith(head, [0xff, 0xfe, 0, 0]) || startsWith(head, [0, 0, 0xfe, 0xff])) return null;
  if (startsWith(head, [0xff, 0xfe])) return { name: 'utf-16le', bom: copyOf(head, 2) };
  if (startsWith(head, [0xfe, 0xff])) return { name: 'utf-16be', bom: copyOf(head, 2) };
  if (!acceptNul && head.subarray(0, SNIFFED).includes(0)) return null;
  const marked = startsWith(head, [0xef, 0xbb, 0xbf]) && !opensWrapper(head);
  return { name: 'utf-8', bom: marked ? copyOf(head, 3) : NO_MARK };
}

/** U+FEFF before a variation selector opens a C2PA wrapper: it belongs to the text. */
function opensWrapper(head: Uint8Array): boolean {
  const next = head.subarray(3);
  return (
    (next[0] === 0xef && next[1] === 0xb8 && next[2]! >= 0x80 && next[2]! <= 0x8f) ||
    (next[0] === 0xf3 && next[1] === 0xa0 && next[2]! >= 0x84 && next[2]! <= 0x87)
  );
}

/** `slice` of a Buffer would share the memory that the next read fills again. */
function copyOf(head: Uint8Array, length: number): Uint8Array {
  return Uint8Array.from(head.subarray(0, length));
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, i) => bytes[i] === byte);
}
