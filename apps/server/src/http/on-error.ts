import type { ErrorBody } from '@cleanpaste/contract';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isFull, isUnavailable } from '../db/unavailable.ts';
import { describeError, type Log } from '../log/log.ts';
import type { AppEnv } from './app-env.ts';
import { AppError, invalidRequest, notFound } from './app-error.ts';
import { unreadAnswer } from './nobody-waits.ts';
import { refusedByStorage } from './refused-by-storage.ts';
import { retryAfter } from './retry-after.ts';

/** With what a person can name when they write to somebody: it leads to the lines of the log. */
const unexpected = (requestId: string) =>
  new AppError(
    'internal_error',
    `Something went wrong on our side (reference ${requestId}). Please try again.`,
  );

const unavailable = () =>
  new AppError('not_ready', 'The service is busy or restarting. Please try again in a moment.', {
    headers: retryAfter(5),
  });

/** Long enough for somebody to notice; the page keeps the text meanwhile. */
const full = () =>
  new AppError(
    'not_ready',
    'The server has no room left to record this, so it was not done. Please try again later.',
    { headers: retryAfter(30) },
  );

/** What a caller is told while nothing can be recorded; null where the database is not at fault. */
export function databaseFault(error: unknown): AppError | null {
  if (isFull(error)) return full();
  return isUnavailable(error) ? unavailable() : null;
}

/** What a caller is told of an error. What nobody expected is logged; its message stays here. */
export function asAppError(log: Log) {
  return (error: Error, c: Context<AppEnv>): AppError => {
    if (error instanceof AppError) return error;
    if (error instanceof HTTPException && error.status < 500) {
      return invalidRequest('The request could not be read.');
    }
    const refused = refusedByStorage(error);
    if (refused) return refused;
    log.error('failure', { requestId: c.get('requestId'), ...describeError(error) });
    return databaseFault(error) ?? unexpected(c.get('requestId'));
  };
}

/** Makes the answer of an error. */
export function onError(log: Log) {
  const known = asAppError(log);
  return (error: Error, c: Context<AppEnv>): Response =>
    unreadAnswer(error, c) ?? errorAnswer(c, known(error, c));
}

/** The answer where no route matches. */
export const onNotFound = (c: Context<AppEnv>): Response => errorAnswer(c, notFound());

export function errorAnswer(c: Context<AppEnv>, error: AppError): Response {
  const body: ErrorBody = {
    error: error.code,
    message: error.message,
    requestId: c.get('requestId'),
    ...(error.limit && { limit: error.limit }),
  };
  return c.json(body, error.status as ContentfulStatusCode, {
    'cache-control': 'no-store',
    ...error.headers,
  });
}
