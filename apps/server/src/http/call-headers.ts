import { idempotencyKeyHeader, sessionId, sessionIdHeader } from '@cleanpaste/contract';
import type { Context } from 'hono';
import { invalidRequest } from './app-error.ts';

/**
 * The headers of a call that may be recorded: the browser's session id, and the key that names one click.
 * @param standIn a hash that the session id is made of where the header may be missing and is
 * `recordedSession` is null where only the stand-in is known: it is made of an address, so no row keeps it.
 * @throws AppError 400 that names the header
 */
export function callHeaders(
  c: Context,
  standIn?: string,
): { sessionId: string; recordedSession: string | null; retryKey: string | null } {
  const given = c.req.header(sessionIdHeader);
  const session = sessionId.safeParse(given ?? (standIn && uuidOf(standIn)));
  if (!session.success) {
    throw invalidRequest(`The header ${sessionIdHeader} must carry the session id, a UUID.`);
  }
  const retryKey = c.req.header(idempotencyKeyHeader) ?? null;
  if (retryKey !== null && !/^[\x21-\x7e]{8,200}$/.test(retryKey)) {
    throw invalidRequest(
      `The header ${idempotencyKeyHeader} must have 8 to 200 visible characters.`,
    );
  }
  const known = session.data.toLowerCase();
  return { sessionId: known, recordedSession: given === undefined ? null : known, retryKey };
}

/** A UUID of the kind for private use (version 8) out of a hash. */
function uuidOf(hash: string): string {
  const hex = Buffer.from(hash, 'base64url').toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
