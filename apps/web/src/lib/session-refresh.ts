import type { Session } from '@cleanpaste/contract';
import { FinalError } from './request-error.ts';
import { doublingPause, retry } from './retry.ts';

/** How long a refresh whose page was left may still be on its way. */
const onItsWayMs = 10_000;
/** Pauses between attempts double from the first, and all together stay below the patience. */
const firstPauseMs = 200;
const patienceMs = 3_500;

export interface RefreshDeps {
  /** Asks the server once; a FinalError is a refusal. */
  ask: () => Promise<Session>;
  /** When a refresh began of which no page has seen the answer, over page loads; null for none. */
  pending: { read: () => number | null; write: (at: number | null) => void };
  /** Epoch milliseconds. */
  now: () => number;
}

/**
 * The refresh of a page, in step with the page before it. A page may be left while its refresh is
 * under way: the server has then changed the cookie, and until the new one arrives this page is
 * refused with the old one. Only after such a cut is a refusal asked about again.
 */
export function createRefresh({ ask, pending, now }: RefreshDeps): () => Promise<Session> {
  return async () => {
    const begun = pending.read();
    const cut = begun !== null && Math.abs(now() - begun) < onItsWayMs;
    pending.write(now());
    let waited = 0;
    const pauseAfter = (error: unknown, attempt: number) => {
      const ms = doublingPause(attempt, { firstMs: firstPauseMs });
      if (!(error instanceof FinalError) || !cut || waited + ms > patienceMs) return null;
      waited += ms;
      return ms;
    };
    try {
      const session = await retry(ask, { pauseAfter });
      pending.write(null);
      return session;
    } catch (error) {
      // Without an answer the refresh still counts as being on its way.
      if (error instanceof FinalError) pending.write(null);
      throw error;
    }
  };
}
