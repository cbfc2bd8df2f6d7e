/** Where the first of ordered items stands whose place is not before the given one. */
export function firstFrom<T>(
  items: readonly T[],
  place: (item: T) => number,
  from: number,
): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (place(items[middle]!) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
