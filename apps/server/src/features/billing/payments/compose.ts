import type { Stripe } from 'stripe';
import type { Prices } from './rules.ts';
import { createStripe, type Host } from './stripe.ts';

/** The payment provider: Stripe, or the sandbox that speaks like it. */
export interface Payments {
  /** The official library; loaded when it is first needed. */
  stripe: () => Promise<Stripe>;
  webhookSecret: string;
  prices: Prices;
}

export interface PaymentKeys {
  secretKey: string;
  webhookSecret: string;
  prices: Prices;
}

/** @param host who is spoken to in the provider's place */
export function paymentsWith(keys: PaymentKeys, host?: Host): Payments {
  const { secretKey, webhookSecret, prices } = keys;
  let made: Promise<Stripe> | null = null;
  const stripe = () => {
    made ??= createStripe(secretKey, host);
    return made;
  };
  return { stripe, webhookSecret, prices };
}
