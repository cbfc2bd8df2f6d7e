import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { requireAdmin } from '../../../http/require-actor.ts';
import * as data from './data.ts';

type Change = Pick<data.AuditRow, 'action' | 'target' | 'details'>;

/** Writes down what the admin changed, in the transaction that changes it. */
export async function recordChange(tx: Handle, ctx: Ctx, change: Change): Promise<void> {
  const { userId: adminId, email: adminEmail } = requireAdmin(ctx.actor);
  await data.insertAudit(tx, { ...change, adminId, adminEmail, createdAt: ctx.clock.now() });
}

const oneVisitMs = 15 * 60 * 1000;

/** Writes down that the admin looked at an account; a page that reloads itself is one visit. */
export async function recordView(ctx: Ctx, target: string): Promise<void> {
  const { userId: adminId } = requireAdmin(ctx.actor);
  const since = new Date(ctx.clock.now().getTime() - oneVisitMs);
  if (await data.hasViewed(ctx.db, { adminId, target, since })) return;
  await recordChange(ctx.db, ctx, {
    action: 'person_viewed',
    target,
    details: { from: '', to: '' },
  });
}
