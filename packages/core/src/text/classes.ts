/** A class of characters that remembers, code point by code point, what its pattern has said. */
export interface CharacterClass {
  pattern: RegExp;
  /** 0 not asked yet, 1 outside, 2 inside. */
  known: Uint8Array;
}

/** The pattern is for one character and needs the `u` flag; it is the engine's word on Unicode. */
export function characterClass(pattern: RegExp): CharacterClass {
  return { pattern, known: new Uint8Array(0x110000) };
}

function learn({ pattern, known }: CharacterClass, codePoint: number): boolean {
  const inside = pattern.test(String.fromCodePoint(codePoint));
  known[codePoint] = inside ? 2 : 1;
  return inside;
}

/** Whether a code point is in the class; half a surrogate pair is none of any letter. */
export function isIn(one: CharacterClass, codePoint: number): boolean {
  const known = one.known[codePoint]!;
  return known === 0 ? learn(one, codePoint) : known === 2;
}

/** What `\s` takes for white space. */
export function isSpace(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  if (unit < 0x1680) return unit === 0xa0;
  if (unit >= 0x2000 && unit <= 0x200a) return true;
  return (
    unit === 0x1680 ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000 ||
    unit === 0xfeff
  );
}
