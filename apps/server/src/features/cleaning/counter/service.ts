import type { Handle, Read } from '../../../db/handle.ts';
import type { Known } from '../../../db/known.ts';
import { readCounters } from './data.ts';
import { textsCleaned } from './rules.ts';

/** The home page's figure, which every open tab asks for: many ask, few are asked. */
export interface Counter {
  read(): Promise<number>;
  /** A batch of basic cleanups was committed, and there are so many now. */
  raise(basicCleanups: number): void;
}

interface Given {
  db: Handle;
  read?: Read;
  known: Known;
  /** So long what was counted elsewhere, by another process or by a rewrite, may not be shown yet. */
  longestMs?: number;
}

export function openCounter({ db, read, known, longestMs = 1000 }: Given): Counter {
  const keptMs = Math.min(known.keptMs, longestMs);
  let totals: { basic_cleanups: number; statistical_passes: number } | null = null;
  let until = 0;
  let reading: Promise<number> | null = null;
  /** What this process has counted last: the total only grows. */
  let counted = 0;

  async function readAnew(): Promise<number> {
    const now = performance.now();
    const fresh = await (read ? read(readCounters) : readCounters(db));
    if (keptMs === 0) return textsCleaned(fresh);
    // What was counted here while the answer was on its way is not taken back.
    totals = { ...fresh, basic_cleanups: Math.max(fresh.basic_cleanups, counted) };
    until = now + keptMs;
    return textsCleaned(totals);
  }

  return {
    read() {
      if (totals && performance.now() < until) return Promise.resolve(textsCleaned(totals));
      if (keptMs === 0) return readAnew();
      reading ??= readAnew().finally(() => {
        reading = null;
      });
      return reading;
    },
    raise(basicCleanups) {
      // Batches of one process may end in another order than they began.
      counted = Math.max(counted, basicCleanups);
      if (totals) totals.basic_cleanups = Math.max(totals.basic_cleanups, counted);
    },
  };
}
