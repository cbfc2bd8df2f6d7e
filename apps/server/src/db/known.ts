/** What was read from the database and is used again without asking, until something may have changed. */
export interface Known {
  keptMs: number;
  /** A place for one kind of things. */
  shelf<V>(): Shelf<V>;
  /** Something may have changed: everything is asked for anew, also what is being asked right now. */
  forget(): void;
}

interface Shelf<V> {
  /** What is known under a key, else what `load` finds; what it does not find is not remembered. */
  get(key: string, load: () => Promise<V | null>): Promise<V | null>;
}

/** The database tells on this channel that who may call, or what they may, has changed. */
export const callersChannel = 'cleanpaste_callers';

const rememberAtMost = 10_000;

/** @param keptMs how long something is used at most: a notice may be lost. 0 asks each time. */
export function createKnown(keptMs: number): Known {
  let generation = 0;
  const shelves: Map<string, unknown>[] = [];
  return {
    keptMs,
    shelf<V>() {
      const kept = new Map<string, { value: V; until: number }>();
      shelves.push(kept);
      return {
        async get(key, load) {
          if (keptMs === 0) return load();
          const known = kept.get(key);
          const now = performance.now();
          if (known && now < known.until) return known.value;
          const asked = generation;
          const value = (await load()) as V | null;
          if (asked === generation && value !== null) {
            if (kept.size >= rememberAtMost) kept.clear();
            kept.set(key, { value, until: now + keptMs });
          }
          return value;
        },
      };
    },
    forget() {
      generation += 1;
      for (const kept of shelves) kept.clear();
    },
  };
}
