/** Codes of a database that cannot be reached, is starting or stopping, or is out of room for us. */
const codes =
  /^(08...|53...|57P0.|57014|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN)$/;

/** What the pool of connections says without a code. */
const poolWords = /timeout exceeded when trying to connect|Connection terminated/;

/** True where trying again later may help: the fault is the database's, not the query's. */
export function isUnavailable(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 6; depth++) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && codes.test(code)) return true;
    if (poolWords.test(current.message)) return true;
    current = current.cause;
  }
  return false;
}
