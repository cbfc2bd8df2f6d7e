import { expect, test } from 'vitest';
import { readConfig } from './environment.ts';
import { missingServices } from './missing-services.ts';

const google = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' };
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICE_PRO: 'price_a',
  STRIPE_PRICE_PRO_5K: 'price_b',
};
const production = { NODE_ENV: 'production' };

test.each([
  ['in development nothing', {}, []],
  ['in production without either, both', production, [/^Google sign-in/, /^Payments/]],
  ['behind https without either, both', { PUBLIC_URL: 'https://a.example' }, [/^Google/, /^Pay/]],
  ['without payments, that', { ...production, ...google }, [/^Payments are not set up/]],
  ['without Google, that', { ...production, ...stripe }, [/^Google sign-in is not set up/]],
  ['with both, nothing', { ...production, ...google, ...stripe }, []],
  [
    'with the sandbox in production, what it means',
    { ...production, ALLOW_SANDBOX: 'true' },
    [/anybody can sign in as anybody/, /plans cost nothing/],
  ],
] as const)('%s is said at the start', (_name, env, expected) => {
  const warnings = missingServices(readConfig(env));
  expect(warnings).toHaveLength(expected.length);
  for (const [i, warning] of warnings.entries()) expect(warning).toMatch(expected[i]!);
});
