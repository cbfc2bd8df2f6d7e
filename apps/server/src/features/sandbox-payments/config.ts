/** Where the sandbox's pages stand on this server; its interface stands at /v1, as the provider's does. */
export const sandboxPaymentsPath = '/sandbox/stripe';

/** Credentials and prices that this server gives itself. */
export function sandboxPayments(keyedHash: (...parts: string[]) => string) {
  return {
    secretKey: `sk_test_${keyedHash('sandbox payments key')}`,
    webhookSecret: `whsec_${keyedHash('sandbox payments webhook')}`,
    prices: { pro: ['price_sandbox_pro'], pro5k: ['price_sandbox_pro5k'] },
  };
}

export type SandboxPayments = ReturnType<typeof sandboxPayments>;
