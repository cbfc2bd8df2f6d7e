import type { PlanGift, PlanTaking } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import { AppError, invalidRequest } from '../../../http/app-error.ts';
import { requireAdmin } from '../../../http/require-actor.ts';
import { changeGiven, endOf } from '../../billing/index.ts';
import { recordChange } from '../audit/service.ts';

type Change = Pick<Parameters<typeof changeGiven>[1], 'userId' | 'seen' | 'next'> & {
  reason: string;
  until?: string;
};

/** The change and its line in the audit, both or none. @throws AppError 404, 409 */
async function change(ctx: Ctx, { reason, until, ...given }: Change): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const changed = await changeGiven(tx, { ...given, now });
    if (changed.outcome === 'gone') throw new AppError('not_found', 'There is no such account.');
    if (changed.outcome === 'overtaken') {
      throw new AppError('conflict', 'The given plan was changed meanwhile. Look at it again.');
    }
    await recordChange(tx, ctx, {
      action: given.next ? 'plan_given' : 'plan_taken',
      target: given.userId,
      details: { from: changed.before, to: changed.after, reason, ...(until ? { until } : {}) },
    });
  });
}

/** Gives a plan by hand, in the place of one that was given before. What is paid for stays as it is. */
export async function givePlan(ctx: Ctx, gift: PlanGift & { userId: string }): Promise<void> {
  requireAdmin(ctx.actor);
  const { userId, plan, until, reason, replaces } = gift;
  const endsAt = until === null ? null : endOf(until);
  if (endsAt && endsAt <= ctx.clock.now()) {
    throw invalidRequest('The field "until" is wrong: the plan would have ended already.');
  }
  const next = { plan, endsAt };
  await change(ctx, { userId, seen: replaces, next, reason, ...(until ? { until } : {}) });
}

/** Takes a given plan away: what the account pays for, or the free plan, counts again. */
export async function takePlan(ctx: Ctx, taking: PlanTaking & { userId: string }): Promise<void> {
  requireAdmin(ctx.actor);
  const { userId, given, reason } = taking;
  await change(ctx, { userId, seen: given, next: null, reason });
}
