import {
  anonymousAddressDailyLimit,
  type Period,
  type PlanId,
  plans,
  type Quota,
  type ReachedLimit,
  type Unit,
} from '@cleanpaste/contract';

export type Feature = Unit;

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

const accountPlans = ['free', 'pro', 'pro5k', 'admin'] as const;

/** Whether every account has as much of something as it likes: then nobody has to know its plan. */
export const isUnlimited = (feature: Feature): boolean =>
  accountPlans.every((plan) => quotaOf(plan, feature).limit === null);

/**
 * One spelling of an address for all that reach the same person: letters in either case, what stands
 * behind a plus, and the dots that Google does not read.
 */
export function sameAddress(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain;
  const name = local.replace(/(?<=.)\+.*$/, '');
  return `${host === 'gmail.com' ? name.replaceAll('.', '') : name}@${host}`;
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

/** When a quota that began before `now` starts anew, in UTC; null where it never does. */
export function resetOf(period: Period | 'day', now: Date): string | null {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (period === 'total') return null;
  const next = period === 'month' ? Date.UTC(year, month + 1, 1) : Date.UTC(year, month, day + 1);
  return new Date(next).toISOString();
}

/** What is used up when a charge cannot be taken. */
export function reachedLimitOf(
  { plan }: Pick<Payer, 'plan'>,
  { feature, charge, now }: { feature: Feature; charge: Charge; now: Date },
): ReachedLimit {
  const isNetwork = charge.subject.startsWith('address:');
  const period = isNetwork ? 'day' : quotaOf(plan, feature).period;
  return {
    feature,
    plan,
    limit: charge.limit ?? 0,
    period,
    usedBy: isNetwork ? 'network' : 'caller',
    resetsAt: resetOf(period, now),
  };
}

const unitNames: Record<Feature, [one: string, many: string]> = {
  basic: ['cleanup', 'cleanups'],
  statistical: ['statistical cleanup', 'statistical cleanups'],
  check: ['check', 'checks'],
};

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The same as a sentence for people. */
export function limitSentence({ feature, plan, limit, usedBy, resetsAt }: ReachedLimit): string {
  const [one, many] = unitNames[feature];
  if (usedBy === 'network')
    return 'Free cleanups from your network are used up for today. Sign in to use your own, or come back after midnight UTC.';
  const names = limit === 1 ? one : many;
  const { cardTitle } = plans[plan];
  if (resetsAt === null)
    return `You have used the ${limit} ${names} of the plan ${cardTitle}. They do not come back; a subscription has more.`;
  const count = limit.toLocaleString('en-US');
  return `You have used the ${count} ${names} that ${cardTitle} has a month. They renew on ${longDate.format(new Date(resetsAt))}.`;
}
