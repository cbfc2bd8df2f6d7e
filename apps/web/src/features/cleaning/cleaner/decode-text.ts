/** Bytes as text in one encoding, with a byte order mark kept as a character; null where they are not. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

const isUnused = (byte: number) => [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte);
const isControl = (byte: number) => byte < 0x20 && (byte < 0x09 || byte > 0x0d);

/**
 * Whether bytes that are not UTF-8 read as Windows-1252: nothing that it lacks, and ASCII between its
 * letters. An alphabet of another code page would be high bytes throughout; 0xFF is a sign of no text.
 */
function looksLikeWindows1252(bytes: Uint8Array): boolean {
  let ascii = 0;
  let letters = 0;
  let high = 0;
  let odd = 0;
  for (const byte of bytes) {
    if (isControl(byte) || isUnused(byte)) return false;
    if (byte > 0x7f) high++;
    else if (byte > 0x20) ascii++;
    if (byte >= 0xc0) letters++;
    if (byte === 0xff) odd++;
  }
  return letters <= ascii && odd * 2 <= high;
}

/** What a text has and the same bytes in the other order have not: ASCII and its spaces, East Asian signs. */
const anchors = /[\t\n\r\x20-\x7e\u3001-\u3011\uff01-\uff5e]/g;
/** What no text is made of; `\u0a00` and `\u2000` are a line feed and a space in the other order. */
const faults = /(?![\t\n\r])\p{Cc}|\p{Cn}|\p{Co}|\p{Cs}|\u2000/gu;
/** Below this many units only a text that is mostly ASCII can be told from chance. */
const shortText = 16;

function plausibility(text: string | null): number {
  if (text === null || text === '') return 0;
  const good = (text.match(anchors)?.length ?? 0) / text.length;
  const bad = (text.match(faults)?.length ?? 0) / text.length;
  if (bad > 0.02) return 0;
  return good >= (text.length < shortText ? 0.7 : 0.02) ? good : 0;
}

/** UTF-16 that does not say in which order its bytes come. */
function decodedUtf16(bytes: Uint8Array): string | null {
  if (bytes.length % 2 === 1) return null;
  const [little, big] = [decoded(bytes, 'utf-16le'), decoded(bytes, 'utf-16be')];
  const [first, second] = [plausibility(little), plausibility(big)];
  if (first === 0 && second === 0) return null;
  return first >= second ? little : big;
}

/**
 * Bytes as text: UTF-8, UTF-16 in either order with a byte order mark or without, Windows-1252. A byte
 * order mark is kept as a character to be seen. Null for files that are none of these.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return decoded(bytes, 'utf-16le');
  if (a === 0xfe && b === 0xff) return decoded(bytes, 'utf-16be');
  if (bytes.includes(0)) return decodedUtf16(bytes);
  const utf8 = decoded(bytes, 'utf-8');
  if (utf8 !== null) return utf8;
  return looksLikeWindows1252(bytes) ? decoded(bytes, 'windows-1252') : decodedUtf16(bytes);
}
