import { setTimeout } from 'node:timers/promises';
import type { Handle, Read } from '../../../db/handle.ts';
import type { Known } from '../../../db/known.ts';
import { countForVisitors } from '../corpus/data.ts';

/** How many works there are to compare with, for every page that is handed out. */
export interface Works {
  /** @returns null where the database has never told */
  count(): Promise<number | null>;
}

interface Given {
  db: Handle;
  read?: Read;
  known: Known;
  /** So long a number is used before it is counted anew. */
  longestMs?: number;
  /** So long a page waits for the first one. */
  patienceMs?: number;
}

/** A page never fails for its number; none but the first waits for it, and not for long. */
export function openWorks({ db, read, known, longestMs = 10_000, patienceMs = 500 }: Given): Works {
  const keptMs = known.keptMs === 0 ? 0 : longestMs;
  let last: number | null = null;
  let until = 0;
  let counting: Promise<number | null> | null = null;

  async function countAnew(): Promise<number | null> {
    try {
      last = await (read ? read(countForVisitors) : countForVisitors(db));
    } catch {
      // What the database does not tell now it tells the next page, or the one after.
    }
    until = performance.now() + keptMs;
    return last;
  }

  return {
    async count() {
      if (keptMs === 0) return countAnew();
      if (performance.now() >= until) {
        counting ??= countAnew().finally(() => {
          counting = null;
        });
      }
      return last ?? Promise.race([counting, setTimeout(patienceMs, null, { ref: false })]);
    },
  };
}
