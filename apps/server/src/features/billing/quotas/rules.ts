import { anonymousAddressDailyLimit, type PlanId, plans, type Quota } from '@cleanpaste/contract';

export type Feature = 'basic' | 'statistical' | 'check';

/** One row of usage to be raised by one; `limit` null raises it without asking. */
export interface Charge {
  subject: string;
  period: string;
  limit: number | null;
}

export interface Payer {
  plan: PlanId;
  userId: string | null;
  sessionId: string;
  addressHash: string;
}

export function quotaOf(plan: PlanId, feature: Feature): Quota {
  return plans[plan][feature === 'check' ? 'checks' : feature];
}

/** A calendar month in UTC. */
export const monthOf = (now: Date) => now.toISOString().slice(0, 7);
/** A day in UTC. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** What one piece of work costs. The total is always counted, so that it stands when a plan ends. */
export function chargesFor(payer: Payer, feature: Feature, now: Date): Charge[] {
  const { limit, period } = quotaOf(payer.plan, feature);
  if (payer.userId !== null) {
    const subject = `user:${payer.userId}`;
    const total = { subject, period: 'total', limit: period === 'total' ? limit : null };
    return period === 'month' ? [{ subject, period: monthOf(now), limit }, total] : [total];
  }
  const session = { subject: `session:${payer.sessionId}`, period: 'total', limit };
  if (feature !== 'statistical') return [session];
  const address = {
    subject: `address:${payer.addressHash}`,
    period: dayOf(now),
    limit: anonymousAddressDailyLimit,
  };
  return [session, address];
}
