import { paymentEventEndpoints } from '@cleanpaste/contract';
import { AppError, invalidRequest } from '../../../http/app-error.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { readBytes } from '../../../http/request-body.ts';
import { describeError } from '../../../log/log.ts';
import type { Payments } from '../payments/compose.ts';
import { receiveEvent } from './service.ts';

const bodyLimit = {
  maxBytes: 1_000_000,
  tooLarge: () => invalidRequest('The body is too large.'),
};
/** The provider gives up on an answer after ten seconds or so; what takes longer goes on behind it. */
const answerWithinMs = 2000;

const later = (ms: number) =>
  new Promise<'later'>((resolve) => setTimeout(resolve, ms, 'later').unref());

const received = { received: true } as const;

export const paymentEventRoutes = (serve: ServeTools, payments: Payments | null) =>
  endpointRoutes(
    paymentEventEndpoints,
    {
      async receivePaymentEvent({ c, ctx }) {
        if (!payments)
          throw new AppError('not_found', 'Payments are not set up on this server yet.');
        const signature = c.req.header('stripe-signature') ?? '';
        const bytes = await readBytes(c.req.raw.body, bodyLimit);
        // The body as it was signed, byte for byte.
        const body = Buffer.from(bytes).toString('utf8');
        const { work } = await receiveEvent(ctx, payments, { body, signature });
        // A failure within the time is answered, so that the provider sends the event again.
        const watched = work.catch((error: unknown) => {
          ctx.log.error('payment-event', { requestId: ctx.requestId, ...describeError(error) });
          throw new AppError('not_ready', 'The event could not be dealt with yet.');
        });
        await Promise.race([watched, later(answerWithinMs)]);
        return received;
      },
    },
    serve,
  );
