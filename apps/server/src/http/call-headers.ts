import { idempotencyKeyHeader, sessionId, sessionIdHeader } from '@cleanpaste/contract';
import type { Context } from 'hono';
import { invalidRequest } from './app-error.ts';

/**
 * The headers of a call that may be recorded: the browser's session id, and the key that names one click.
 * @throws AppError 400 that names the header
 */
export function callHeaders(c: Context): { sessionId: string; retryKey: string | null } {
  const session = sessionId.safeParse(c.req.header(sessionIdHeader));
  if (!session.success) {
    throw invalidRequest(`The header ${sessionIdHeader} must carry the session id, a UUID.`);
  }
  const retryKey = c.req.header(idempotencyKeyHeader) ?? null;
  if (retryKey !== null && !/^[\x21-\x7e]{8,200}$/.test(retryKey)) {
    throw invalidRequest(
      `The header ${idempotencyKeyHeader} must have 8 to 200 visible characters.`,
    );
  }
  return { sessionId: session.data.toLowerCase(), retryKey };
}
