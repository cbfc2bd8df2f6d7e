const FIRST = 0x80;
const KNOWN = 0x8000;

/** Bits of each UTF-16 unit, learnt when it is first met. */
let known: Uint16Array | undefined;

/**
 * Which of some classes a text has a unit of, one bit a class. Most of the time would go into searches
 * that find nothing; so each unit is looked up once for all of them.
 *
 * @param classes patterns of one unit, always the same ones
 */
export function classesIn(text: string, classes: readonly RegExp[]): number {
  known ??= new Uint16Array(0x10000);
  let found = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < FIRST) continue;
    const bits = known[unit]!;
    found |= bits === 0 ? learn(known, unit, classes) : bits;
  }
  return found;
}

function learn(table: Uint16Array, unit: number, classes: readonly RegExp[]): number {
  const one = String.fromCharCode(unit);
  let bits = KNOWN;
  for (let index = 0; index < classes.length; index++)
    if (classes[index]!.test(one)) bits |= 1 << index;
  table[unit] = bits;
  return bits;
}
