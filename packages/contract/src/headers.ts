/** Header that carries the browser's session id (a random UUID, made once). */
export const sessionIdHeader = 'x-session-id';

/** Header that makes a retry of the same click neither charged nor recorded twice. */
export const idempotencyKeyHeader = 'idempotency-key';
