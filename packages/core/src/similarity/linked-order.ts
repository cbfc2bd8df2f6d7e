/**
 * Items in the order of their places, in lists that can be cut, and from which an item can be taken out, in a few
 * steps. Items are numbers from 0; a list's items stand in the order of their ranks.
 */
export interface LinkedOrder {
  /** Where each item stands among all. */
  ranks: Int32Array;
  /** The neighbours of each item in its list; -1 where there is none. */
  before: Int32Array;
  next: Int32Array;
  /** Whether more places than may be lie between an item and the next of its list. */
  isGap: (item: number) => boolean;
}

/** All items in one list; `widest` is the number of places that may lie between two neighbours. */
export function linkedOrder(places: Int32Array, widest: number): LinkedOrder {
  const order = places.map((_, item) => item).sort((a, b) => places[a]! - places[b]! || a - b);
  const [ranks, before, next] = [places.slice(), places.slice(), places.slice()];
  order.forEach((item, rank) => {
    ranks[item] = rank;
  });
  const isGap = (item: number): boolean =>
    next[item]! >= 0 && places[next[item]!]! - places[item]! - 1 > widest;
  const linked = { ranks, before, next, isGap };
  link(linked, order);
  return linked;
}

/** Makes a list of items that come in order. */
export function link({ before, next }: LinkedOrder, items: ArrayLike<number>): void {
  for (let at = 0; at < items.length; at++) {
    before[items[at]!] = at > 0 ? items[at - 1]! : -1;
    next[items[at]!] = at + 1 < items.length ? items[at + 1]! : -1;
  }
}

/** Takes an item out of its list: its neighbours become neighbours. */
export function takeOut({ before, next }: LinkedOrder, item: number): void {
  const [one, other] = [before[item]!, next[item]!];
  if (one >= 0) next[one] = other;
  if (other >= 0) before[other] = one;
}

/** Cuts a list behind an item and gives the items of the shorter piece, in so many steps as it has items. */
export function cutBehind({ before, next }: LinkedOrder, item: number): number[] {
  const behind = next[item]!;
  let [first, last] = [item, behind];
  while (before[first]! >= 0 && next[last]! >= 0) {
    first = before[first]!;
    last = next[last]!;
  }
  next[item] = -1;
  before[behind] = -1;
  return itemsFrom(next, before[first]! < 0 ? first : behind);
}

/** The items of a list from one on. */
export function itemsFrom(next: Int32Array, first: number): number[] {
  const items: number[] = [];
  for (let item = first; item >= 0; item = next[item]!) items.push(item);
  return items;
}
