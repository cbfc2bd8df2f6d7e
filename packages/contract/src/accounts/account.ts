import { z } from 'zod';
import { paidPlan } from '../billing/payments.ts';

export const subscriptionDetails = z.object({
  is_active: z.boolean(),
  is_pro_5k: z.boolean(),
  cancel_at_period_end: z.boolean(),
  /** Epoch seconds. */
  current_period_end: z.int().nullable(),
  payment_method_brand: z.string().nullable(),
  payment_method_last4: z.string().nullable(),
  /**
   * `none` where there is nothing to manage, a first payment that was refused included. With `past_due` the
   * plan is in force while a failed payment is tried again; with `unpaid` and `paused` it rests.
   */
  state: z.enum(['none', 'active', 'past_due', 'unpaid', 'paused', 'ended']),
  /** When a payment that failed is tried again, in epoch seconds; null where it is not. */
  next_payment_attempt: z.int().nullable(),
  /** Of an ended one, in epoch seconds. */
  ended_at: z.int().nullable(),
  ended_because: z.enum(['payment_failed', 'other']).nullable(),
  /** The plan that an ended one was of; null where none has ended. */
  ended_plan: paidPlan.nullable(),
  /** The plan was given by hand: nobody pays for it. */
  is_given: z.boolean().optional(),
});

/** One bar of the dashboard. `used` counts cleanups or checks of the running period. */
const usage = z.object({
  used: z.int(),
  limit: z.int().nullable(),
  period: z.enum(['total', 'month']),
  /** When the period ends and the count starts anew; null where it never does. */
  resetsAt: z.iso.datetime().nullable(),
});

/** `GET /functions/v1/account` (signed in). */
export const account = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  isAdmin: z.boolean(),
  plan: z.enum(['free', 'pro', 'pro5k', 'admin']),
  subscription: subscriptionDetails,
  keepHistory: z.boolean(),
  usage: z.object({ basic: usage, statistical: usage, checks: usage }),
  /** The displayed figures of `user_cleanup_counts`: statistical passes halved, rounded down. */
  counts: z.object({ basic: z.int(), statistical: z.int() }),
});

/** `PATCH /functions/v1/account`. */
export const accountPatch = z.object({ keepHistory: z.boolean() });

/** `POST /functions/v1/delete-account` answers `{ok: true}`. */
export type Account = z.infer<typeof account>;
export type SubscriptionDetails = z.infer<typeof subscriptionDetails>;
