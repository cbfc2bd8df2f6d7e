import type { Session } from '@cleanpaste/contract';
import { FinalError } from './retry.ts';

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

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

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
    for (let wait = firstPauseMs; ; wait *= 2) {
      try {
        const session = await ask();
        pending.write(null);
        return session;
      } catch (error) {
        if (!(error instanceof FinalError)) throw error;
        if (!cut || waited + wait > patienceMs) {
          pending.write(null);
          throw error;
        }
        await pause(wait);
        waited += wait;
      }
    }
  };
}
