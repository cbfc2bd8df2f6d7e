import { type AuditPage, adminPageSize } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { keysetPage, keysetQuery, type PageInput } from '../../../db/keyset.ts';
import { requireAdmin } from '../../../http/require-actor.ts';
import { type AuditRow, auditQuery, countAudit, insertAudit } from './data.ts';

/** Writes down what the admin changed, in the transaction that changes it. */
export async function recordChange(
  tx: Handle,
  ctx: Ctx,
  change: Pick<AuditRow, 'action' | 'target' | 'details'>,
): Promise<void> {
  const { userId: adminId, email: adminEmail } = requireAdmin(ctx.actor);
  await insertAudit(tx, { ...change, adminId, adminEmail, createdAt: ctx.clock.now() });
}

export async function listAudit(ctx: Ctx, input: PageInput): Promise<AuditPage> {
  requireAdmin(ctx.actor);
  const query = keysetQuery(input, adminPageSize);
  const found = await auditQuery(ctx.db, query);
  const total = await countAudit(ctx.db);
  const { items, cursors } = keysetPage(found, query);
  return {
    items: items.map(({ id, adminEmail, action, target, details, createdAt }) => ({
      id,
      admin_email: adminEmail,
      action,
      target,
      ...details,
      created_at: createdAt.toISOString(),
    })),
    ...{ cursors, total, page: input.page, pageSize: adminPageSize },
  };
}
