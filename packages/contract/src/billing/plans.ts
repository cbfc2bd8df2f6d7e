/** How often a quota starts anew: `total` never does, `month` on the first of a calendar month in UTC. */
export type Period = 'total' | 'month';

/** A quota: `limit` null means unlimited. */
export interface Quota {
  limit: number | null;
  period: Period;
}

export type PlanId = 'anonymous' | 'free' | 'pro' | 'pro5k' | 'admin';

export interface Plan {
  id: PlanId;
  /** In the dashboard's current-plan line and on the subscription page, as specified. */
  label: string;
  /** What it is called everywhere else: on the price list, in mails, in the admin panel. */
  cardTitle: string;
  /** US dollars a month; null where the plan is not for sale and not shown. */
  price: number | null;
  basic: Quota;
  statistical: Quota;
  checks: Quota;
  history: 'none' | 'last3' | 'full';
}

const unlimited: Quota = { limit: null, period: 'total' };

/** The only place that knows prices, quotas and labels. */
export const plans = {
  anonymous: {
    id: 'anonymous',
    label: 'No account',
    cardTitle: 'No account',
    price: null,
    basic: { limit: 1, period: 'total' },
    statistical: { limit: 1, period: 'total' },
    checks: { limit: 0, period: 'total' },
    history: 'none',
  },
  free: {
    id: 'free',
    label: 'Free Plan',
    cardTitle: 'Free',
    price: 0,
    basic: unlimited,
    statistical: { limit: 3, period: 'total' },
    checks: { limit: 1, period: 'total' },
    history: 'last3',
  },
  pro: {
    id: 'pro',
    label: 'Pro Plan',
    cardTitle: 'Pro',
    price: 5,
    basic: unlimited,
    statistical: { limit: 1000, period: 'month' },
    checks: { limit: 15, period: 'month' },
    history: 'full',
  },
  pro5k: {
    id: 'pro5k',
    label: 'Pro 5K Plan',
    cardTitle: 'Expert',
    price: 15,
    basic: unlimited,
    statistical: { limit: 5000, period: 'month' },
    checks: { limit: 100, period: 'month' },
    history: 'full',
  },
  admin: {
    id: 'admin',
    label: 'Admin',
    cardTitle: 'Admin',
    price: null,
    basic: unlimited,
    statistical: unlimited,
    checks: unlimited,
    history: 'full',
  },
} as const satisfies Record<PlanId, Plan>;

/** Statistical cleanups a day from one client address without an account; a classroom shares one. */
export const anonymousAddressDailyLimit = 20;
