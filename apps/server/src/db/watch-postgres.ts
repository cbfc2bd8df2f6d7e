import type pg from 'pg';
import type { Statements } from './statements.ts';

/** Watches every statement of a pool, those of its transactions too. The time for a connection is not theirs. */
export function watchPool(pool: pg.Pool, statements: Statements): void {
  pool.on('connect', (client) => watchClient(client, statements));
  // The pool's own would ask within whichever call gave the connection back.
  pool.query = (async (...given: Parameters<pg.ClientBase['query']>) => {
    const client = await pool.connect();
    let failed: Error | undefined;
    try {
      return await client.query(...given);
    } catch (error) {
      failed = error as Error;
      throw error;
    } finally {
      client.release(failed);
    }
  }) as unknown as typeof pool.query;
}

function watchClient(client: pg.ClientBase, statements: Statements): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  client.query = ((...given: unknown[]) => {
    const [first] = given;
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | null)?.text;
    const isAwaited = typeof given.at(-1) !== 'function';
    if (typeof text !== 'string' || !isAwaited) return query(...given);
    return statements.watch(text, () => query(...given));
  }) as typeof client.query;
}
