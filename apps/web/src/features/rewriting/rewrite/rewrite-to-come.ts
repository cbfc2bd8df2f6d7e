import { requestCopy } from '../../../copy/request-copy.ts';
import { loadAgain } from '../../../lib/load-again.ts';
import { reloadIfStale } from '../../../lib/reload-stale.ts';
import { UnreachableError } from '../../../lib/request-error.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { retryVisibly } from '../../cleaning/index.ts';
import type { RewriteAndStrip } from './rewrite-and-strip.ts';

const load = loadAgain(() => import('./rewrite-and-strip.ts'));

if (typeof window !== 'undefined') whenIdle(load);

/** The code lies where the server is: who cannot have the one cannot reach the other. */
async function loaded() {
  try {
    return await load();
  } catch {
    // The page goes, its text kept, and takes the rewrite up again.
    if (await reloadIfStale()) return new Promise<never>(() => {});
    throw new UnreachableError(requestCopy.unreachable);
  }
}

/** `rewriteAndStrip`, whose code comes when the page is idle, or else with the first rewrite. */
export const rewriteWhenLoaded: RewriteAndStrip = async (text, control) => {
  const { rewriteAndStrip } = await retryVisibly(loaded, control.signal);
  return rewriteAndStrip(text, control);
};
