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
    const extra = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    if (lead < 0xc2 || lead > 0xf4 || i + extra >= bytes.length) return null;
    let codePoint = lead & (0x3f >> extra);
    for (let k = 1; k <= extra; k++) {
      const next = bytes[i + k]!;
      if ((next & 0xc0) !== 0x80) return null;
      codePoint = (codePoint << 6) | (next & 0x3f);
    }
    const shortest = extra === 3 ? 0x10000 : extra === 2 ? 0x800 : 0x80;
    if (codePoint < shortest || codePoint > 0x10ffff) return null;
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) return null;
    text += String.fromCodePoint(codePoint);
    i += extra + 1;
  }
  return text;
}
