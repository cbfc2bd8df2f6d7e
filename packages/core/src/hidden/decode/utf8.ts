/**
 * Strict UTF-8: overlong forms, surrogates and cut sequences are refused. The core has no
 * TextDecoder in its types, and a decoder that repairs its input would hide a wrong reading.
 *
 * @returns the text, or null when the bytes are not UTF-8.
 */
export function utf8ToText(bytes: ArrayLike<number>): string | null {
  let text = '';
  for (let i = 0; i < bytes.length; ) {
    const lead = bytes[i]!;
    if (lead < 0x80) {
      text += String.fromCharCode(lead);
      i++;
      continue;
    }
    const followers = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    if (lead < 0xc2 || lead > 0xf4 || i + followers >= bytes.length) return null;
    let codePoint = lead & (0x3f >> followers);
    for (let k = 1; k <= followers; k++) {
      const next = bytes[i + k]!;
      if ((next & 0xc0) !== 0x80) return null;
      codePoint = (codePoint << 6) | (next & 0x3f);
    }
    const shortest = followers === 3 ? 0x10000 : followers === 2 ? 0x800 : 0x80;
    if (codePoint < shortest || codePoint > 0x10ffff) return null;
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) return null;
    text += String.fromCodePoint(codePoint);
    i += followers + 1;
  }
  return text;
}
