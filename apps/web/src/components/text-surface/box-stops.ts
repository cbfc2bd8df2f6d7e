/** What is written on a box, what it is called, and in which of the five tones it comes. */
export interface BoxKind {
  text: string;
  name: string;
  tone: 'mark' | 'danger' | 'flag' | 'keep' | 'layout';
}

export interface Boxes {
  /** Start and end in the text, and place in `kinds`, of each box: triples, ascending. */
  places: Int32Array;
  kinds: BoxKind[];
  /** Numbers of the boxes that the keys and the stepper stop at, ascending. */
  stops: Int32Array;
}

/** Boxes worth a stop: all but line breaks and tabs. */
export function stopsOf(places: Int32Array, kinds: BoxKind[]): Int32Array {
  const stops = new Int32Array(places.length / 3);
  let count = 0;
  for (let i = 0; i * 3 < places.length; i++) {
    if (kinds[places[i * 3 + 2]!]!.tone !== 'layout') stops[count++] = i;
  }
  return stops.slice(0, count);
}

/** How many stops lie before box `index`. */
export function stopsBefore(stops: Int32Array, index: number): number {
  let low = 0;
  let high = stops.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stops[middle]! < index) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Number of the first box that ends after `position`. */
export function firstBoxAfter(places: Int32Array, position: number): number {
  let low = 0;
  let high = places.length / 3;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle * 3 + 1]! > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
