import {
  type CleanTextAnswer,
  type CleanTextBody,
  idempotencyKeyHeader,
} from '@cleanpaste/contract';
import { call } from '../../../lib/call.ts';

/** `POST /functions/v1/clean-text`; the key makes a retry of the same click count once. */
export async function cleanText(
  text: string,
  { key, skipTracking = false }: { key: string; skipTracking?: boolean },
): Promise<CleanTextAnswer> {
  const body: CleanTextBody = { text, type: 'basic', skipTracking };
  const answer = await call('/functions/v1/clean-text', {
    body,
    headers: { [idempotencyKeyHeader]: key },
  });
  return answer as CleanTextAnswer;
}
