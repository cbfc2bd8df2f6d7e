import { addresses, pathOf } from '@cleanpaste/contract';
import { describeError, type Log } from '../../../log/log.ts';
import type { Payments } from '../payments/compose.ts';
import { asProviderObject } from './rules.ts';
import type { Happening } from './schema.ts';

interface Delivery {
  payments: Payments;
  /** The server itself, as it reaches itself. */
  ownOrigin: string;
  log: Log;
  now: Date;
  newId: (prefix: string) => string;
}

/**
 * Tells the server by signed webhooks, in order, what happened; waits for its answers, so that the page
 * that comes next knows. One that is lost is lost, as it may be with the real provider.
 */
export async function deliver(happened: Happening[], delivery: Delivery): Promise<void> {
  const { payments, ownOrigin, log, now, newId } = delivery;
  const stripe = await payments.stripe();
  for (const { type, object } of happened) {
    const payload = JSON.stringify({
      id: newId('evt'),
      object: 'event',
      type,
      created: Math.floor(now.getTime() / 1000),
      livemode: false,
      data: { object: asProviderObject(object, []) },
    });
    const secret = payments.webhookSecret;
    try {
      await fetch(`${ownOrigin}${pathOf(addresses.billing.receivePaymentEvent)}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret }),
        },
        body: payload,
        signal: AbortSignal.timeout(5000),
      });
    } catch (error) {
      log.error('sandbox-webhook', describeError(error));
    }
  }
}
