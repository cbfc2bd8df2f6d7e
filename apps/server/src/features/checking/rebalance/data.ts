import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { type Place, within } from '../../../db/index-blocks.ts';
import { rowsOf } from '../../../db/index-servers.ts';
import type { Range } from '../index-shares/rules.ts';
import { corpusShares } from '../index-shares/tables.ts';
import type { Block } from '../postings/rules.ts';

/** Makes a server ready for shares: what it has, and the name that it keeps, wherever it moves to. */
export async function prepareServer(db: Handle): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create schema if not exists corpus_index`);
    await tx.execute(sql`
      create table if not exists corpus_index.server (only_one boolean primary key default true, name text not null)`);
    await tx.execute(sql`
      insert into corpus_index.server (name) values (${randomUUID()}) on conflict do nothing`);
    // The token is of the run that brought it here; while it does, the share is not whole.
    await tx.execute(sql`
      create table if not exists corpus_index.shares (
        share smallint primary key, token text not null, is_whole boolean not null)`);
    await tx.execute(sql`
      create table if not exists corpus_index.blocks (
        hash bigint not null, part integer not null, postings bytea not null, primary key (hash, part))`);
    await tx.execute(sql`
      alter table corpus_index.blocks alter column postings set storage external`);
  });
}

/** The row that says which run may move shares. */
const run = sql`-1::smallint`;

/** From the end of this transaction on only this run may move shares, and what others had begun is nothing. */
export async function beginRun(tx: Handle, token: string): Promise<void> {
  await tx.execute(sql`delete from ${corpusShares} where server is null`);
  await tx.execute(sql`update ${corpusShares} set moving = null where moving is not null`);
  await tx.execute(sql`insert into ${corpusShares} (share, moving) values (${run}, ${token})`);
}

export async function endRun(db: Handle, token: string): Promise<void> {
  await db.execute(sql`delete from ${corpusShares} where share = ${run} and moving = ${token}`);
}

/** @returns false where another run has begun */
export async function markMoving(
  tx: Handle,
  { share, server, token }: { share: number; server: string | null; token: string },
): Promise<boolean> {
  if (!(await isMarked(tx, -1, token))) return false;
  await tx
    .insert(corpusShares)
    .values({ share, server, moving: token })
    .onConflictDoUpdate({ target: corpusShares.share, set: { moving: token } });
  return true;
}

/** @returns false where somebody else moves the share by now; as long as the transaction lasts nobody else begins to */
export async function isMarked(tx: Handle, share: number, token: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select from ${corpusShares} where share = ${share}::smallint and moving = ${token} for share`,
  );
  return rows.length > 0;
}

/** From the end of this transaction on the share is looked for, and written, at its new place. */
export async function switchTo(
  tx: Handle,
  { share, server, token }: { share: number; server: string | null; token: string },
): Promise<boolean> {
  const its = sql`share = ${share}::smallint and moving = ${token}`;
  const change =
    server === null
      ? sql`delete from ${corpusShares} where ${its} returning share`
      : sql`update ${corpusShares} set server = ${server}, moving = null where ${its} returning share`;
  return (await rowsOf(tx, change)).length > 0;
}

/** A share on a server, and the run that brought it there. */
export interface Held {
  share: number;
  token: string;
  isWhole: boolean;
}

export const readHeld = (db: Handle): Promise<Held[]> =>
  rowsOf(db, sql`select share, token, is_whole as "isWhole" from corpus_index.shares`);

export async function expectShare(db: Handle, share: number, token: string): Promise<void> {
  await db.execute(sql`
    insert into corpus_index.shares (share, token, is_whole) values (${share}::smallint, ${token}, false)
    on conflict (share) do update set token = excluded.token, is_whole = false`);
}

const isIts = (share: number, token: string) =>
  sql`share = ${share}::smallint and token = ${token}`;

/** @returns false where somebody else fills the share by now */
export async function isExpected(tx: Handle, share: number, token: string): Promise<boolean> {
  const asked = sql`select from corpus_index.shares
    where ${isIts(share, token)} and not is_whole for share`;
  return (await rowsOf(tx, asked)).length > 0;
}

/** The share is whole there. */
export async function keepShare(db: Handle, share: number, token: string): Promise<boolean> {
  const kept = sql`update corpus_index.shares set is_whole = true
    where ${isIts(share, token)} returning share`;
  return (await rowsOf(db, kept)).length > 0;
}

/** Only what that run brought: by now another one may have brought it anew. */
export async function dropShare(db: Handle, { share, token }: Held): Promise<void> {
  await db.execute(sql`delete from corpus_index.shares where ${isIts(share, token)}`);
}

/** What has to hold, in the eyes of each statement that deletes blocks of a share: it may come late. */
export const guards = {
  isGone: (share: number) =>
    sql`not exists (select from corpus_index.shares where share = ${share}::smallint)`,
  isExpected: (share: number, token: string) =>
    sql`exists (select from corpus_index.shares where ${isIts(share, token)} and not is_whole)`,
  isElsewhere: (share: number) =>
    sql`exists (select from ${corpusShares}
      where share = ${share}::smallint and server is not null and moving is null)`,
  isMarked: (share: number, token: string) =>
    sql`exists (select from ${corpusShares} where share = ${share}::smallint and moving = ${token})`,
};

const atOnce = { deleted: 20_000, copied: 1_000 };

/** Takes all blocks of a range away, some at a time. */
export async function deleteBlocks({ db, blocks }: Place, range: Range, guard: SQL): Promise<void> {
  for (let gone = atOnce.deleted; gone === atOnce.deleted; ) {
    const rows = await rowsOf(
      db,
      sql`delete from ${blocks} where ctid = any(array(
          select ctid from ${blocks} where ${within(range)} limit ${atOnce.deleted}
        )) and ${guard} returning 1 as gone`,
    );
    gone = rows.length;
  }
}

/** The next blocks of a range, behind one of them. */
export async function nextBlocks(
  { db, blocks }: Place,
  range: Range,
  behind: Pick<Block, 'hash' | 'part'> | null,
): Promise<Block[]> {
  const from = behind
    ? sql`(hash, part) > (${behind.hash}::bigint, ${behind.part}::integer) and`
    : sql``;
  return rowsOf(
    db,
    sql`select hash::text as hash, part, postings as bytes from ${blocks} b
      where ${from} ${within(range)} order by b.hash, b.part limit ${atOnce.copied}`,
  );
}

/** What a copy is held against. */
export async function sumOf({ db, blocks }: Place, range: Range): Promise<string> {
  const [row] = await rowsOf<{ sum: string }>(
    db,
    sql`select count(*) || ' ' || coalesce(sum(octet_length(postings)), 0) || ' ' ||
        coalesce(sum(hashtextextended(encode(postings, 'base64'), part) & 1048575), 0) as sum
      from ${blocks} where ${within(range)}`,
  );
  return row!.sum;
}

/** The last block that begins before a hash. */
export async function blockBefore({ db, blocks }: Place, hash: string): Promise<Block | null> {
  const [row] = await rowsOf<Block>(
    db,
    sql`select hash::text as hash, part, postings as bytes from ${blocks} b
      where hash < ${hash}::bigint order by b.hash desc, b.part desc limit 1`,
  );
  return row ?? null;
}

export async function deleteBlock(
  { db, blocks }: Place,
  { hash, part }: Pick<Block, 'hash' | 'part'>,
): Promise<void> {
  await db.execute(sql`
    delete from ${blocks} where hash = ${hash}::bigint and part = ${part}::integer`);
}
