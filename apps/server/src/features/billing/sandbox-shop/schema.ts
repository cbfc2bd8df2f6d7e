import { z } from 'zod';

const text = z.string().min(1).max(2000);
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const whole = z.coerce.number().int().min(0);

/** What the interface takes: the calls that this product makes, and nothing beyond. */
export const customerForm = z.strictObject({ email: text, metadata });

export const checkoutForm = z.strictObject({
  mode: z.literal('subscription'),
  customer: text,
  client_reference_id: text.optional(),
  line_items: z.array(z.strictObject({ price: text, quantity: z.literal('1') })).length(1),
  success_url: z.url(),
  cancel_url: z.url(),
  metadata,
  subscription_data: z.strictObject({ metadata }).default({ metadata: {} }),
});

export const portalForm = z.strictObject({
  customer: text,
  return_url: z.url(),
  flow_data: z
    .strictObject({
      type: z.literal('subscription_update_confirm'),
      after_completion: z.strictObject({
        type: z.literal('redirect'),
        redirect: z.strictObject({ return_url: z.url() }),
      }),
      subscription_update_confirm: z.strictObject({
        subscription: text,
        items: z
          .array(z.strictObject({ id: text, price: text, quantity: z.literal('1') }))
          .length(1),
      }),
    })
    .optional(),
});

export const expandQuery = z.strictObject({ expand: z.array(text).default([]) });

export const listQuery = z.strictObject({
  customer: text.optional(),
  status: z.literal('all').optional(),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: text.optional(),
  created: z.strictObject({ gte: whole }).optional(),
  expand: z.array(text).default([]),
});

export interface Card {
  id: string;
  object: 'payment_method';
  type: 'card';
  card: { brand: string; last4: string };
}

export interface Customer {
  id: string;
  object: 'customer';
  email: string;
  metadata: Record<string, string>;
  created: number;
  deleted?: true;
  invoice_settings: { default_payment_method: Card | null };
  /** Seconds that this customer's clock was moved ahead. */
  sandbox_ahead: number;
}

export interface Price {
  id: string;
  object: 'price';
  currency: 'usd';
  unit_amount: number;
  recurring: { interval: 'month'; interval_count: 1 };
}

interface Invoice {
  id: string;
  object: 'invoice';
  status: 'open' | 'paid' | 'uncollectible';
  /** When it is tried again; null where it is not. */
  next_payment_attempt: number | null;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  created: number;
  metadata: Record<string, string>;
  default_payment_method: Card;
  /** Missing in what was kept before invoices were. */
  latest_invoice?: Invoice;
  cancellation_details?: { reason: 'cancellation_requested' | 'payment_failed' | null };
  items: {
    object: 'list';
    data: [
      {
        id: string;
        object: 'subscription_item';
        price: Price;
        quantity: 1;
        current_period_start: number;
        current_period_end: number;
      },
    ];
  };
}

export interface Session {
  id: string;
  object: 'checkout.session';
  mode: 'subscription';
  customer: string;
  client_reference_id: string | null;
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
  subscription: string | null;
  created: number;
  expires_at: number;
  sandbox_price: string;
  sandbox_metadata: Record<string, string>;
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: 'usd';
  customer: string;
  created: number;
  paid: boolean;
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  currency: 'usd';
  status: 'succeeded';
  created: number;
}

export interface Portal {
  id: string;
  object: 'billing_portal.session';
  customer: string;
  return_url: string;
  url: string;
  created: number;
  /** The change of plan to confirm, and where to go then. */
  sandbox_change: { price: string; doneUrl: string } | null;
}

export type Kept = Customer | Subscription | Session | Charge | Refund | Portal;

/** What the sandbox tells by a webhook. */
export interface Happening {
  type: string;
  object: Kept;
}
