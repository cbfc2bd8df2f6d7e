/** The number of the type `text` in every PostgreSQL. */
const textType = 25;
const headBytes = 20;

/**
 * Texts as the database itself holds a `text[]`. Written as one long literal instead, each of their characters
 * is looked at on either side for whether it has to be escaped, which takes longer than to store them.
 */
export function textArray(texts: readonly (string | null)[]): Buffer<ArrayBuffer> {
  const sizes = texts.map((text) => (text === null ? 0 : Buffer.byteLength(text)));
  const size = sizes.reduce((sum, one) => sum + one, headBytes + 4 * texts.length);
  const bytes = Buffer.allocUnsafeSlow(texts.length === 0 ? headBytes - 8 : size);
  bytes.writeInt32BE(texts.length === 0 ? 0 : 1, 0);
  bytes.writeInt32BE(texts.includes(null) ? 1 : 0, 4);
  bytes.writeInt32BE(textType, 8);
  if (texts.length === 0) return bytes;
  bytes.writeInt32BE(texts.length, 12);
  // The first one has the number 1.
  bytes.writeInt32BE(1, 16);
  let at = headBytes;
  texts.forEach((text, n) => {
    at = bytes.writeInt32BE(text === null ? -1 : sizes[n]!, at);
    if (text !== null) at += bytes.write(text, at);
  });
  return bytes;
}
