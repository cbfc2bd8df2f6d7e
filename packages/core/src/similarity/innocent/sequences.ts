/** Words of a sequence that is looked up in the learnt lists. */
export const SEQUENCE = 5;

/** A 53-bit key for each sequence of words, in their order; the same on every engine. */
export function sequenceKeys(forms: readonly string[]): number[] {
  const hashes = forms.map(hashForm);
  const keys: number[] = [];
  for (let at = 0; at + SEQUENCE <= hashes.length; at++) {
    let [low, high] = [0x811c9dc5, 0x1b873593];
    for (let index = at; index < at + SEQUENCE; index++) {
      low = Math.imul(low ^ hashes[index]!, 0x01000193);
      high = Math.imul(high ^ (hashes[index]! + 0x9e37), 0x85ebca6b);
      low ^= low >>> 15;
      high ^= high >>> 13;
    }
    keys.push((high >>> 11) * 0x100000000 + (low >>> 0));
  }
  return keys;
}

// Every number is the same to a formula: years, clauses and sums vary from text to text.
function hashForm(form: string): number {
  let hash = 0x9e3779b9;
  const counted = /^\d+$/.test(form) ? '0' : form;
  for (let index = 0; index < counted.length; index++) {
    hash = Math.imul(hash ^ counted.charCodeAt(index), 0x85ebca6b);
    hash ^= hash >>> 15;
  }
  return hash;
}
