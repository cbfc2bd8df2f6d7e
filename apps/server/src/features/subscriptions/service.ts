import type { PlanId } from '@cleanpaste/contract';
import type { Ctx } from '../../context.ts';
import { listSubscriptions } from './data.ts';
import { effective, planFor } from './rules.ts';

/** The subscription that counts for an account; null without one. */
export async function subscriptionOf(ctx: Ctx, userId: string) {
  return effective(await listSubscriptions(ctx.db, userId));
}

/** The plan of whoever is asking. A key works on its owner's plan, and is never an admin. */
export async function planOf(ctx: Ctx): Promise<PlanId> {
  const { actor } = ctx;
  if (actor.kind === 'anonymous') return 'anonymous';
  if (actor.kind === 'system') return 'admin';
  const isAdmin = actor.kind === 'user' && actor.isAdmin;
  return isAdmin ? 'admin' : planFor(false, await subscriptionOf(ctx, actor.userId));
}
