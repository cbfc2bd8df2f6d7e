import type { ErrorCode, ReachedLimit } from '@cleanpaste/contract';
import { emptyTextMessage, statusOf, type TextLimit, textTooLong } from '@cleanpaste/contract';
import { retryAfter } from './retry-after.ts';

/** The one error that an answer is made of: a code for programs, a message for people. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly headers: Record<string, string>;
  /** What is used up, where that is why. */
  readonly limit: ReachedLimit | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    extra: { headers?: Record<string, string>; limit?: ReachedLimit } = {},
  ) {
    super(message);
    this.code = code;
    this.status = statusOf[code];
    this.headers = extra.headers ?? {};
    this.limit = extra.limit;
  }
}

export const invalidRequest = (message: string) => new AppError('invalid_request', message);
export const emptyText = () => new AppError('empty_text', emptyTextMessage);
export const tooLong = (kind: TextLimit) => new AppError('text_too_long', textTooLong(kind));
export const notFound = () => new AppError('not_found', 'There is nothing at this address.');

/** The answer while there is no thread, connection or turn for a caller. */
export const serverBusy = () =>
  new AppError('not_ready', 'The service is busy. Please try again in a moment.', {
    headers: retryAfter(5),
  });
