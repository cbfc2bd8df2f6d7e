import { laboratoryCopy } from '../../../copy/laboratory-copy.ts';

/** A key that nobody has used a moment ago: two words and a number. */
export function freshKey(): string {
  const chance = crypto.getRandomValues(new Uint32Array(3));
  const words = laboratoryCopy.keyWords.map((list, i) => list[chance[i]! % list.length]);
  return `${words.join(' ')} ${100 + (chance[2]! % 900)}`;
}
