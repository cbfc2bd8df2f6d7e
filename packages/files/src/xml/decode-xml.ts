import { damaged } from '../errors.ts';

/** A text and the way back to its bytes. */
export interface Decoded {
  text: string;
  encode(text: string): Uint8Array;
}

const UTF8_MARK = [0xef, 0xbb, 0xbf];

/**
 * The text of a part in UTF-8 or UTF-16, as its first bytes say; written back in the same encoding.
 *
 * @throws FileRefused for bytes that are none
 */
export function decodeUnicode(bytes: Uint8Array, part: string): Decoded {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const isLittle = first === 0xff;
    return { text: decodeUtf16(bytes, isLittle, part), encode: (text) => utf16(text, isLittle) };
  }
  const mark = UTF8_MARK.every((byte, at) => bytes[at] === byte) ? bytes.subarray(0, 3) : null;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw damaged(`${part} is not UTF-8`);
  }
  return {
    text,
    encode(changed) {
      const encoded = new TextEncoder().encode(changed);
      if (!mark) return encoded;
      const whole = new Uint8Array(encoded.length + 3);
      whole.set(mark);
      whole.set(encoded, 3);
      return whole;
    },
  };
}

/** Without the mark; half of a pair stays what it is. */
function decodeUtf16(bytes: Uint8Array, isLittle: boolean, part: string): string {
  if (bytes.length % 2 === 1) throw damaged(`${part} ends within a character`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pieces: string[] = [];
  const units: number[] = [];
  for (let at = 2; at < bytes.length; at += 2) {
    units.push(view.getUint16(at, isLittle));
    if (units.length === 4096) pieces.push(String.fromCharCode(...units.splice(0)));
  }
  return pieces.join('') + String.fromCharCode(...units);
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2 + 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, isLittle);
  for (let at = 0; at < text.length; at++) {
    view.setUint16(at * 2 + 2, text.charCodeAt(at), isLittle);
  }
  return bytes;
}
