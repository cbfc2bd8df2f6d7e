import type { Config } from '../../../config/environment.ts';
import { type PaymentKeys, type Payments, paymentsWith } from '../payments/compose.ts';

/** Where the sandbox's pages stand on this server; its interface stands at /v1, as the provider's does. */
export const sandboxPaymentsPath = '/sandbox/stripe';

/** Credentials and prices that this server gives itself. */
function sandboxKeys(keyedHash: (...parts: string[]) => string): PaymentKeys {
  return {
    secretKey: `sk_test_${keyedHash('sandbox payments key')}`,
    webhookSecret: `whsec_${keyedHash('sandbox payments webhook')}`,
    prices: { pro: ['price_sandbox_pro'], pro5k: ['price_sandbox_pro5k'] },
  };
}

/** The sandbox's side: the key that it asks for, and the server that it stands on. */
export interface SandboxShop {
  secretKey: string;
  payments: Payments;
  ownOrigin: string;
}

interface Given {
  config: Config;
  keyedHash: (...parts: string[]) => string;
  /** The port that the server listens on. */
  port: number;
}

/** Stripe where it is set up, else the sandbox where that is allowed, else nothing. */
export function choosePayments({ config, keyedHash, port }: Given): {
  payments: Payments | null;
  shop: SandboxShop | null;
} {
  if (config.stripe) return { payments: paymentsWith(config.stripe), shop: null };
  if (!config.sandboxAllowed) return { payments: null, shop: null };
  const keys = sandboxKeys(keyedHash);
  // A server that listens everywhere reaches itself at home.
  const host = /^(0\.0\.0\.0|::)$/.test(config.host) ? '127.0.0.1' : config.host;
  const named = host.includes(':') ? `[${host}]` : host;
  const payments = paymentsWith(keys, { host, port, protocol: 'http' });
  const ownOrigin = `http://${named}:${port}`;
  return { payments, shop: { secretKey: keys.secretKey, payments, ownOrigin } };
}
