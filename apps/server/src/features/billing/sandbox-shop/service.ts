import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { type SandboxShop, sandboxPaymentsPath } from './compose.ts';
import * as data from './data.ts';
import { noSuch, SandboxRefusal } from './errors.ts';
import * as rules from './rules.ts';
import { deliver } from './sandbox.ts';
import type * as forms from './schema.ts';
import type { Customer, Happening, Portal, Session, Subscription } from './schema.ts';

/** A new name, in the manner of the provider's. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const day = 24 * 60 * 60;

/** The time of a customer, whose clock may have been moved ahead. */
export const timeOf = (ctx: Ctx, customer: Pick<Customer, 'sandbox_ahead'>) =>
  Math.floor(ctx.clock.now().getTime() / 1000) + customer.sandbox_ahead;

/** Does something in one transaction and then tells the server what happened. */
export async function commitAndDeliver<T>(
  ctx: Ctx,
  shop: SandboxShop,
  work: (tx: Handle, happened: Happening[]) => Promise<T>,
): Promise<T> {
  const happened: Happening[] = [];
  const result = await ctx.db.transaction((tx) => work(tx, happened));
  await deliver(happened, { ...shop, log: ctx.log, now: ctx.clock.now(), newId });
  return result;
}

export async function customerIn(db: Handle, id: string): Promise<Customer> {
  const found = await data.findObject(db, 'customer', id);
  if (!found || found.deleted) throw noSuch('customer');
  return found;
}

export async function createCustomer(
  ctx: Ctx,
  tx: Handle,
  form: z.output<typeof forms.customerForm>,
): Promise<Customer> {
  const customer: Customer = {
    ...form,
    id: newId('cus'),
    object: 'customer',
    created: Math.floor(ctx.clock.now().getTime() / 1000),
    invoice_settings: { default_payment_method: null },
    sandbox_ahead: 0,
  };
  await data.saveObject(tx, customer);
  return customer;
}

/** Pages stand at the origin that the browser comes from, which the addresses of the call name. */
const pageAt = (address: string, path: string) =>
  `${new URL(address).origin}${sandboxPaymentsPath}${path}`;

export async function createCheckout(
  ctx: Ctx,
  tx: Handle,
  form: z.output<typeof forms.checkoutForm>,
): Promise<Session> {
  const customer = await customerIn(tx, form.customer);
  const price = rules.priceOf(form.line_items[0]!.price);
  if (!price) throw noSuch('price');
  const id = newId('cs_test');
  const now = timeOf(ctx, customer);
  const session: Session = {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: form.client_reference_id ?? null,
    status: 'open',
    url: pageAt(form.success_url, `/checkout/${id}`),
    success_url: form.success_url,
    cancel_url: form.cancel_url,
    metadata: form.metadata,
    subscription: null,
    created: now,
    expires_at: now + day,
    sandbox_price: price.id,
    sandbox_metadata: form.subscription_data.metadata,
  };
  await data.saveObject(tx, session);
  return session;
}

export async function createPortal(
  ctx: Ctx,
  tx: Handle,
  form: z.output<typeof forms.portalForm>,
): Promise<Portal> {
  const customer = await customerIn(tx, form.customer);
  const change = form.flow_data?.subscription_update_confirm;
  if (change) {
    const subscription = await data.findObject(tx, 'subscription', change.subscription);
    const [item] = subscription?.items.data ?? [];
    if (!subscription || rules.isOver(subscription) || item?.id !== change.items[0]!.id)
      throw noSuch('subscription');
    if (!rules.priceOf(change.items[0]!.price)) throw noSuch('price');
  }
  const id = newId('bps');
  const portal: Portal = {
    id,
    object: 'billing_portal.session',
    customer: customer.id,
    return_url: form.return_url,
    url: pageAt(form.return_url, `/portal/${id}`),
    created: Math.floor(ctx.clock.now().getTime() / 1000),
    sandbox_change:
      change && form.flow_data
        ? {
            price: change.items[0]!.price,
            doneUrl: form.flow_data.after_completion.redirect.return_url,
          }
        : null,
  };
  await data.saveObject(tx, portal);
  return portal;
}

/** The same call with the same key is answered the same, and done once. */
export async function answerOnce<T extends object>(
  ctx: Ctx,
  key: string | undefined,
  make: (tx: Handle) => Promise<T>,
): Promise<Record<string, unknown>> {
  return ctx.db.transaction(async (tx) => {
    const named = key && `idem_${ctx.keyedHash('sandbox idempotency', key)}`;
    const before = named && (await data.answeredBefore(tx, { key: named, now: ctx.clock.now() }));
    if (before) return before;
    const answer = rules.asProviderObject(await make(tx), []);
    if (named) await data.keepAnswer(tx, named, answer);
    return answer;
  });
}

export async function expireCheckout(ctx: Ctx, shop: SandboxShop, id: string): Promise<Session> {
  return commitAndDeliver(ctx, shop, async (tx, happened) => {
    const session = await data.lockObject(tx, 'checkout.session', id);
    if (!session) throw noSuch('checkout session');
    if (session.status !== 'open')
      throw new SandboxRefusal(400, 'resource_missing', 'Only an open session can be expired.');
    const expired: Session = { ...session, status: 'expired', url: null };
    await data.saveObject(tx, expired);
    happened.push({ type: 'checkout.session.expired', object: expired });
    return expired;
  });
}

/** Keeps a step of a subscription, with the payment that was tried in it. */
export async function saveStep(
  tx: Handle,
  step: rules.Step & { now: number },
  happened: Happening[],
): Promise<void> {
  const { subscription, payment, now } = step;
  await data.saveObject(tx, subscription);
  if (payment) {
    const charge = rules.chargeFor({ id: newId('ch'), subscription, now, status: payment });
    await data.saveObject(tx, charge);
    happened.push(rules.chargeHappening(charge));
  }
  happened.push(rules.subscriptionHappening(subscription));
}

export async function cancelNow(ctx: Ctx, shop: SandboxShop, id: string): Promise<Subscription> {
  return commitAndDeliver(ctx, shop, async (tx, happened) => {
    const subscription = await data.lockObject(tx, 'subscription', id);
    if (!subscription || rules.isOver(subscription)) throw noSuch('subscription');
    const ended = rules.endSubscription(
      subscription,
      timeOf(ctx, await customerIn(tx, subscription.customer)),
    );
    await saveStep(tx, { subscription: ended, payment: null, now: 0 }, happened);
    return ended;
  });
}

export async function deleteCustomer(ctx: Ctx, shop: SandboxShop, id: string): Promise<Customer> {
  return commitAndDeliver(ctx, shop, async (tx, happened) => {
    const customer = await customerIn(tx, id);
    for (const subscription of await data.listObjects(tx, 'subscription', id)) {
      if (rules.isOver(subscription)) continue;
      const ended = rules.endSubscription(subscription, timeOf(ctx, customer));
      await saveStep(tx, { subscription: ended, payment: null, now: 0 }, happened);
    }
    const gone: Customer = { ...customer, deleted: true };
    await data.saveObject(tx, gone);
    happened.push({ type: 'customer.deleted', object: gone });
    return gone;
  });
}

/** One object as the interface gives it. */
export async function readObject(
  ctx: Ctx,
  kind: 'customer' | 'subscription' | 'checkout.session' | 'charge',
  { id, expand }: { id: string; expand: string[] },
) {
  const found = await data.findObject(ctx.db, kind, id);
  if (!found) throw noSuch(kind);
  const customerId = found.object === 'customer' ? null : found.customer;
  const customer = customerId ? await data.findObject(ctx.db, 'customer', customerId) : null;
  if (found.object === 'customer' && found.deleted) return { id, object: kind, deleted: true };
  return rules.asProviderObject(found, expand, customer);
}

/** A page of a list, newest first. Without `status: all` ended subscriptions are left out. */
export async function listed(
  ctx: Ctx,
  kind: 'subscription' | 'charge' | 'refund',
  query: z.output<typeof forms.listQuery>,
) {
  if (query.customer) await customerIn(ctx.db, query.customer);
  const all = (await data.listObjects(ctx.db, kind, query.customer)).filter(
    (one) =>
      one.created >= (query.created?.gte ?? 0) &&
      (one.object !== 'subscription' || query.status === 'all' || !rules.isOver(one)),
  );
  const after = query.starting_after;
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const page = all.slice(from, from + query.limit);
  const wanted = page.map(async (one) => {
    const owner =
      'customer' in one ? await data.findObject(ctx.db, 'customer', one.customer) : null;
    return rules.asProviderObject(one, query.expand, owner);
  });
  return {
    object: 'list',
    url: `/v1/${kind}s`,
    has_more: from + page.length < all.length,
    data: await Promise.all(wanted),
  };
}
