import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './app-env.ts';
import type { AppError } from './app-error.ts';

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not authenticated',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Wrong method',
  409: 'Conflict',
  413: 'Too long',
  415: 'Unsupported media type',
  429: 'Too many requests',
  502: 'Provider failed',
  503: 'Not ready',
};

/** What people call a status. */
export const titleOf = (status: number) => titles[status] ?? 'Something went wrong';

/** An error as `application/problem+json` (RFC 9457). */
export function problemAnswer(c: Context<AppEnv>, error: AppError): Response {
  const body = {
    type: `/docs/api#${error.code}`,
    title: titleOf(error.status),
    status: error.status,
    detail: error.message,
    code: error.code,
    requestId: c.get('requestId'),
    ...(error.limit && { limit: error.limit }),
  };
  return c.body(JSON.stringify(body), error.status as ContentfulStatusCode, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...error.headers,
  });
}
