import { paymentEndpoints } from '@cleanpaste/contract';
import type { Context } from 'hono';
import type { Ctx } from '../../../context.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { refuseIfGone } from '../../accounts/index.ts';
import type { Payments } from './compose.ts';
import * as verbs from './service.ts';

interface PaymentParts {
  /** Null: payments are off. */
  payments: Payments | null;
  originOf: (c: Context<AppEnv>) => string;
}

export function paymentRoutes(serve: ServeTools, { payments, originOf }: PaymentParts) {
  /** The provider's own errors name customers and prices: they stay here. */
  async function askProvider<T>(
    ctx: Ctx,
    failureMessage: string,
    ask: (payments: Payments) => Promise<T>,
  ) {
    if (!payments) throw new AppError('not_found', 'Payments are not set up on this server yet.');
    return ask(payments).catch(async (error: unknown) => {
      if (!(error as { type?: string }).type?.startsWith('Stripe')) throw error;
      await refuseIfGone(ctx);
      const { type, code, param } = error as { type: string; code?: string; param?: string };
      // The account's customer went between two calls: another one of them deletes or replaces it.
      if (code === 'resource_missing' && param === 'customer')
        throw new AppError('conflict', `${failureMessage}. Please try again.`);
      ctx.log.error('payment-provider', { requestId: ctx.requestId, type, code });
      throw new AppError('provider_failed', failureMessage);
    });
  }

  return endpointRoutes(
    paymentEndpoints,
    {
      async startCheckout({ c, ctx, body }) {
        const input = { ...body, origin: originOf(c) };
        const url = await askProvider(ctx, 'Failed to create checkout session', (provider) =>
          verbs.startCheckout(ctx, provider, input),
        );
        return { url };
      },
      async openPortal({ c, ctx, body }) {
        const input = { ...body, origin: originOf(c) };
        const url = await askProvider(ctx, 'Failed to open customer portal', (provider) =>
          verbs.openPortal(ctx, provider, input),
        );
        return { url };
      },
      async refreshPayments({ ctx }) {
        await askProvider(ctx, 'Failed to load subscription data', (provider) =>
          verbs.refreshPayments(ctx, provider),
        );
        return { ok: true };
      },
    },
    serve,
  );
}
