import { pgTable, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Shares of the index that are not, or not only, in this database: where each lies, and who moves it at this
 * moment. A share without a row is here. Empty as long as one database holds all of it. With the number -1, which run
 * may move shares.
 */
export const corpusShares = pgTable('corpus_shares', {
  share: smallint('share').primaryKey(),
  /** The server's own name for itself; null: here. */
  server: text('server'),
  /** Who moves it. Nothing is written into it meanwhile. */
  moving: text('moving'),
});
