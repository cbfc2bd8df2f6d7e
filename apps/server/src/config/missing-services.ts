import type { Config } from './environment.ts';

type Services = Pick<Config, 'google' | 'stripe' | 'sandboxAllowed' | 'production'>;

/** What an operator has to hear at the start: services that people will miss, and stand-ins where they matter. */
export function missingServices({
  google,
  stripe,
  sandboxAllowed,
  production,
}: Services): string[] {
  const warnings: string[] = [];
  if (!google && !sandboxAllowed)
    warnings.push(
      'Google sign-in is not set up: nobody can make an account. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
    );
  if (!stripe && !sandboxAllowed)
    warnings.push(
      'Payments are not set up: no plan can be bought. Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PRO and STRIPE_PRICE_PRO_5K.',
    );
  if (!google && sandboxAllowed && production)
    warnings.push(
      'The sandbox for sign-in is on in production: anybody can sign in as anybody. Set up Google, or take ALLOW_SANDBOX away.',
    );
  if (!stripe && sandboxAllowed && production)
    warnings.push(
      'The sandbox for payments is on in production: plans cost nothing. Set up Stripe, or take ALLOW_SANDBOX away.',
    );
  return warnings;
}
