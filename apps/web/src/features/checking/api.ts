import { type CheckAnswer, idempotencyKeyHeader } from '@cleanpaste/contract';
import { call } from '../../lib/call.ts';

export interface CheckOptions {
  excludeQuotations: boolean;
  excludeReferences: boolean;
}

/** `POST /functions/v1/run-basic-plagiarism-check`; the key makes a retry of the same click count once. */
export async function runCheck(
  text: string,
  { key, fix, ...options }: CheckOptions & { key: string; fix: boolean },
): Promise<CheckAnswer> {
  const body = { text, ...options, ...(fix ? { fix } : {}) };
  const headers = { [idempotencyKeyHeader]: key };
  return (await call('/functions/v1/run-basic-plagiarism-check', { body, headers })) as CheckAnswer;
}
