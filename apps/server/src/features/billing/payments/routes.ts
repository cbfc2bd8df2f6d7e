import { checkoutBody, portalBody } from '@cleanpaste/contract';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError, invalidRequest } from '../../../http/app-error.ts';
import { jsonBody } from '../../../http/json-body.ts';
import { type RateLimiter, spend } from '../../../http/rate-limits/rate-limit.ts';
import { requireUser } from '../../accounts/sign-in/rules.ts';
import { refuseIfGone } from '../../accounts/sign-in/service.ts';
import type { Payments } from './config.ts';
import * as verbs from './service.ts';

interface PaymentParts {
  /** Null: payments are off. */
  payments: Payments | null;
  originOf: (c: Context<AppEnv>) => string;
  limiter: RateLimiter;
}

const small = { maxBytes: 4096, tooLarge: () => invalidRequest('The body is too large.') };
const noStore = { 'cache-control': 'no-store' } as const;
/** Each call asks the provider, who has limits as well. */
const perUser = { name: 'payments', limit: 30, seconds: 300 };

export function paymentRoutes({ payments, originOf, limiter }: PaymentParts) {
  const required = () => {
    if (!payments) throw new AppError('not_found', 'Payments are not set up on this server yet.');
    return payments;
  };

  /** The provider's own errors name customers and prices: they stay here. */
  async function asked<T>(
    c: Context<AppEnv>,
    message: string,
    ask: (payments: Payments) => Promise<T>,
  ) {
    const provider = required();
    const ctx = c.get('ctx');
    const key = ctx.keyedHash('payer', requireUser(ctx.actor).userId);
    await spend(limiter, { ...perUser, key }, ctx.clock.now());
    return ask(provider).catch(async (error: unknown) => {
      if (!(error as { type?: string }).type?.startsWith('Stripe')) throw error;
      await refuseIfGone(ctx);
      const { type, code, param } = error as { type: string; code?: string; param?: string };
      // The account's customer went between two calls: another one of them deletes or replaces it.
      if (code === 'resource_missing' && param === 'customer')
        throw new AppError('conflict', `${message}. Please try again.`);
      ctx.log.error('payment-provider', { requestId: ctx.requestId, type, code });
      throw new AppError('provider_failed', message);
    });
  }

  return new Hono<AppEnv>()
    .post('/stripe-checkout', jsonBody(checkoutBody, small), async (c) => {
      const input = { ...c.req.valid('json'), origin: originOf(c) };
      const url = await asked(c, 'Failed to create checkout session', (payments) =>
        verbs.checkout(c.get('ctx'), payments, input),
      );
      return c.json({ url }, 200, noStore);
    })
    .post('/stripe-portal', jsonBody(portalBody, small), async (c) => {
      const input = { ...c.req.valid('json'), origin: originOf(c) };
      const url = await asked(c, 'Failed to open customer portal', (payments) =>
        verbs.portal(c.get('ctx'), payments, input),
      );
      return c.json({ url }, 200, noStore);
    })
    .post('/stripe-sync', async (c) => {
      await asked(c, 'Failed to load subscription data', (payments) =>
        verbs.refreshPayments(c.get('ctx'), payments),
      );
      return c.json({ ok: true }, 200, noStore);
    });
}
