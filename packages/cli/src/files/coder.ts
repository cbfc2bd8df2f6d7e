import { Buffer, isUtf8 } from 'node:buffer';
import { decodeDamaged } from './damaged.ts';
import type { Encoding } from './encoding.ts';

/** Bytes that are no text in the encoding of the file. */
export class NotText extends Error {
  /** What had not been decoded yet, this chunk included. */
  rest: Uint8Array;

  constructor(rest: Uint8Array) {
    super('not text');
    this.rest = rest;
  }
}

export interface Decoder {
  /** The text of whole characters so far; a cut one waits for the next chunk. */
  push(chunk: Uint8Array): string;
  /** @throws NotText when the file ends within a character; a damaged one gives what is left of it */
  end(): string;
}

/**
 * Decodes strictly, so that writing the text back gives the same bytes.
 *
 * @param isDamaged read on behind bytes that are no text, each as a unit of its own
 */
export function decoderOf({ name }: Encoding, isDamaged = false): Decoder {
  let held: Uint8Array = new Uint8Array(0);
  const decodeBytes = isDamaged ? decodeDamaged : decodeUtf8;
  const [cutOf, decode] = name === 'utf-8' ? [utf8Cut, decodeBytes] : [utf16Cut, decodeUtf16(name)];
  return {
    push(chunk) {
      const bytes =
        held.length > 0
          ? Buffer.concat([held, chunk])
          : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
      const cut = cutOf(bytes);
      const text = decode(bytes.subarray(0, cut));
      if (text === null) throw new NotText(bytes);
      // A copy, since the caller may fill its buffer again.
      held = Uint8Array.from(bytes.subarray(cut));
      return text;
    },
    end() {
      if (held.length > 0 && !isDamaged) throw new NotText(held);
      return decodeDamaged(Buffer.from(held));
    },
  };
}

export function encode(text: string, { name }: Encoding): Buffer {
  if (name === 'utf-8') return Buffer.from(text, 'utf8');
  const bytes = Buffer.from(text, 'utf16le');
  return name === 'utf-16be' ? bytes.swap16() : bytes;
}

/** Where the last whole character ends. */
function utf8Cut(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

function utf16Cut(bytes: Buffer): number {
  return bytes.length & ~1;
}

function decodeUtf8(bytes: Buffer): string | null {
  return isUtf8(bytes) ? bytes.toString('utf8') : null;
}

function decodeUtf16(name: string) {
  // Unpaired surrogates are findings like others and survive the way back.
  return (bytes: Buffer): string =>
    name === 'utf-16be'
      ? Buffer.from(bytes).swap16().toString('utf16le')
      : bytes.toString('utf16le');
}
