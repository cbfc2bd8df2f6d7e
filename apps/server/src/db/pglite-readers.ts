import type { PGlite } from '@electric-sql/pglite';

/**
 * Drizzle says with each statement how times are to be read, always the same. PGlite copies its table
 * of some 300 readers for each statement that says so, which takes as long as the statement itself.
 * So the table learns it once, and the statement no longer says it.
 */
export function rememberReaders(client: PGlite): PGlite {
  const known = new Set<string>();

  const lean =
    (query: PGlite['query']): PGlite['query'] =>
    (text, params, options) => {
      if (!options?.parsers) return query(text, params, options);
      const { parsers, ...rest } = options;
      for (const [type, reader] of Object.entries(parsers)) {
        if (known.has(type)) continue;
        known.add(type);
        client.parsers[Number(type)] = reader;
      }
      return query(text, params, rest);
    };

  const transaction = client.transaction.bind(client);
  client.query = lean(client.query.bind(client));
  client.transaction = (run) =>
    transaction((tx) => {
      tx.query = lean(tx.query);
      return run(tx);
    });
  return client;
}
