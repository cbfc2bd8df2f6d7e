import type { CheckoutBody, PortalBody } from '@cleanpaste/contract';
import type { Stripe } from 'stripe';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { AppError, invalidRequest } from '../../../http/app-error.ts';
import { accountGone } from '../../../http/refused-by-storage.ts';
import { requireUser } from '../../../http/require-actor.ts';
import { holdUser, refuseIfGone } from '../../accounts/index.ts';
import { eraseUsage } from '../quotas/service.ts';
import {
  findSubscriptions,
  listSubscriptionIds,
  lockRevenue,
  markLeaving,
} from '../subscriptions/data.ts';
import { isEnded, isHeld } from '../subscriptions/rules.ts';
import {
  forgetPayer,
  recomputeRevenue,
  recordCharge,
  recordSubscription,
} from '../subscriptions/service.ts';
import type { Payments } from './compose.ts';
import * as data from './data.ts';
import {
  chargeRecordOf,
  isOwnAddress,
  planOfPrice,
  priceToSell,
  subscriptionRecordOf,
} from './rules.ts';
import * as provider from './stripe.ts';

const triesAtMost = 3;

function requireOwn(field: string, address: string, origin: string): void {
  if (!isOwnAddress(address, origin))
    throw invalidRequest(`The field "${field}" is wrong: expected an address of this site.`);
}

/** The account that a subscription belongs to, by its customer; after a restored backup by what we wrote on it. */
async function accountOf(ctx: Ctx, subscription: Stripe.Subscription): Promise<string | null> {
  const { customer } = subscription;
  const customerId = typeof customer === 'string' ? customer : customer.id;
  const known = await data.findUserOf(ctx.db, customerId);
  if (known) return known;
  const named = subscription.metadata.user_id;
  if (!named) return null;
  const createdAt = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    if (!(await holdUser(tx, named))) return null;
    const row = { userId: named, customerId, checkoutSessionId: null, createdAt };
    await data.insertCustomer(tx, row);
    return named;
  });
}

/** What is to be written of a subscription as the provider gives it; null for one that is not of this site. */
export async function resolveSubscription(
  ctx: Ctx,
  payments: Payments,
  subscription: Stripe.Subscription,
) {
  const userId = await accountOf(ctx, subscription);
  const record = subscriptionRecordOf(subscription, { prices: payments.prices, userId });
  if (!record) {
    if (userId) ctx.log.error('unknown-price', { requestId: ctx.requestId });
    return null;
  }
  if (userId) return record;
  const [known] = await findSubscriptions(ctx.db, [record.id]);
  return known ? { ...record, paymentMethodBrand: null, paymentMethodLast4: null } : null;
}

/** Asks the provider for a subscription and writes down what it says, whatever brought us to ask. */
export async function syncSubscription(ctx: Ctx, payments: Payments, id: string): Promise<void> {
  const readAt = ctx.clock.now();
  const found = await provider.readSubscription(await payments.stripe(), id);
  const record = found && (await resolveSubscription(ctx, payments, found));
  if (record) return recordSubscription(ctx, record, readAt);
  const [known] = found ? [] : await findSubscriptions(ctx.db, [id]);
  if (!known) return;
  // The provider knows nothing of it any more: nobody pays for it.
  const endedAt = known.endedAt ?? readAt;
  await recordSubscription(ctx, { ...known, status: 'canceled', endedAt }, readAt);
}

export async function syncCharge(ctx: Ctx, payments: Payments, id: string): Promise<void> {
  const readAt = ctx.clock.now();
  const charge = await provider.readCharge(await payments.stripe(), id);
  if (charge) await recordOwnCharge(ctx, charge, readAt);
}

/** Charges of customers of ours; the provider's account may have others. */
export async function resolveCharge(ctx: Ctx, charge: Stripe.Charge) {
  const record = chargeRecordOf(charge, null);
  if (!record) return null;
  const userId = await data.findUserOf(ctx.db, record.customerId);
  const isOurs = userId || (await listSubscriptionIds(ctx.db, record.customerId)).length > 0;
  return isOurs ? { ...record, userId } : null;
}

async function recordOwnCharge(ctx: Ctx, charge: Stripe.Charge, readAt: Date): Promise<void> {
  const record = await resolveCharge(ctx, charge);
  if (record) await recordCharge(ctx, record, readAt);
}

/** All subscriptions of a customer: those that the provider lists and those that stand here. */
export async function syncCustomer(ctx: Ctx, payments: Payments, customer: string) {
  const readAt = ctx.clock.now();
  const listed = await provider.listSubscriptionsOf(await payments.stripe(), customer);
  for (const subscription of listed) {
    const record = await resolveSubscription(ctx, payments, subscription);
    if (record) await recordSubscription(ctx, record, readAt);
  }
  const seen = new Set(listed.map(({ id }) => id));
  for (const id of await listSubscriptionIds(ctx.db, customer)) {
    if (!seen.has(id)) await syncSubscription(ctx, payments, id);
  }
  return listed;
}

/** The account's customer at the provider; two calls at once make one. */
async function customerOf(ctx: Ctx, payments: Payments, user: { userId: string; email: string }) {
  const { userId, email } = user;
  const stripe = await payments.stripe();
  const known = await data.findCustomer(ctx.db, userId);
  if (known && (await provider.isCustomer(stripe, known.customerId))) return known;
  const former = known?.customerId ?? '';
  const idempotencyKey = ctx.keyedHash('customer', userId, email, former);
  const customerId = await provider.createCustomer(stripe, { email, userId, idempotencyKey });
  const createdAt = ctx.clock.now();
  const kept = await ctx.db.transaction(async (tx) => {
    if (!(await holdUser(tx, userId))) return null;
    if (known) await data.replaceCustomer(tx, { userId, customerId, former });
    else await data.insertCustomer(tx, { userId, customerId, checkoutSessionId: null, createdAt });
    return data.findCustomer(tx, userId);
  });
  if (kept) return kept;
  // The account was deleted meanwhile: the provider is to forget it as well.
  await provider.deleteCustomer(stripe, customerId);
  throw accountGone();
}

interface Sale {
  userId: string;
  price: string;
  successUrl: string;
  cancelUrl: string;
}

/** One open checkout an account: the same wish gets the same one again, another wish closes it first. */
async function openCheckout(
  ctx: Ctx,
  payments: Payments,
  { userId, price, successUrl, cancelUrl }: Sale,
): Promise<string | null> {
  const stripe = await payments.stripe();
  for (let tries = 0; tries < triesAtMost; tries++) {
    const customer = await data.findCustomer(ctx.db, userId);
    if (!customer) return null;
    const former = customer.checkoutSessionId;
    const before = former ? await provider.readCheckout(stripe, former) : null;
    const isSameWish =
      before?.metadata?.price === price &&
      before.success_url === successUrl &&
      before.cancel_url === cancelUrl;
    if (before?.status === 'open' && isSameWish && before.url) return before.url;
    if (before?.status === 'open' && (await provider.closeCheckout(stripe, before.id))) return null;
    const sale = { customer: customer.customerId, userId, price, successUrl, cancelUrl };
    const idempotencyKey = ctx.keyedHash('checkout', ...Object.values(sale), former ?? '');
    const made = await provider.createCheckout(stripe, { ...sale, idempotencyKey });
    if (await data.swapCheckout(ctx.db, { userId, former, next: made.id })) return made.url;
    await provider.closeCheckout(stripe, made.id);
  }
  return null;
}

/**
 * Where to pay for a plan. Whoever holds a subscription is sent to the portal instead: to confirm the
 * change to another plan, or to manage the one they have.
 */
export async function startCheckout(
  ctx: Ctx,
  payments: Payments,
  { origin, ...body }: CheckoutBody & { origin: string },
): Promise<string> {
  const user = requireUser(ctx.actor);
  const { success_url: successUrl, cancel_url: cancelUrl } = body;
  requireOwn('success_url', successUrl, origin);
  requireOwn('cancel_url', cancelUrl, origin);
  const price = priceToSell(payments.prices, body);
  if (!price) throw invalidRequest('The field "price_id" is wrong: this price is not for sale.');
  const stripe = await payments.stripe();
  const { customerId: customer } = await customerOf(ctx, payments, user);
  const held = (await syncCustomer(ctx, payments, customer)).find(isHeld);
  if (held) {
    const item = held.items.data.find((one) => planOfPrice(payments.prices, one.price.id));
    const isOther =
      item && planOfPrice(payments.prices, item.price.id) !== planOfPrice(payments.prices, price);
    const change = isOther
      ? { subscription: held.id, item: item.id, price, doneUrl: successUrl }
      : undefined;
    return provider.createPortal(stripe, {
      customer,
      returnUrl: cancelUrl,
      ...(change && { change }),
    });
  }
  const url = await openCheckout(ctx, payments, {
    userId: user.userId,
    price,
    successUrl,
    cancelUrl,
  });
  if (!url) await refuseIfGone(ctx);
  if (!url) throw new AppError('conflict', 'Another checkout is under way. Please try again.');
  return url;
}

/** Where a subscription is managed: plan, card, cancellation. */
export async function openPortal(
  ctx: Ctx,
  payments: Payments,
  { return_url: returnUrl, origin }: PortalBody & { origin: string },
): Promise<string> {
  const { userId } = requireUser(ctx.actor);
  requireOwn('return_url', returnUrl, origin);
  const customer = await data.findCustomer(ctx.db, userId);
  if (!customer) await refuseIfGone(ctx);
  if (!customer) throw new AppError('not_found', 'There is no subscription to manage.');
  return provider.createPortal(await payments.stripe(), {
    customer: customer.customerId,
    returnUrl,
  });
}

/** For the pages that a payment leads back to: the provider is asked, whether or not its event has come. */
export async function refreshPayments(ctx: Ctx, payments: Payments): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  const customer = await data.findCustomer(ctx.db, userId);
  if (customer) await syncCustomer(ctx, payments, customer.customerId);
}

/** Closes the open checkout, ends every subscription at once, and has the provider forget the customer. */
async function cancelCustomer(
  payments: Payments | null,
  { customerId, checkoutSessionId }: data.Customer,
): Promise<void> {
  if (!payments) throw new AppError('provider_failed', 'Payments are not set up on this server.');
  const stripe = await payments.stripe();
  if (checkoutSessionId) await provider.closeCheckout(stripe, checkoutSessionId);
  for (const subscription of await provider.listSubscriptionsOf(stripe, customerId)) {
    if (isEnded(subscription)) continue;
    await provider.cancelSubscription(stripe, subscription.id);
  }
  await provider.deleteCustomer(stripe, customerId);
}

/**
 * Before an account is deleted: cancels all that it pays for. Can be repeated. @throws what the provider throws
 * @returns takes usage and payments out of the books, in the transaction of the deletion; false, with
 * nothing done, where there is another customer or checkout than was cancelled
 */
export async function cancelPayments(
  ctx: Ctx,
  payments: Payments | null,
  { userId, email }: { userId: string; email: string },
): Promise<(tx: Handle) => Promise<boolean>> {
  const cancelled = await data.findCustomer(ctx.db, userId);
  if (cancelled) {
    await markLeaving(ctx.db, userId, ctx.clock.now());
    await cancelCustomer(payments, cancelled);
  }
  return async (tx) => {
    const now = ctx.clock.now();
    if (await lockRevenue(tx, now)) await recomputeRevenue(tx, now);
    await holdUser(tx, userId, 'update');
    const customer = await data.holdCustomer(tx, userId);
    const isCancelled =
      customer?.customerId === cancelled?.customerId &&
      customer?.checkoutSessionId === cancelled?.checkoutSessionId;
    if (!isCancelled) return false;
    await forgetPayer(tx, userId, now);
    await eraseUsage(tx, ctx, { userId, email });
    return true;
  };
}
