import type { PaidPlan } from '@cleanpaste/contract';
import type { Stripe } from 'stripe';
import type { Config } from '../../config/environment.ts';
import { type SandboxPayments, sandboxPayments } from '../sandbox-payments/config.ts';
import { createStripe } from './stripe.ts';

/** The price ids of the plans at the provider. The first one is for sale; older ones still count as the plan. */
export type Prices = Record<PaidPlan, string[]>;

/** The payment provider: Stripe, or the sandbox that speaks like it. */
export interface Payments {
  /** The official library; loaded when it is first needed. */
  stripe: () => Promise<Stripe>;
  webhookSecret: string;
  prices: Prices;
  /** Credentials of the sandbox where it stands in; null with the real provider. */
  sandbox: SandboxPayments | null;
}

interface PaymentsGiven {
  config: Config;
  keyedHash: (...parts: string[]) => string;
  /** The port that the server listens on. */
  port: number;
}

/** @returns null where neither Stripe is set up nor the sandbox allowed */
export function paymentsFor({ config, keyedHash, port }: PaymentsGiven): Payments | null {
  if (config.stripe) {
    const { secretKey, webhookSecret, prices } = config.stripe;
    return { stripe: once(() => createStripe(secretKey)), webhookSecret, prices, sandbox: null };
  }
  if (!config.sandboxAllowed) return null;
  const sandbox = sandboxPayments(keyedHash);
  const host = hostToSelf(config.host);
  return {
    stripe: once(() => createStripe(sandbox.secretKey, { host, port, protocol: 'http' })),
    webhookSecret: sandbox.webhookSecret,
    prices: sandbox.prices,
    sandbox,
  };
}

/** Where this server reaches itself when it listens on `host`. */
export function hostToSelf(host: string): string {
  if (/^(0\.0\.0\.0|::)$/.test(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
