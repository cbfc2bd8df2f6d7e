import { addresses, type CleanTextAnswer, idempotencyKeyHeader } from '@cleanpaste/contract';
import { call } from '../../../lib/call.ts';

/** The key makes a retry of the same click count once. */
export function cleanText(
  text: string,
  { key, skipTracking = false }: { key: string; skipTracking?: boolean },
): Promise<CleanTextAnswer> {
  return call(addresses.cleaning.cleanText, {
    body: { text, type: 'basic', skipTracking },
    headers: { [idempotencyKeyHeader]: key },
  });
}
