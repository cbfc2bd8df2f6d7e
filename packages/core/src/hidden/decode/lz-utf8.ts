export interface Unpacked {
  bytes: Uint8Array;
  spelled: number[];
  /** Bits that it takes to say where to, how far and that it is a pointer; most are as long as can be. */
  pointing: number;
}

/** No message needs more; a hostile stream could otherwise ask for many times its own size. */
const LONGEST = 1 << 20;
const POINTER = 3;

/**
 * Unpacks LZ-UTF8, the compression inside StegCloak: UTF-8 in which a lead byte of the form 110
 * or 111 followed by a byte below 0x80 is a pointer back (5 bits of length, 7 or 15 of distance).
 *
 * @returns the bytes, those that are spelled out, and what the pointers cost; or null when a pointer leaves the text or the output is unreasonable.
 */
export function unpackLzUtf8(input: Uint8Array): Unpacked | null {
  const output: number[] = [];
  const spelled: number[] = [];
  let pointing = 0;
  for (let i = 0; i < input.length; i++) {
    const byte = input[i]!;
    const next = input[i + 1];
    if (byte < 0xc0 || next === undefined || next >= 0x80) {
      output.push(byte);
      spelled.push(byte);
    } else {
      const long = byte >= 0xe0;
      if (long && i + 2 >= input.length) return null;
      const distance = long ? (next << 8) | input[i + 2]! : next;
      if (distance === 0 || distance > output.length) return null;
      pointing += POINTER + Math.log2(output.length) + ((byte & 0x1f) === 0x1f ? 1 : 6);
      const from = output.length - distance;
      for (let k = 0; k < (byte & 0x1f); k++) output.push(output[from + k]!);
      i += long ? 2 : 1;
    }
    if (output.length > LONGEST) return null;
  }
  return { bytes: Uint8Array.from(output), spelled, pointing };
}
