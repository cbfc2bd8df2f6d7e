import { z } from 'zod';
import { account } from '../accounts/account.ts';
import { apiScopes } from '../accounts/api-scopes.ts';
import { paidPlan } from '../billing/payments.ts';
import { auditItem } from './admin.ts';
import { reasonLength } from './admin-limits.ts';

const moment = z.iso.datetime();

/** `POST /functions/v1/admin/people/find`: in the body, because addresses of requests are logged. */
export const peopleSearch = z.object({
  /** The whole address or its beginning; large and small letters are the same. */
  address: z.string().trim().min(1).max(320),
});
export const peopleFound = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string().nullable(),
      created_at: moment,
    }),
  ),
  /** Whether further addresses begin like this. */
  more: z.boolean(),
});

/** `GET /functions/v1/admin/people/:id`: one account, without any of its texts. */
export const person = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  emailVerified: z.boolean(),
  created_at: moment,
  last_login: moment.nullable(),
  ...account.pick({ plan: true, subscription: true, usage: true, counts: true }).shape,
  /** The plan that the account has without what was given by hand. */
  paid_plan: z.enum(['free', 'pro', 'pro5k']),
  /** The plan that was given by hand and is in force. */
  given: z
    .object({ id: z.string(), plan: paidPlan, ends_at: moment.nullable(), created_at: moment })
    .nullable(),
  subscriptions: z.array(
    z.object({
      plan: paidPlan,
      status: z.string(),
      cancel_at_period_end: z.boolean(),
      current_period_end: z.int().nullable(),
      created_at: moment,
      ended_at: moment.nullable(),
    }),
  ),
  /** Amounts in the smallest unit of their currency. */
  payments: z.array(
    z.object({
      id: z.string(),
      amount: z.int(),
      refunded: z.int(),
      currency: z.string(),
      created_at: moment,
    }),
  ),
  /** All that ever came in, and went back, in cents of a dollar. */
  paid: z.object({ amount: z.int(), refunded: z.int() }),
  /** Work that was done for the account, newest first. */
  calls: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['basic', 'statistical', 'check']),
      /** Where it was asked for; not written down of checks. */
      source: z.string().nullable(),
      removed: z.int().nullable(),
      created_at: moment,
    }),
  ),
  api_keys: z.array(
    z.object({
      prefix: z.string(),
      scopes: z.array(z.enum(apiScopes)),
      created_at: moment,
      last_used_at: moment.nullable(),
    }),
  ),
  /** What the admin did with the account. */
  changes: z.array(auditItem),
});

const reason = z.string().trim().min(1, 'Please say why').max(reasonLength);

/** `POST /functions/v1/admin/people/:id/plan`. */
export const planGift = z.object({
  plan: paidPlan,
  /** The last day (UTC) on which it is in force; null: until it is taken. */
  until: z.iso.date().nullable(),
  reason,
  /** The given plan that the caller saw, null for none: where another stands by now, 409. */
  replaces: z.string().nullable(),
});

/** `POST /functions/v1/admin/people/:id/plan/take`. */
export const planTaking = z.object({ given: z.string(), reason });

export type PeopleFound = z.infer<typeof peopleFound>;
export type Person = z.infer<typeof person>;
export type PlanGift = z.infer<typeof planGift>;
export type PlanTaking = z.infer<typeof planTaking>;
