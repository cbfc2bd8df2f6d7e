import { addresses, type CheckAnswer, idempotencyKeyHeader } from '@cleanpaste/contract';
import { call } from '../../lib/call.ts';

export interface CheckOptions {
  excludeQuotations: boolean;
  excludeReferences: boolean;
}

/** The key makes a retry of the same click count once. */
export function runCheck(
  text: string,
  { key, fix, ...options }: CheckOptions & { key: string; fix: boolean },
): Promise<CheckAnswer> {
  const body = { text, ...options, ...(fix ? { fix } : {}) };
  const headers = { [idempotencyKeyHeader]: key };
  return call(addresses.checking.checkText, { body, headers });
}
