import {
  addresses,
  type FailedParaphrase,
  idempotencyKeyHeader,
  type ParaphraseEvent,
  type ParaphraseProgress,
  type RewriteForm,
  type StrongParaphraseAnswer,
} from '@cleanpaste/contract';
import { rewriteCopy } from '../../../copy/rewrite-copy.ts';
import { callForResponse } from '../../../lib/call.ts';
import { readJsonEvents } from '../../../lib/read-events.ts';
import { FinalError } from '../../../lib/request-error.ts';

export interface ParaphraseOptions {
  idempotencyKey: string;
  /** Which of the text's rewrites; the first one without it. */
  seed?: number;
  /** What the built-in engine changes beside the words. */
  form?: RewriteForm;
  signal: AbortSignal;
  onProgress: (progress: ParaphraseProgress) => void;
}

/**
 * Rewrites a text, part by part.
 * @throws FinalError for refusals, Error for failures and for an answer without a text
 */
export async function paraphrase(
  text: string,
  options: ParaphraseOptions,
): Promise<StrongParaphraseAnswer> {
  const response = await callForResponse(addresses.rewriting.strongParaphrase, {
    body: { text, seed: options.seed, form: options.form },
    headers: { accept: 'text/event-stream', [idempotencyKeyHeader]: options.idempotencyKey },
    signal: options.signal,
  });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return checked(await response.json());
  }
  for await (const { event, data } of readJsonEvents<ParaphraseEvent>(response.body!)) {
    if (event === 'progress') options.onProgress(data);
    if (event === 'result') return checked(data);
    if (event === 'error') throw failure(data);
  }
  throw new Error(rewriteCopy.invalidParaphrase);
}

const refused: ReadonlySet<string> = new Set([
  'limit_exceeded',
  'not_authenticated',
  'text_too_long',
]);

function failure({ error, message }: FailedParaphrase): Error {
  return refused.has(error) ? new FinalError(message, error) : new Error(message);
}

function checked(answer: StrongParaphraseAnswer | null): StrongParaphraseAnswer {
  if (typeof answer?.cleanedText !== 'string') {
    throw new FinalError(rewriteCopy.invalidParaphrase, 'provider_failed');
  }
  return answer;
}
