import { addresses, pathOf } from '@cleanpaste/contract';
import type { Config } from '../../../config/environment.ts';
import type { Clock } from '../../../context.ts';
import type { RateLimiter } from '../../../http/rate-limits/rate-limit.ts';
import { type CopyleaksClient, createCopyleaks } from './copyleaks.ts';

/** Copyleaks as this server uses it. */
export interface Copyleaks {
  client: CopyleaksClient;
  /** Where its webhooks arrive, without a slash at the end. */
  webhooksUrl: string;
  timeoutMs: number;
}

/** @returns null where it is not set up: the built-in check is used */
export function copyleaksFor(
  { copyleaks, publicUrl }: Pick<Config, 'copyleaks' | 'publicUrl'>,
  given: { limiter: RateLimiter; clock: Clock },
): Copyleaks | null {
  if (!copyleaks || !publicUrl) return null;
  const webhooks = pathOf(addresses.checking.receiveScanStatus);
  return {
    client: createCopyleaks(copyleaks, given),
    webhooksUrl: publicUrl + webhooks.slice(0, webhooks.indexOf('/:')),
    timeoutMs: copyleaks.timeoutSeconds * 1000,
  };
}
