import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import type { Place } from '../../../db/index-blocks.ts';
import type { IndexServer } from '../../../db/index-servers.ts';
import { readPlaced } from '../index-shares/data.ts';
import {
  type Move,
  type Placed,
  planMoves,
  type Range,
  rangeOf,
  shareCount,
} from '../index-shares/rules.ts';
import { countInBlock, decodeBlock } from '../posting-blocks/rules.ts';
import { elsewhere, here, insertBlocks, takeLock, tidyBlocks } from '../postings/data.ts';
import { cutBlocks, emptyPostings, splitAt } from '../postings/rules.ts';
import * as data from './data.ts';
import { badCopy, movedByAnother, sameServer, serverAway, serverUnnamed } from './errors.ts';

interface Named {
  name: string;
  server: IndexServer;
}

export interface Rebalanced {
  moved: number;
  /** Shares that lie here, and on each of the servers, in the order of the setting. */
  here: number;
  servers: number[];
}

interface Watching {
  onMoved(done: number, of: number): void;
  signal?: AbortSignal;
}

/**
 * Moves shares of the index to the servers that the settings name, one by one, while others look up and add. It may
 * be cut off anywhere: a share is looked for at its old place until its new one has all of it.
 */
export async function rebalance(ctx: Ctx, { onMoved, signal }: Watching): Promise<Rebalanced> {
  const named = await prepareAll(ctx);
  requireNamed(named, await readPlaced(ctx.db));
  const token = randomUUID();
  const placed = await underLock(ctx, async (tx) => {
    await data.beginRun(tx, token);
    return readPlaced(tx);
  });
  await tidyUp(ctx, named, placed);
  const staying = named.filter(({ server }) => !server.isLeaving).map(({ name }) => name);
  const targets = staying.length > 0 ? staying : [null];
  const moves = planMoves(ownersOf(placed), targets);
  let moved = 0;
  for (const move of moves) {
    if (signal?.aborted) break;
    await moveShare(ctx, named, { ...move, token });
    onMoved(++moved, moves.length);
  }
  await data.endRun(ctx.db, token);
  if (moved > 0) {
    const all = [here(ctx.db), ...named.map(({ server }) => elsewhere(server.db))];
    for (const place of all) await tidyBlocks(place);
  }
  const owners = ownersOf(await readPlaced(ctx.db));
  const countOf = (name: string | null) => owners.filter((owner) => owner === name).length;
  return { moved, here: countOf(null), servers: named.map(({ name }) => countOf(name)) };
}

function requireNamed(named: readonly Named[], placed: readonly Placed[]): void {
  const names = new Set<string | null>([null, ...named.map(({ name }) => name)]);
  const lost = placed.filter(({ server }) => !names.has(server));
  if (lost.length > 0) throw serverUnnamed(lost.length);
}

function ownersOf(placed: readonly Placed[]): (string | null)[] {
  const owners = new Array<string | null>(shareCount).fill(null);
  for (const { share, server } of placed) owners[share] = server;
  return owners;
}

async function prepareAll({ index, log }: Ctx): Promise<Named[]> {
  const named: Named[] = [];
  for (const server of index.all) {
    const name = await data
      .prepareServer(server.db)
      .then(() => server.name())
      .catch((error: unknown) => {
        log.error('index-server-away', { server: server.place, reason: (error as Error).name });
        return null;
      });
    if (name === null) throw serverAway(server.place);
    const same = named.find((one) => one.name === name);
    if (same) throw sameServer(same.server.place, server.place);
    named.push({ name, server });
  }
  return named;
}

/** Takes away what one that was cut off has left: copies that are not whole, and old ones that are moved. */
async function tidyUp(ctx: Ctx, named: readonly Named[], placed: readonly Placed[]) {
  const owners = ownersOf(placed);
  for (const { name, server } of named) {
    for (const held of await data.readHeld(server.db)) {
      const { share, isWhole } = held;
      if (owners[share] === name && isWhole) continue;
      await data.dropShare(server.db, held);
      const guard = data.guards.isGone(share);
      await data.deleteBlocks(elsewhere(server.db), rangeOf(share), guard);
    }
  }
  for (const [share, owner] of owners.entries()) {
    if (owner === null) continue;
    await data.deleteBlocks(here(ctx.db), rangeOf(share), data.guards.isElsewhere(share));
  }
}

/** While nobody moves fingerprints into blocks. Each of those moves takes a moment only. */
async function underLock<T>({ db }: Ctx, work: (tx: Handle) => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= 600; attempt++) {
    const done = await db.transaction(async (tx) =>
      (await takeLock(tx)) ? { result: await work(tx) } : null,
    );
    if (done) return done.result;
    await pause(50);
  }
  throw movedByAnother();
}

const placeOf = (ctx: Ctx, named: readonly Named[], name: string | null): Place =>
  name === null ? here(ctx.db) : elsewhere(named.find((one) => one.name === name)!.server.db);

interface Moving extends Move {
  token: string;
}

/** Nothing is written into the share from its mark on, so that a copy of it is whole when it has come to its end. */
async function moveShare(ctx: Ctx, named: readonly Named[], { share, from, to, token }: Moving) {
  const range = rangeOf(share);
  const [source, target] = [placeOf(ctx, named, from), placeOf(ctx, named, to)];
  const { guards } = data;
  await underLock(ctx, async (tx) => {
    if (!(await data.markMoving(tx, { share, server: from, token }))) throw movedByAnother();
    // From now on no block reaches over the ends of the share.
    if (from === null) await cutOut(here(tx), range);
    else await source.db.transaction((there) => cutOut(elsewhere(there), range));
  });
  if (to !== null) await data.expectShare(target.db, share, token);
  const isFree = to === null ? guards.isMarked(share, token) : guards.isExpected(share, token);
  await data.deleteBlocks(target, range, isFree);
  await copyShare(source, { target, isHere: to === null }, { share, token });
  if ((await data.sumOf(source, range)) !== (await data.sumOf(target, range))) throw badCopy(share);
  const old = from === null ? [] : await data.readHeld(source.db);
  if (to !== null && !(await data.keepShare(target.db, share, token))) throw movedByAnother();
  const isSwitched = await ctx.db.transaction((tx) =>
    data.switchTo(tx, { share, server: to, token }),
  );
  if (!isSwitched) throw movedByAnother();
  // Who still looks there is told so, and looks again.
  for (const held of old) if (held.share === share) await data.dropShare(source.db, held);
  const isLeft = from === null ? guards.isElsewhere(share) : guards.isGone(share);
  await data.deleteBlocks(source, range, isLeft);
}

async function copyShare(
  source: Place,
  { target, isHere }: { target: Place; isHere: boolean },
  { share, token }: { share: number; token: string },
): Promise<void> {
  const range = rangeOf(share);
  const isMine = isHere ? data.isMarked : data.isExpected;
  let blocks = await data.nextBlocks(source, range, null);
  while (blocks.length > 0) {
    const some = blocks;
    await target.db.transaction(async (tx) => {
      if (!(await isMine(tx, share, token))) throw movedByAnother();
      await insertBlocks({ ...target, db: tx }, some);
    });
    blocks = await data.nextBlocks(source, range, some.at(-1)!);
  }
}

async function cutOut(place: Place, { from, until }: Range): Promise<void> {
  await cutAt(place, from);
  if (until !== null) await cutAt(place, until);
}

/** Cuts the block that reaches over a hash into two. */
async function cutAt(place: Place, hash: string): Promise<void> {
  const block = await data.blockBefore(place, hash);
  if (!block) return;
  const postings = emptyPostings(countInBlock(block.bytes));
  decodeBlock(block.bytes, postings, 0);
  const [before, behind] = splitAt(postings, hash);
  if (behind.part.length === 0) return;
  await data.deleteBlock(place, block);
  await insertBlocks(place, [...cutBlocks(before), ...cutBlocks(behind)]);
}
