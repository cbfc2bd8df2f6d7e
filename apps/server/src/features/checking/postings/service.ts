import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import type { Place } from '../../../db/index-blocks.ts';
import { isUnavailable } from '../../../db/unavailable.ts';
import { describeError } from '../../../log/log.ts';
import { holdShares, readPlaced } from '../index-shares/data.ts';
import { type Run, runAround } from '../index-shares/rules.ts';
import { countInBlock, decodeBlock, type Postings } from '../posting-blocks/rules.ts';
import * as data from './data.ts';
import {
  cutBlocks,
  emptyPostings,
  endOfSpan,
  inBlock,
  isDue,
  isPurgeDue,
  mergePostings,
  reachOf,
  readPacked,
  shares,
} from './rules.ts';

/** What one transaction moves at most: on the embedded database everybody else waits for it. */
const most = { blocks: 225, rows: 12_000 };
/** Moves after which the room of the old blocks is used again. */
const movesToTidy = 8;
const leastHash = String(-(2n ** 63n));

interface Move {
  /** Where the next one begins; null when this was the last. */
  next: string | null;
  isBusy?: boolean;
  /** What lies there could not be looked at. */
  isLeftOut?: boolean;
}

interface Span {
  from: string;
  /** How far hashes reach that the most rows of one move have. */
  reach: bigint;
  isPurge: boolean;
}

/**
 * Moves the fingerprints of one span of hashes into its blocks, wherever these lie: all of them, or none. What is
 * cut off between two servers is in both for a while, and found once.
 */
async function moveSpan(
  { tx, index }: { tx: Handle; index: Ctx['index'] },
  span: Span,
  onRun: (run: Run) => void,
): Promise<Move> {
  if (!(await data.takeLock(tx))) return { next: null, isBusy: true };
  const first = span.isPurge ? span.from : await data.nextPending(tx, span.from);
  if (first === null) return { next: null };
  const run = runAround(first, await readPlaced(tx));
  onRun(run);
  const leftOut = { next: run.until, isLeftOut: true };
  if (run.isMoving) return leftOut;
  const given = { ...span, first, run };
  if (run.server === null) return moveInto(tx, data.here(tx), given);
  const server = await index.find(run.server);
  if (!server) return leftOut;
  return server.db.transaction(async (there) => {
    if (!(await holdShares(there, run.shares))) return leftOut;
    return moveInto(tx, data.elsewhere(there), given);
  });
}

const earlier = (one: string | null, other: string | null) => {
  if (one === null || other === null) return one ?? other;
  return BigInt(one) < BigInt(other) ? one : other;
};

async function moveInto(
  tx: Handle,
  place: Place,
  { first, reach, run }: Span & { first: string; run: Run },
): Promise<Move> {
  const start = await data.blockOf(place, { hash: first, from: run.from });
  const range = { from: start, until: run.until };
  const { last, until: nextBlock } = await data.spanFrom(place, range, most.blocks);
  const until = earlier(endOfSpan(first, reach, nextBlock), run.until);
  const packed = await data.takePending(tx, start, until);
  const gone = new Set(await data.readRemoved(tx));
  const blocks = last === null ? [] : await data.readBlocks(place, { from: start, last });
  const kept = readAll(blocks);
  const merged = mergePostings(kept, packed ? readPacked(packed) : emptyPostings(0), gone);
  if (packed || merged.part.length < kept.part.length) {
    await data.replaceBlocks(place, { from: start, last }, cutBlocks(merged));
  }
  return { next: until };
}

function readAll(blocks: readonly Uint8Array[]): Postings {
  const postings = emptyPostings(blocks.reduce((sum, block) => sum + countInBlock(block), 0));
  let at = 0;
  for (const block of blocks) at = decodeBlock(block, postings, at);
  return postings;
}

interface Moving {
  /** Look through all blocks for what was removed, too. */
  isPurge?: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Moves fingerprints into blocks, span by span, while others read and add. Each span is a transaction of its
 * own, and a fingerprint is in one place at any moment; so it may be cut off anywhere.
 */
export async function movePostings(
  ctx: Ctx,
  { isPurge = false, signal }: Moving = {},
): Promise<void> {
  const gone = isPurge ? await data.readRemoved(ctx.db) : [];
  const reach = reachOf(most.rows, await data.estimateRows(ctx.db));
  let from: string | null = leastHash;
  let isWhole = true;
  for (let moves = 1; from !== null; moves++) {
    if (signal?.aborted) return;
    const move: Move = await moveOne(ctx, { from, reach, isPurge });
    if (move.isBusy) return;
    if (move.isLeftOut) isWhole = false;
    from = move.next;
    if (moves % movesToTidy === 0) await tidy(ctx, () => data.tidyBlocks(data.here(ctx.db)));
  }
  if (isPurge && isWhole) await data.forgetRemoved(ctx.db, gone);
  for (const place of await placesOf(ctx)) await tidy(ctx, () => data.tidyBlocks(place));
  await tidy(ctx, () => data.tidyRows(ctx.db));
  await tidy(ctx, () => data.shrinkRowIndex(ctx.db));
}

/** Fingerprints of a server that goes away in the midst of it wait for the next time. */
async function moveOne(ctx: Ctx, span: Span): Promise<Move> {
  const { index } = ctx;
  let run: Run | null = null;
  const onRun = (found: Run) => {
    run = found;
  };
  try {
    return await ctx.db.transaction((tx) => moveSpan({ tx, index }, span, onRun));
  } catch (error) {
    const { server = null, until = null } = (run as Run | null) ?? {};
    if (server === null || !isUnavailable(error)) throw error;
    ctx.log.error('index-server-failed', describeError(error));
    return { next: until, isLeftOut: true };
  }
}

/** Where blocks can lie, as far as it answers. */
async function placesOf({ db, index }: Ctx): Promise<Place[]> {
  const names = await Promise.all(index.all.map((server) => server.name()));
  const there = index.all.filter((_, at) => names[at] !== null);
  return [data.here(db), ...there.map((server) => data.elsewhere(server.db))];
}

/** Room is got back when it can be; nothing is wrong without it. */
async function tidy(ctx: Ctx, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    ctx.log.info('corpus-tidy', describeError(error));
  }
}

/** Moves fingerprints into blocks where there are many of them that are not, and purges where much was removed. */
export async function movePostingsIfDue(
  ctx: Ctx,
  { parts, when, signal }: { parts: number; when: keyof typeof shares; signal?: AbortSignal },
): Promise<void> {
  const rows = await data.estimateRows(ctx.db);
  let blocks = 0;
  for (const place of await placesOf(ctx)) blocks += await data.estimateBlocks(place);
  const { length: removed } = await data.readRemoved(ctx.db);
  const isPurge = when === 'resting' && isPurgeDue({ removed, parts });
  const given = { pending: rows, kept: blocks * inBlock, share: shares[when] };
  if (isPurge || isDue(given)) await movePostings(ctx, { isPurge, signal });
}
