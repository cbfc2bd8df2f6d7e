import { setTimeout } from 'node:timers/promises';

/**
 * Waits.
 * @param ms how long, in milliseconds; at once for 0 and less
 * @throws the reason of the signal, as soon as it is given
 */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (ms <= 0) return;
  try {
    await setTimeout(ms, undefined, { signal });
  } catch {
    throw signal.reason;
  }
}
