import { adminPageSize, type CleanupLogPage } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import { keysetPage, keysetQuery, type PageInput } from '../../../db/keyset.ts';
import { requireAdmin } from '../../../http/require-actor.ts';
import { readRowTotals } from '../row-totals/data.ts';
import { cleanupLogQuery } from './data.ts';

export async function listCleanupLogs(ctx: Ctx, input: PageInput): Promise<CleanupLogPage> {
  requireAdmin(ctx.actor);
  const query = keysetQuery(input, adminPageSize);
  const { found, total } = await ctx.read(async (db) => ({
    found: await cleanupLogQuery(db, query),
    total: (await readRowTotals(db))('cleanups'),
  }));
  const { items, cursors } = keysetPage(found, query);
  return {
    items: items.map(({ userId, email, subscriptionStatus, createdAt, deletedAt, ...row }) => ({
      ...row,
      deleted: deletedAt !== null,
      user_id: userId,
      user_email: email,
      subscription_status: subscriptionStatus,
      created_at: createdAt.toISOString(),
    })),
    ...{ cursors, total, page: input.page, pageSize: adminPageSize },
  };
}
