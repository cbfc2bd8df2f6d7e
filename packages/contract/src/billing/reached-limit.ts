import { z } from 'zod';

/** What costs a unit of a plan. */
export const units = ['basic', 'statistical', 'check'] as const;
export type Unit = (typeof units)[number];

/**
 * What an answer that refuses for want of a unit tells as `limit`, beside `limit_exceeded` for accounts
 * and `not_authenticated` for visitors.
 */
export const reachedLimit = z.object({
  feature: z.enum(units),
  plan: z.enum(['anonymous', 'free', 'pro', 'pro5k', 'admin']),
  /** How many there were. */
  limit: z.int(),
  period: z.enum(['total', 'month', 'day']),
  /** Who has used them up: the account or the visitor who asks, or all visitors of their network together. */
  usedBy: z.enum(['caller', 'network']),
  /** When they start anew; null where they never do. */
  resetsAt: z.iso.datetime().nullable(),
});

export type ReachedLimit = z.infer<typeof reachedLimit>;
