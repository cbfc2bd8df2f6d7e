import {
  type CleanTextAnswer,
  type CleanTextBody,
  idempotencyKeyHeader,
} from '@cleanpaste/contract';
import { call } from '../../lib/call.ts';

/** `POST /functions/v1/clean-text`; the key makes a retry of the same click count once. */
export async function cleanText(text: string, idempotencyKey: string): Promise<CleanTextAnswer> {
  const body: CleanTextBody = { text, type: 'basic', skipTracking: false };
  const answer = await call('/functions/v1/clean-text', {
    body,
    headers: { [idempotencyKeyHeader]: idempotencyKey },
  });
  return answer as CleanTextAnswer;
}
