import type { Database } from '../src/db/handle.ts';

type Call = (...args: unknown[]) => unknown;
type Client = Record<string, Call>;

/**
 * Calls `hook` before each query or transaction that goes to the database from outside of a transaction,
 * on either engine. What the hook asks itself is not counted. @returns takes it away again
 */
export function beforeEachQuery(database: Database, hook: () => Promise<void>): () => void {
  const client = (database.handle as unknown as { $client: Client }).$client;
  const names = database.engine === 'postgres' ? ['query', 'connect'] : ['query', 'transaction'];
  let isInside = false;
  const restore = names.map((name) => {
    const original = client[name]!;
    client[name] = (...args) => {
      // The pool's own way of making a query is to connect with a callback.
      const isOfQuery = name === 'connect' && typeof args[0] === 'function';
      if (isInside || isOfQuery) return original.apply(client, args);
      return (async () => {
        isInside = true;
        try {
          await hook();
        } finally {
          isInside = false;
        }
        return original.apply(client, args);
      })();
    };
    return () => {
      client[name] = original;
    };
  });
  return () => {
    for (const one of restore) one();
  };
}
