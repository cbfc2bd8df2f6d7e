import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError, invalidRequest } from '../../../http/app-error.ts';
import { describeError } from '../../../log/log.ts';
import type { Payments } from '../payments/config.ts';
import { receiveEvent } from './service.ts';

const bytesAtMost = 1_000_000;
/** The provider gives up on an answer after ten seconds or so; what takes longer goes on behind it. */
const answerWithinMs = 2000;

/** The body as it was signed, byte for byte. */
async function rawBody(c: Context<AppEnv>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > bytesAtMost) throw invalidRequest('The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const later = (ms: number) =>
  new Promise<'later'>((resolve) => setTimeout(resolve, ms, 'later').unref());

/** Where the payment provider tells what happened. */
export const paymentEventRoutes = (payments: Payments | null) =>
  new Hono<AppEnv>().post('/functions/v1/stripe-webhook', async (c) => {
    if (!payments) throw new AppError('not_found', 'Payments are not set up on this server yet.');
    const ctx = c.get('ctx');
    const signature = c.req.header('stripe-signature') ?? '';
    const { work } = await receiveEvent(ctx, payments, { body: await rawBody(c), signature });
    // A failure within the time is told, so that the provider sends the event again.
    const watched = work.catch((error: unknown) => {
      ctx.log.error('payment-event', { requestId: ctx.requestId, ...describeError(error) });
      throw new AppError('not_ready', 'The event could not be dealt with yet.');
    });
    await Promise.race([watched, later(answerWithinMs)]);
    return c.json({ received: true });
  });
