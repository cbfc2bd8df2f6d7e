import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import type { Statements } from './statements.ts';

/**
 * Watches every statement of an embedded database, those of its transactions too. It does one at a time:
 * how long a statement waits for others is not its own time.
 */
export function watchPglite(client: PGlite, statements: Statements): PGlite {
  const turns = new AsyncLocalStorage<() => void>();

  const watched =
    (query: PGlite['query']): PGlite['query'] =>
    (text, params, options) =>
      statements.watch(text, (begins) => turns.run(begins, () => query(text, params, options)));

  const exclusive = client._runExclusiveQuery.bind(client);
  client._runExclusiveQuery = (run) =>
    exclusive(() => {
      turns.getStore()?.();
      return run();
    });
  const transaction = client.transaction.bind(client);
  client.query = watched(client.query.bind(client));
  client.transaction = (run) =>
    transaction((tx) => {
      tx.query = watched(tx.query);
      return run(tx);
    });
  return client;
}
