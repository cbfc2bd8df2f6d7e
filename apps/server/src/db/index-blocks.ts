import { type SQL, sql } from 'drizzle-orm';
import type { Handle } from './handle.ts';

/** Blocks of this database, or of another server that holds shares of the index. */
export interface Place {
  db: Handle;
  blocks: SQL;
}

/** The table of blocks on another server. */
export const blocksElsewhere = sql.raw('corpus_index.blocks');

interface Range {
  from: string;
  /** The first hash behind it; null at the very end. */
  until: string | null;
}

export const within = ({ from, until }: Range) =>
  until === null
    ? sql`hash >= ${from}::bigint`
    : sql`hash >= ${from}::bigint and hash < ${until}::bigint`;
