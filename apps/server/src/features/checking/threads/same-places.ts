/** Characters that a reader of files may put in each other's place. */
const folded: [RegExp, string][] = [
  [/[‘’‚‛′]/g, "'"],
  [/[“”„‟″]/g, '"'],
  [/[‐‑‒–—−]/g, '-'],
];

const agreeing = 8;
const farthest = 200;

interface Units {
  units: string;
  /** Where each unit stands in the original. */
  places: number[];
}

/** A text without its white space, with the place of each unit that is left. */
function inked(text: string): Units {
  const even = folded.reduce((out, [from, to]) => out.replace(from, to), text);
  const places: number[] = [];
  let units = '';
  for (const { index, 0: word } of even.matchAll(/\S+/g)) {
    units += word;
    for (let i = 0; i < word.length; i++) places.push(index + i);
  }
  return { units, places };
}

/** How far to go on either side until both agree again; null where they do not. */
function reunion(one: string, other: string): { skipOne: number; skipOther: number } | null {
  for (let distance = 1; distance <= farthest; distance++) {
    for (let skipOne = 0; skipOne <= distance; skipOne++) {
      const skipOther = distance - skipOne;
      const ahead = one.slice(skipOne, skipOne + agreeing);
      if (ahead !== '' && other.startsWith(ahead, skipOther)) return { skipOne, skipOther };
    }
  }
  return null;
}

/**
 * Finds the places of a copy in the text that it was made of. White space may differ, some characters
 * may be missing or exchanged; behind a stretch of over 200 that differ nothing is found.
 * @returns of a span of the copy the span of the text without white space around it; null where it has none
 */
export function samePlaces(copy: string, text: string) {
  const from = inked(copy);
  const to = inked(text);
  const placeOf = new Int32Array(copy.length).fill(-1);
  const end = () => one >= from.units.length || other >= to.units.length;
  let [one, other] = [0, 0];
  while (!end()) {
    if (from.units[one] === to.units[other]) {
      placeOf[from.places[one]!] = to.places[other]!;
      one += 1;
      other += 1;
      continue;
    }
    const reach = farthest + agreeing;
    const next = reunion(from.units.slice(one, one + reach), to.units.slice(other, other + reach));
    if (!next) break;
    one += next.skipOne;
    other += next.skipOther;
  }
  return (span: { start: number; end: number }): { start: number; end: number } | null => {
    let [first, last] = [-1, -1];
    for (let i = Math.max(0, span.start); i < Math.min(span.end, copy.length); i++) {
      const place = placeOf[i]!;
      if (place < 0) continue;
      if (first < 0) first = place;
      last = place;
    }
    return first < 0 ? null : { start: first, end: last + 1 };
  };
}
