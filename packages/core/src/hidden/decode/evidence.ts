/** Unassigned, private and surrogate code points, and controls that no message contains. */
const UNREADABLE = /[\p{Cn}\p{Co}\p{Cs}\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/u;

/**
 * How many bits cheaper a text is as a message than as noise: the bits of the carriers it was
 * read from, less what an ordinary message would cost to spell out. Random carriers come out
 * around or below zero, and every readable letter adds to it, so that readings in different
 * units and bit orders can be held against each other.
 *
 * @param text what the carriers say in one reading
 * @param bits the information in those carriers: count times log2 of the alphabet
 * @returns the bits of evidence, or -Infinity for text that nobody would have written
 * @example textEvidence('hello', 40) // 10: five letters in eight bits each
 */
export function textEvidence(text: string, bits: number): number {
  if (text === '' || UNREADABLE.test(text)) return Number.NEGATIVE_INFINITY;
  let cost = 0;
  let block = -1;
  for (const character of text) {
    const codePoint = character.codePointAt(0)!;
    cost += costOf(codePoint, block);
    if (codePoint >= 0x80) block = blockOf(codePoint);
  }
  return bits - cost;
}

/** Rough spelling costs in bits: 64 usual ASCII characters, small scripts, Han, emoji, the rest. */
function costOf(codePoint: number, block: number): number {
  if (codePoint < 0x80) return isWordAscii(codePoint) ? 6 : 7;
  const same = blockOf(codePoint) === block;
  if (isHan(codePoint) || isHangul(codePoint)) return same ? 13 : 15;
  if (codePoint >= 0x10000) return codePoint >= 0x1f000 && codePoint < 0x1fb00 ? 16 : 20;
  if (same || codePoint === 0x200d || codePoint === 0xfe0f) return 8;
  return codePoint < 0x800 ? 12 : 16;
}

function isWordAscii(code: number): boolean {
  const lower = code | 0x20;
  return code === 0x20 || (code >= 0x30 && code <= 0x39) || (lower >= 0x61 && lower <= 0x7a);
}

function isHan(codePoint: number): boolean {
  return codePoint >= 0x4e00 && codePoint <= 0x9fff;
}

function isHangul(codePoint: number): boolean {
  return codePoint >= 0xac00 && codePoint <= 0xd7a3;
}

function blockOf(codePoint: number): number {
  if (isHan(codePoint)) return -2;
  if (isHangul(codePoint)) return -3;
  return codePoint >> 7;
}
