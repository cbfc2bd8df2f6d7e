import {
  type CheckItem,
  type CheckPage,
  type CleanupPage,
  historyPageSizes,
  plans,
  textLimits,
} from '@cleanpaste/contract';
import type { Ctx } from '../../context.ts';
import { keysetPage, keysetQuery, type PageInput } from '../../db/keyset.ts';
import { AppError, tooLong } from '../../http/app-error.ts';
import { requireUser } from '../../http/require-actor.ts';
import { describeError } from '../../log/log.ts';
import { forCaller, keepsHistory } from '../accounts/index.ts';
import { planOf } from '../billing/index.ts';
import { addToCounts, readCounts, replaceKeptText } from '../cleaning/index.ts';
import {
  checksQuery,
  cleanupsQuery,
  excerptsQuery,
  findText,
  type HistoryKind,
  type HistoryQuery,
  purgeDeleted,
  softDelete,
  softDeleteAll,
} from './data.ts';
import { csvDate, csvField, excerptOf } from './rules.ts';

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
  const { found, total } = await ctx.read(async (db) => ({
    found: await excerptsQuery(db, query),
    total: (await readCounts(db, userId)).cleanupsKept,
  }));
  const { items, cursors } = keysetPage(found, query);
  return {
    items: items.map(({ start, ...row }) => {
      const excerpt = excerptOf(start);
      const isWhole = excerpt === start;
      return { ...row, excerpt, isWhole, createdAt: row.createdAt.toISOString() };
    }),
    total: frame.paged ? total : items.length,
    cursors,
    ...frame,
  };
}

function checkItemOf(row: Awaited<ReturnType<typeof checksQuery>>[number]): CheckItem {
  const { fixes, firstSimilarity, firstAiScore, createdAt, ...kept } = row;
  const { band, sourcesFound, passagesCopied, ...item } = kept;
  const isVerdictKnown = sourcesFound !== null && passagesCopied !== null;
  const verdict = isVerdictKnown ? { band, sourcesFound, passagesCopied } : null;
  const fixed = fixes > 0;
  const isBeforeKnown = fixed && firstSimilarity !== null;
  const before = isBeforeKnown ? { similarity: firstSimilarity, aiScore: firstAiScore } : null;
  return { ...item, fixed, before, verdict, createdAt: createdAt.toISOString() };
}

export async function listChecks(ctx: Ctx, input: PageInput): Promise<CheckPage> {
  const { userId, query, frame } = await historyQuery(ctx, input);
  const { found, total } = await ctx.read(async (db) => ({
    found: await checksQuery(db, query),
    total: (await readCounts(db, userId)).checksKept,
  }));
  const { items, cursors } = keysetPage(found, query);
  return {
    items: items.map(checkItemOf),
    total: frame.paged ? total : items.length,
    cursors,
    ...frame,
  };
}

const noSuchItem = () => new AppError('not_found', 'There is no such item in your history.');

/** @throws AppError 404 for what is not there, not the caller's, or deleted */
export async function readCleanupText(ctx: Ctx, id: string): Promise<{ text: string }> {
  const { userId } = requireUser(ctx.actor);
  const text = await ctx.read((db) => findText(db, { id, userId }));
  if (text === null) throw noSuchItem();
  return { text };
}

/**
 * Has an item hold what its owner sees after undos. @throws AppError 404 for what is not there, not
 * the caller's, deleted, or kept without a text; and where the caller wants no texts kept any more
 */
export async function keepShownText(
  ctx: Ctx,
  { id, text, changedWordings }: { id: string; text: string; changedWordings: number },
): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  if (text.length > textLimits.clean) throw tooLong('clean');
  await forCaller(ctx, async (tx) => {
    const kept = { id, userId, cleanedText: text, changedWordings };
    if (!(await keepsHistory(tx, userId)) || !(await replaceKeptText(tx, kept))) throw noSuchItem();
  });
}

/** What counts the items of a history. */
const countOf = { cleanups: 'cleanupsKept', checks: 'checksKept' } as const;

/** @throws AppError 404 for what is not there, not the caller's, or deleted already */
export async function deleteItem(
  ctx: Ctx,
  { kind, id }: { kind: HistoryKind; id: string },
): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  await forCaller(ctx, async (tx) => {
    if (!(await softDelete(tx, { kind, id, userId, now: ctx.clock.now() }))) {
      throw noSuchItem();
    }
    await addToCounts(tx, userId, { [countOf[kind]]: -1 });
  });
}

/** Takes all of a history away, also what the plan does not show of it; where there is nothing, nothing happens. */
export async function deleteItems(ctx: Ctx, kind: HistoryKind): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  await forCaller(ctx, async (tx) => {
    const gone = await softDeleteAll(tx, { kind, userId, now: ctx.clock.now() });
    if (gone > 0) await addToCounts(tx, userId, { [countOf[kind]]: -gone });
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
  const first = await ctx.read((db) =>
    cleanupsQuery(db, { userId, limit: exportBatch, offset: 0 }),
  );
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
    const older = rows.at(-1)!;
    rows = await ctx.read((db) =>
      cleanupsQuery(db, { userId, limit: exportBatch, offset: 0, older }),
    );
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
