import { type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { blocksElsewhere, type Place, within } from '../../../db/index-blocks.ts';
import { rowsOf } from '../../../db/index-servers.ts';
import type { Range } from '../index-shares/rules.ts';
import { corpusShares } from '../index-shares/tables.ts';
import type { Block } from './rules.ts';
import { corpusBlocks, corpusFingerprints, corpusRemoved } from './tables.ts';

/** A PostgreSQL array as one parameter. */
const arrayOf = (numbers: readonly (string | number)[]) => `{${numbers.join(',')}}`;

export const here = (db: Handle): Place => ({ db, blocks: sql`${corpusBlocks}` });
export const elsewhere = (db: Handle): Place => ({ db, blocks: blocksElsewhere });

/** Writes the fingerprints of parts: arrays in one statement, however many rows. */
export async function insertPending(
  db: Handle,
  parts: readonly { part: number; hashes: readonly string[] }[],
): Promise<void> {
  const hashes = parts.flatMap((one) => one.hashes);
  const owners = parts.flatMap(({ part, hashes: own }) => own.map(() => part));
  await db.execute(sql`
    insert into ${corpusFingerprints} (hash, part, position)
    select hash, part, 0 from unnest(${arrayOf(hashes)}::bigint[], ${arrayOf(owners)}::integer[]) as t(hash, part)`);
}

export async function insertRemoved(db: Handle, parts: readonly number[]): Promise<void> {
  await db.execute(sql`
    insert into ${corpusRemoved} (part) select unnest(${arrayOf(parts)}::integer[])
    on conflict do nothing`);
}

/** Blocks of one hash alone that a look-up reads, a hundred parts each and more: enough for what is rare. */
const mostBlocks = 250;

/**
 * One of: a part that has the hash; a block that may have it; with the number 0, a part that is gone; with -1, as
 * the part a share of the index, and as the postings the name of the server where it lies.
 */
export interface Found {
  n: number;
  postings: Uint8Array | null;
  part: number | null;
}

const asked = (hashes: readonly string[]) => sql`
  asked as (select hash, n::integer from unnest(${arrayOf(hashes)}::bigint[]) with ordinality a(hash, n))`;

/** A block comes once, however many of the hashes may be in it. */
const blocksFor = (blocks: SQL) => sql`
  select p.ns, b.postings, null::integer as part from (
    select hash, part, array_agg(n) as ns from (
      select a.n, b.hash, b.part from asked a cross join lateral (
        select hash, part from ${blocks} where hash <= a.hash
        order by hash desc, part desc limit 1
      ) z cross join lateral (
        select z.hash, z.part
        union all (
          select c.hash, c.part from ${blocks} c
          where z.hash = a.hash and c.hash = a.hash and c.part < z.part order by c.part desc limit ${mostBlocks}
        )
        union all (
          select c.hash, c.part from ${blocks} c
          where z.hash = a.hash and c.hash < a.hash order by c.hash desc, c.part desc limit 1
        )
      ) b
    ) places group by hash, part
  ) p cross join lateral (
    select postings from ${blocks} c where c.hash = p.hash and c.part = p.part limit 1
  ) b`;

/**
 * Asks for hashes, which are numbered from 1. All of it is one statement, so that what moves from rows to blocks
 * meanwhile is found exactly once.
 */
export const lookUpQuery = (hashes: readonly string[], cap: number): SQL => sql`
  with ${asked(hashes)}
  select array[a.n] as ns, null::bytea as postings, f.part from asked a cross join lateral (
    select distinct part from ${corpusFingerprints} f where f.hash = a.hash
      and not exists (select from ${corpusRemoved} r where r.part = f.part)
    order by part limit ${cap + 1}
  ) f
  union all (${blocksFor(sql`${corpusBlocks}`)})
  union all
  select array[0], null, part from ${corpusRemoved}
  union all
  select array[-1], convert_to(server, 'UTF8'), share from ${corpusShares} where server is not null`;

type FoundRow = Omit<Found, 'n'> & { ns: number[] };

const eachOf = (rows: readonly FoundRow[]): Found[] =>
  rows.flatMap(({ ns, ...rest }) => ns.map((n) => ({ n, ...rest })));

export async function lookUp(db: Handle, hashes: readonly string[], cap: number): Promise<Found[]> {
  return eachOf(await rowsOf<FoundRow>(db, lookUpQuery(hashes, cap)));
}

/** The same on a server of the index: blocks, and with the number 0 the shares that it holds at this moment. */
export async function lookUpElsewhere(db: Handle, hashes: readonly string[]): Promise<Found[]> {
  const query = sql`with ${asked(hashes)} ${blocksFor(blocksElsewhere)}
    union all select array[0], null, share from corpus_index.shares where is_whole`;
  return eachOf(await rowsOf<FoundRow>(db, query));
}

/** Only one process moves postings at a time. Any number that no other program takes. */
const movingLock = 7_241_186_012;

/** @returns false where another process has it; held to the end of the transaction */
export async function takeLock(tx: Handle): Promise<boolean> {
  const [row] = await rowsOf<{ taken: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${movingLock}::bigint) as taken`,
  );
  return row!.taken;
}

/** The block that a hash belongs to, from `from` on, or the hash itself where no block comes before it. */
export async function blockOf(
  { db, blocks }: Place,
  { hash, from }: { hash: string; from: string },
): Promise<string> {
  const [row] = await rowsOf<{ start: string }>(
    db,
    sql`select hash::text as start from ${blocks} where hash between ${from}::bigint and ${hash}::bigint
      order by hash desc limit 1`,
  );
  return row?.start ?? hash;
}

/** The first of the rows from a hash on; null when none is left. */
export async function nextPending(db: Handle, from: string): Promise<string | null> {
  const [row] = await rowsOf<{ first: string }>(
    db,
    sql`select hash::text as first from ${corpusFingerprints} where hash >= ${from}::bigint
      order by hash limit 1`,
  );
  return row?.first ?? null;
}

export interface Span {
  /** Hash of the last block of it; null without blocks. */
  last: string | null;
  /** Hash at which the span is over; null at the very end. */
  until: string | null;
}

/** So many blocks of a range, with those that begin with the same hash as the last of them. */
export async function spanFrom({ db, blocks }: Place, range: Range, count: number): Promise<Span> {
  const [row] = await rowsOf<Span>(
    db,
    sql`select s.last::text,
        (select hash::text from ${blocks} b where b.hash > s.last order by b.hash limit 1) as until
      from (select max(hash) as last from (
        select hash from ${blocks} where ${within(range)} order by hash limit ${count}
      ) b) s`,
  );
  return row!;
}

/** Takes the rows of a span out. @returns 12 bytes each, by hash and part; null without any */
export async function takePending(
  tx: Handle,
  from: string,
  until: string | null,
): Promise<Uint8Array | null> {
  const [row] = await rowsOf<{ packed: Uint8Array | null }>(
    tx,
    sql`with taken as (
        delete from ${corpusFingerprints} where ${within({ from, until })} returning hash, part
      )
      select string_agg(int8send(hash) || int4send(part), ''::bytea order by hash, part) as packed from taken`,
  );
  return row!.packed;
}

export async function readBlocks(
  { db, blocks }: Place,
  { from, last }: { from: string; last: string },
): Promise<Uint8Array[]> {
  const rows = await rowsOf<{ postings: Uint8Array }>(
    db,
    sql`select postings from ${blocks}
      where hash between ${from}::bigint and ${last}::bigint order by hash, part`,
  );
  return rows.map(({ postings }) => postings);
}

/** Puts blocks in the place of those of a span. */
export async function replaceBlocks(
  place: Place,
  { from, last }: { from: string; last: string | null },
  blocks: readonly Block[],
): Promise<void> {
  if (last !== null) {
    await place.db.execute(sql`
      delete from ${place.blocks} where hash between ${from}::bigint and ${last}::bigint`);
  }
  await insertBlocks(place, blocks);
}

export async function insertBlocks(place: Place, blocks: readonly Block[]): Promise<void> {
  if (blocks.length === 0) return;
  let end = 1;
  const offsets = blocks.map(({ bytes }) => {
    const offset = end;
    end += bytes.length;
    return offset;
  });
  await place.db.execute(sql`
    insert into ${place.blocks} (hash, part, postings)
    select hash, part, substring(${Buffer.concat(blocks.map(({ bytes }) => bytes))}::bytea from at for size)
    from unnest(
      ${arrayOf(blocks.map(({ hash }) => hash))}::bigint[], ${arrayOf(blocks.map(({ part }) => part))}::integer[],
      ${arrayOf(offsets)}::integer[], ${arrayOf(blocks.map(({ bytes }) => bytes.length))}::integer[]
    ) as t(hash, part, at, size)`);
}

export async function readRemoved(db: Handle): Promise<number[]> {
  return (await db.select().from(corpusRemoved)).map(({ part }) => part);
}

export async function forgetRemoved(db: Handle, parts: readonly number[]): Promise<void> {
  await db.execute(
    sql`delete from ${corpusRemoved} where part = any(${arrayOf(parts)}::integer[])`,
  );
}

const sample = sql`hash >= 0 and hash < ${String(2n ** 56n)}::bigint`;

/** About how many rows there are: hashes are evenly spread, so a 256th of them tells. */
export async function estimateRows(db: Handle): Promise<number> {
  const asked = sql`select count(*)::float8 * 256 as rows from ${corpusFingerprints} where ${sample}`;
  return (await rowsOf<{ rows: number }>(db, asked))[0]!.rows;
}

/** The same of blocks. */
export async function estimateBlocks({ db, blocks }: Place): Promise<number> {
  const asked = sql`select count(*)::float8 * 256 as blocks from ${blocks} where ${sample}`;
  return (await rowsOf<{ blocks: number }>(db, asked))[0]!.blocks;
}

/** Lets the database use the room of what is gone. */
export async function tidyRows(db: Handle): Promise<void> {
  await db.execute(sql`vacuum ${corpusFingerprints}`);
}

export async function tidyBlocks({ db, blocks }: Place): Promise<void> {
  await db.execute(sql`vacuum ${blocks}`);
}

/** An index never gives room back by itself. Who reads it meanwhile waits a moment, and this no longer than that. */
export async function shrinkRowIndex(db: Handle): Promise<void> {
  const [row] = await rowsOf<{ index: number; table: number }>(
    db,
    sql`select pg_relation_size('corpus_fingerprints_hash')::float8 as index,
        pg_relation_size('corpus_fingerprints')::float8 as table`,
  );
  const { index, table } = row!;
  if (index < 1_000_000 || table > index / 4) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '300ms'`);
    await tx.execute(sql`reindex index corpus_fingerprints_hash`);
  });
}
