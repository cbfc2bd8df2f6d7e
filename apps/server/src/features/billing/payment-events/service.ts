import type { Stripe } from 'stripe';
import type { Ctx } from '../../../context.ts';
import { invalidRequest } from '../../../http/app-error.ts';
import { describeError } from '../../../log/log.ts';
import type { Payments } from '../payments/compose.ts';
import { isSame } from '../payments/rules.ts';
import * as payment from '../payments/service.ts';
import * as subscriptions from '../subscriptions/data.ts';
import { runningStates } from '../subscriptions/rules.ts';
import { recomputeRevenue, recordCharge, recordSubscription } from '../subscriptions/service.ts';
import * as data from './data.ts';
import { isEvent, type Subject, subjectOf } from './rules.ts';
import * as provider from './stripe.ts';

const day = 24 * 60 * 60 * 1000;
/** The provider sends an event anew for three days. */
const eventsKeptMs = 30 * day;
const chargesReadMs = 40 * day;
const attemptsAtMost = 48;

/** Asks the provider about what an event is about. */
async function syncSubject(ctx: Ctx, payments: Payments, { kind, id }: Subject): Promise<void> {
  if (kind === 'subscription') return payment.syncSubscription(ctx, payments, id);
  if (kind === 'charge') return payment.syncCharge(ctx, payments, id);
  await payment.syncCustomer(ctx, payments, id);
}

async function processEvent(ctx: Ctx, payments: Payments, event: Subject & { event: string }) {
  await data.countAttempt(ctx.db, event.event);
  await syncSubject(ctx, payments, event);
  await data.markProcessed(ctx.db, event.event, ctx.clock.now());
}

/**
 * Takes an event in: its signature over the raw body, once by its id, written down before the provider is asked.
 * @returns what is under way; the caller need not wait for it. An event that fails is tried again every hour
 * @throws AppError 400 for a body that the provider did not sign
 */
export async function receiveEvent(
  ctx: Ctx,
  payments: Payments,
  { body, signature }: { body: string; signature: string },
): Promise<{ work: Promise<void> }> {
  const stripe = await payments.stripe();
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, payments.webhookSecret);
  } catch {
    throw invalidRequest('The signature does not fit the body.');
  }
  if (!isEvent(event)) throw invalidRequest('The body is not an event.');
  const subject = subjectOf(event);
  if (!subject) return { work: Promise.resolve() };
  const row = {
    id: event.id,
    type: event.type,
    objectId: `${subject.kind}:${subject.id}`,
    receivedAt: ctx.clock.now(),
  };
  const { done } = await data.insertEvent(ctx.db, row);
  return {
    work: done ? Promise.resolve() : processEvent(ctx, payments, { ...subject, event: event.id }),
  };
}

/** Every hour: events that came in and could not be dealt with. */
export async function retryEvents(ctx: Ctx, payments: Payments): Promise<void> {
  const now = ctx.clock.now().getTime();
  const waiting = await data.listWaitingEvents(ctx.db, {
    before: new Date(now - 60_000),
    attempts: attemptsAtMost,
  });
  for (const { id, objectId } of waiting) {
    const at = objectId.indexOf(':');
    const subject = { kind: objectId.slice(0, at) as Subject['kind'], id: objectId.slice(at + 1) };
    await processEvent(ctx, payments, { ...subject, event: id }).catch((error) =>
      ctx.log.error('payment-event', { ...describeError(error) }),
    );
  }
  await data.deleteOldEvents(ctx.db, new Date(now - eventsKeptMs));
}

async function reconcileSubscriptions(ctx: Ctx, payments: Payments): Promise<number> {
  const stripe = await payments.stripe();
  const running = new Set(await subscriptions.listIdsByStatus(ctx.db, runningStates));
  let mended = 0;
  for await (const page of provider.subscriptionPages(stripe, ctx.clock.now)) {
    const readAt = page.readAt;
    const ids = page.rows.map(({ id }) => id);
    const written = await subscriptions.findSubscriptions(ctx.db, ids);
    for (const subscription of page.rows) {
      running.delete(subscription.id);
      const record = await payment.resolveSubscription(ctx, payments, subscription);
      const known = written.find(({ id }) => id === subscription.id);
      if (!record || known?.deletedAt || isSame({ ...record }, known)) continue;
      await recordSubscription(ctx, record, readAt);
      mended += 1;
    }
  }
  // What the provider does not list any more is asked for one by one.
  for (const id of running) await payment.syncSubscription(ctx, payments, id);
  return mended + running.size;
}

async function reconcileCharges(ctx: Ctx, payments: Payments): Promise<number> {
  const stripe = await payments.stripe();
  const since = new Date(ctx.clock.now().getTime() - chargesReadMs);
  let mended = 0;
  for await (const page of provider.chargePages(stripe, { since, now: ctx.clock.now })) {
    const written = await subscriptions.findCharges(
      ctx.db,
      page.rows.map(({ id }) => id),
    );
    for (const charge of page.rows) {
      const record = await payment.resolveCharge(ctx, charge);
      const known = written.find(({ id }) => id === charge.id);
      if (!record || isSame({ ...record, userId: known?.userId }, known)) continue;
      await recordCharge(ctx, record, page.readAt);
      mended += 1;
    }
  }
  return mended;
}

/** Compares everything with the provider and mends what differs. @returns how much did */
export async function reconcilePayments(ctx: Ctx, payments: Payments): Promise<number> {
  const mended =
    (await reconcileSubscriptions(ctx, payments)) + (await reconcileCharges(ctx, payments));
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await subscriptions.lockRevenue(tx, now);
    await recomputeRevenue(tx, now);
  });
  ctx.log.info('payments-reconciled', { mended });
  return mended;
}

/** Once a day, by one instance; after a failure again with the next round. */
export async function reconcileDaily(ctx: Ctx, payments: Payments): Promise<void> {
  const now = ctx.clock.now();
  const notSince = new Date(now.getTime() - day + 30 * 60 * 1000);
  if (!(await subscriptions.claimReconciliation(ctx.db, { now, notSince }))) return;
  try {
    await reconcilePayments(ctx, payments);
  } catch (error) {
    await subscriptions.releaseReconciliation(ctx.db);
    throw error;
  }
}
