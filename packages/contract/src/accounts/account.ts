import { z } from 'zod';

export const subscriptionDetails = z.object({
  is_active: z.boolean(),
  is_pro_5k: z.boolean(),
  cancel_at_period_end: z.boolean(),
  /** Epoch seconds. */
  current_period_end: z.int().nullable(),
  payment_method_brand: z.string().nullable(),
  payment_method_last4: z.string().nullable(),
});

/** One bar of the dashboard. `used` counts cleanups or checks of the running period. */
const usage = z.object({
  used: z.int(),
  limit: z.int().nullable(),
  period: z.enum(['total', 'month']),
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
