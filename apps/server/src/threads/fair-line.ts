/** Who a piece of work is for, such as an address and an account; nobody for the server's own. */
export type Owners = readonly string[];

interface Place<T> {
  item: T;
  owners: Owners;
  /** The smallest one is served next. */
  turn: number;
}

/** A waiting line in which nobody's many orders come before another one's few. */
interface FairLine<T> {
  size(): number;
  /** @returns who has to leave because the line is full: the newcomer, or the last order of who has more in it */
  add(item: T, owners: Owners): T | null;
  /** Takes the next one that may be served. */
  take(mayServe?: (owners: Owners) => boolean): { item: T; owners: Owners } | null;
  /** @returns whether it was there */
  remove(item: T): boolean;
  /** Empties the line. */
  clear(): T[];
}

const rememberAtMost = 10_000;

/**
 * Each order of an owner has its turn after their one before, and nobody's turn lies before that of who
 * is being served: so owners alternate, whoever came first with however many. An order of several owners,
 * an account and its address, waits for the later of their turns.
 */
export function fairLine<T>(most: number): FairLine<T> {
  let waiting: Place<T>[] = [];
  let served = 0;
  const next = new Map<string, number>();

  const firstBy = (places: readonly Place<T>[]) =>
    places.reduce<Place<T> | null>(
      (best, one) => (best && best.turn <= one.turn ? best : one),
      null,
    );

  return {
    size: () => waiting.length,
    add(item, owners) {
      const turn = Math.max(served, ...owners.map((owner) => next.get(owner) ?? 0));
      const place = { item, owners, turn };
      const isFull = waiting.length >= most;
      const last = waiting.reduce<Place<T> | null>((a, b) => (a && a.turn > b.turn ? a : b), null);
      if (isFull && (!last || last.turn <= turn)) return item;
      if (isFull) waiting = waiting.filter((one) => one !== last);
      if (next.size >= rememberAtMost) next.clear();
      for (const owner of owners) next.set(owner, turn + 1);
      waiting.push(place);
      return isFull ? last!.item : null;
    },
    take(mayServe = () => true) {
      const place = firstBy(waiting.filter(({ owners }) => mayServe(owners)));
      if (!place) return null;
      waiting = waiting.filter((one) => one !== place);
      served = Math.max(served, place.turn);
      // Where nobody waits all begin anew, but for who is being served.
      if (waiting.length === 0) {
        next.clear();
        for (const owner of place.owners) next.set(owner, place.turn + 1);
      }
      return place;
    },
    remove(item) {
      const before = waiting.length;
      waiting = waiting.filter((one) => one.item !== item);
      return waiting.length < before;
    },
    clear() {
      const all = waiting.map(({ item }) => item);
      waiting = [];
      return all;
    },
  };
}
