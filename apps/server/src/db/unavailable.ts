/** Codes of a database that cannot be reached, is starting, stopping or a standby, or is out of room for us. */
const codes =
  /^(08...|28...|3D000|25006|25P03|53...|57P0.|57014|58030|ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|EDQUOT|STORE_AWAY)$/;

/** Codes of a disk, the database's or our own, on which nothing more can be written. */
const fullCodes = /^(53100|ENOSPC|EDQUOT)$/;

/** What the driver says of a lost connection without a code. */
const driverWords =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed|Query read timeout/;

/** An error and what caused it. */
function chain(error: unknown): (Error & { code?: unknown })[] {
  const all: Error[] = [];
  for (let current = error; current instanceof Error && all.length < 6; current = current.cause) {
    all.push(current);
  }
  return all;
}

const hasCode = (error: unknown, wanted: RegExp) =>
  chain(error).some(({ code }) => typeof code === 'string' && wanted.test(code));

/** True where trying again later may help: the fault is the database's, not the query's. */
export function isUnavailable(error: unknown): boolean {
  return hasCode(error, codes) || chain(error).some(({ message }) => driverWords.test(message));
}

/** True where a replica takes back a read, because what it reads was tidied away on the primary. */
export const isConflict = (error: unknown): boolean => hasCode(error, /^(40001|40P01)$/);

/** True where somebody else wrote the same row first. */
export const isTaken = (error: unknown): boolean => hasCode(error, /^23505$/);

/** True where a statement took longer than it may, and was taken back. */
export const isTimedOut = (error: unknown): boolean => hasCode(error, /^57014$/);

/** True where it helps only once somebody has made room on the disk. */
export const isFull = (error: unknown): boolean => hasCode(error, fullCodes);
