import { gte, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { rowsOf } from '../../../db/index-servers.ts';
import type { Placed } from './rules.ts';
import { corpusShares } from './tables.ts';

export const readPlaced = (db: Handle): Promise<Placed[]> =>
  db.select().from(corpusShares).where(gte(corpusShares.share, 0));

/** How many shares are not here; none in a database from before there were any. */
export async function countElsewhere(db: Handle): Promise<number> {
  const table = sql`select to_regclass('corpus_shares') is not null as there`;
  const [known] = await rowsOf<{ there: boolean }>(db, table);
  return known?.there ? db.$count(corpusShares, isNotNull(corpusShares.server)) : 0;
}

const arrayOf = (shares: readonly number[]) => `{${shares.join(',')}}`;

/**
 * Keeps shares on a server for as long as the transaction lasts.
 * @returns false where one of them is not, or no longer, there
 */
export async function holdShares(tx: Handle, shares: readonly number[]): Promise<boolean> {
  const held = await rowsOf(
    tx,
    sql`select share from corpus_index.shares
      where share = any(${arrayOf(shares)}::smallint[]) and is_whole for share`,
  );
  return held.length === shares.length;
}
