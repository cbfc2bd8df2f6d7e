/*
 * A Bloom filter over sequence keys, as Base64: 8 bits a key and 5 probes say "yes" to one foreign key in 46. What is
 * asked is whether a match is formulae for the most part, so that a single wrong "yes" does nothing.
 */
const BITS_PER_KEY = 8;
const PROBES = 5;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function* placesOf(key: number, bits: number): Generator<number> {
  const low = key % 0x100000000;
  const high = Math.floor(key / 0x100000000) * 2 + 1;
  for (let probe = 0; probe < PROBES; probe++) yield (low + probe * high) % bits;
}

/** The bytes of a filter; what generates the learnt lists writes them as Base64. */
export function filterOf(keys: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((keys.length * BITS_PER_KEY) / 8) || 1);
  for (const key of keys) {
    for (const place of placesOf(key, bytes.length * 8)) bytes[place >> 3]! |= 1 << (place & 7);
  }
  return bytes;
}

// The library runs where there is no Buffer and no atob.
function bytesOf(code: string): Uint8Array {
  const value = new Uint8Array(128);
  for (let at = 0; at < LETTERS.length; at++) value[LETTERS.charCodeAt(at)] = at;
  const letters = code.replace(/=+$/, '');
  const bytes = new Uint8Array((letters.length * 6) >> 3);
  let [held, bits, filled] = [0, 0, 0];
  for (let at = 0; at < letters.length; at++) {
    held = ((held << 6) | value[letters.charCodeAt(at)]!) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[filled++] = (held >> bits) & 255;
  }
  return bytes;
}

/** Reads a filter, and answers whether it knows a key. */
export function readFilter(code: string): (key: number) => boolean {
  const bytes = bytesOf(code);
  return (key) => {
    for (const place of placesOf(key, bytes.length * 8)) {
      if ((bytes[place >> 3]! & (1 << (place & 7))) === 0) return false;
    }
    return true;
  };
}
