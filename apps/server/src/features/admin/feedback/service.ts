import {
  adminPageSize,
  type FeedbackPage,
  type FeedbackStatus,
  feedbackStatuses,
} from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import { keysetPage, keysetQuery, type PageInput } from '../../../db/keyset.ts';
import { isUuid } from '../../../db/uuid.ts';
import { AppError } from '../../../http/app-error.ts';
import { requireAdmin } from '../../../http/require-actor.ts';
import { recordChange } from '../audit/service.ts';
import { readRowTotals } from '../row-totals/data.ts';
import { feedbackQuery, setStatus } from './data.ts';

export async function listFeedback(
  ctx: Ctx,
  input: PageInput & { status?: FeedbackStatus | undefined },
): Promise<FeedbackPage> {
  requireAdmin(ctx.actor);
  const query = keysetQuery(input, adminPageSize);
  const status = input.status ?? null;
  const { found, totalOf } = await ctx.read(async (db) => ({
    found: await feedbackQuery(db, { ...query, status }),
    totalOf: await readRowTotals(db),
  }));
  const countOf = (one: FeedbackStatus) => totalOf(`feedback_${one}`);
  const byStatus = {
    pending: countOf('pending'),
    reviewed: countOf('reviewed'),
    resolved: countOf('resolved'),
  };
  const all = feedbackStatuses.reduce((sum, one) => sum + byStatus[one], 0);
  const total = status ? byStatus[status] : all;
  const { items, cursors } = keysetPage(found, query);
  return {
    items: items.map(({ userId, email, createdAt, ...row }) => ({
      ...row,
      user_id: userId,
      user_email: email,
      created_at: createdAt.toISOString(),
    })),
    byStatus,
    ...{ cursors, total, page: input.page, pageSize: adminPageSize },
  };
}

const noMessage = () => new AppError('not_found', 'There is no such message.');

/** Moves a message between pending, reviewed and resolved, in any direction. @throws AppError 404 */
export async function moderateFeedback(
  ctx: Ctx,
  { id, status }: { id: string; status: FeedbackStatus },
): Promise<void> {
  requireAdmin(ctx.actor);
  if (!isUuid(id)) throw noMessage();
  await ctx.db.transaction(async (tx) => {
    const before = await setStatus(tx, id, status);
    if (before === null) throw noMessage();
    if (before === status) return;
    const details = { from: before, to: status };
    await recordChange(tx, ctx, { action: 'feedback_status_changed', target: id, details });
  });
}
