/** A string as UTF-8; the core has no TextEncoder in its types. Half a surrogate pair becomes U+FFFD. */
export function utf8Bytes(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0)!;
    const codePoint = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (codePoint < 0x80) {
      bytes.push(codePoint);
      continue;
    }
    const followers = codePoint < 0x800 ? 1 : codePoint < 0x10000 ? 2 : 3;
    bytes.push(((0xff00 >> (followers + 1)) & 0xff) | (codePoint >> (6 * followers)));
    for (let left = followers - 1; left >= 0; left--)
      bytes.push(0x80 | ((codePoint >> (6 * left)) & 0x3f));
  }
  return bytes;
}
