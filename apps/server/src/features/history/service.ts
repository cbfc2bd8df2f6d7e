import { type CheckPage, type CleanupPage, historyPageSizes, plans } from '@cleanpaste/contract';
import type { Ctx } from '../../context.ts';
import { keysetPage, keysetQuery, type PageInput } from '../../db/keyset.ts';
import { AppError } from '../../http/app-error.ts';
import { requireUser } from '../../http/require-actor.ts';
import { describeError } from '../../log/log.ts';
import { forCaller } from '../accounts/index.ts';
import { planOf } from '../billing/index.ts';
import { addToCounts, readCounts } from '../cleaning/index.ts';
import {
  checksQuery,
  cleanupsQuery,
  type HistoryKind,
  type HistoryQuery,
  purgeDeleted,
  softDelete,
} from './data.ts';
import { csvDate, csvField } from './rules.ts';

/** A text may be a megabyte: few at a time are held in memory. */
const exportBatch = 20;
const keptDeletedMs = 30 * 24 * 60 * 60 * 1000;

/** What a plan shows of a history: full pages, or the last three and nothing further. */
async function historyQuery(ctx: Ctx, input: PageInput) {
  const { userId } = requireUser(ctx.actor);
  const paged = plans[await planOf(ctx)].history === 'full';
  const pageSize = historyPageSizes[paged ? 'full' : 'last3'];
  const asked = paged ? input : { page: 1 };
  const query: HistoryQuery = { userId, ...keysetQuery(asked, pageSize) };
  return { userId, query, frame: { page: asked.page, pageSize, paged } };
}

export async function listCleanups(ctx: Ctx, input: PageInput): Promise<CleanupPage> {
  const { userId, query, frame } = await historyQuery(ctx, input);
  const { items, cursors } = keysetPage(await cleanupsQuery(ctx.db, query), query);
  const total = (await readCounts(ctx.db, userId)).cleanupsKept;
  return {
    items: items.map((row) => ({
      id: row.id,
      feature: row.feature,
      cleanedText: row.cleanedText ?? '',
      createdAt: row.createdAt.toISOString(),
    })),
    total: frame.paged ? total : items.length,
    cursors,
    ...frame,
  };
}

export async function listChecks(ctx: Ctx, input: PageInput): Promise<CheckPage> {
  const { userId, query, frame } = await historyQuery(ctx, input);
  const { items, cursors } = keysetPage(await checksQuery(ctx.db, query), query);
  const total = (await readCounts(ctx.db, userId)).checksKept;
  return {
    items: items.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    total: frame.paged ? total : items.length,
    cursors,
    ...frame,
  };
}

/** @throws AppError 404 for what is not there, not the caller's, or deleted already */
export async function deleteItem(
  ctx: Ctx,
  { kind, id }: { kind: HistoryKind; id: string },
): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  await forCaller(ctx, async (tx) => {
    if (!(await softDelete(tx, { kind, id, userId, now: ctx.clock.now() }))) {
      throw new AppError('not_found', 'There is no such item in your history.');
    }
    await addToCounts(tx, userId, kind === 'cleanups' ? { cleanupsKept: -1 } : { checksKept: -1 });
  });
}

/**
 * The whole cleanup history as CSV, in batches, so that neither memory nor the database is held for long.
 * @returns null when there is nothing to export
 * @throws AppError 403 on plans without an export
 */
export async function exportCleanups(ctx: Ctx): Promise<AsyncGenerator<string> | null> {
  const { userId } = requireUser(ctx.actor);
  if (plans[await planOf(ctx)].history !== 'full') {
    throw new AppError('forbidden', 'The export belongs to the paid plans.');
  }
  const first = await cleanupsQuery(ctx.db, { userId, limit: exportBatch, offset: 0 });
  return first.length === 0 ? null : breakOffOnFailure(ctx, csvLines(ctx, userId, first));
}

const featureNames = { basic: 'Basic', statistical: 'Statistical' } as const;

async function* csvLines(
  ctx: Ctx,
  userId: string,
  first: Awaited<ReturnType<typeof cleanupsQuery>>,
) {
  yield '\ufeff"Date","Feature","Cleaned Text"\r\n';
  for (let rows = first; rows.length > 0; ) {
    yield rows
      .map((row) =>
        [csvDate(row.createdAt), featureNames[row.feature], row.cleanedText ?? '']
          .map(csvField)
          .join(','),
      )
      .join('\r\n')
      .concat('\r\n');
    if (rows.length < exportBatch) return;
    rows = await cleanupsQuery(ctx.db, {
      userId,
      limit: exportBatch,
      offset: 0,
      older: rows.at(-1)!,
    });
  }
}

/** A failure half way breaks the download off, so that nobody takes a part for the whole. */
async function* breakOffOnFailure(ctx: Ctx, lines: AsyncGenerator<string>) {
  try {
    yield* lines;
  } catch (error) {
    ctx.log.error('export-failed', { requestId: ctx.requestId, ...describeError(error) });
    throw new Error('The export ended early.');
  }
}

/** Erases what was deleted more than 30 days ago. */
export async function purgeHistory(ctx: Ctx): Promise<void> {
  await purgeDeleted(ctx.db, new Date(ctx.clock.now().getTime() - keptDeletedMs));
}
