import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** What a process has asked its database since it began. */
export interface Asked {
  statements: number;
  roundTrips: number;
  /** Transactions, and statements outside of one. */
  commits: number;
}

const asked: Asked = { statements: 0, roundTrips: 0, commits: 0 };
const inTransaction = new WeakSet<object>();

function note(connection: object, statement: string): void {
  asked.statements += 1;
  asked.roundTrips += 1;
  if (/^begin/i.test(statement)) inTransaction.add(connection);
  else if (/^(commit|rollback)\b/i.test(statement)) inTransaction.delete(connection);
  if (!inTransaction.has(connection)) asked.commits += 1;
}

type Call = (this: object, ...given: unknown[]) => unknown;

function before(owner: object, name: string, look: (connection: object, given: unknown[]) => void) {
  const methods = owner as Record<string, Call>;
  const original = methods[name]!;
  methods[name] = function (...given) {
    look(this, given);
    return original.apply(this, given);
  };
}

const decoder = new TextDecoder();

/** Counts what the drivers send from here on. PGlite has no wire: a statement is its round trip. */
export function countQueries(): () => Asked {
  before(pg.Client.prototype, 'query', (client, [query]) => {
    note(client, typeof query === 'string' ? query : String((query as { text?: string }).text));
  });
  before(PGlite.prototype, 'execProtocolStream', (client, [message]) => {
    const bytes = message as Uint8Array;
    // P is a statement to be prepared, Q one that is done at once; both have a length of four bytes.
    const kind = String.fromCharCode(bytes[0]!);
    if (kind === 'P') note(client, decoder.decode(bytes.subarray(6, 40)));
    if (kind === 'Q') note(client, decoder.decode(bytes.subarray(5, 40)));
  });
  return () => ({ ...asked });
}
