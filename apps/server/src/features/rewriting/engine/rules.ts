import type { ProviderError } from './errors.ts';

const tries = 3;
const firstDelayMs = 500;
/** Who asks for more patience than this gets no second call: the offline engine is there at once. */
const longestWaitMs = 20_000;

/**
 * How long to wait before a call is tried again.
 * @param number of the try that failed, from 1
 * @returns null: not at all
 */
export function retryDelay(
  { reach, waitMs }: Pick<ProviderError, 'reach' | 'waitMs'>,
  number: number,
): number | null {
  if (reach !== 'call' || number >= tries) return null;
  const delay = waitMs ?? firstDelayMs * 2 ** (number - 1);
  return delay > longestWaitMs ? null : delay;
}

/** A host that is this machine: its model servers have no keys. */
export function isLoopback(baseUrl: string): boolean {
  const { hostname } = new URL(baseUrl);
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
