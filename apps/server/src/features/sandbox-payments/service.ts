import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Ctx } from '../../context.ts';
import type { Handle } from '../../db/handle.ts';
import type { Payments } from '../payments/config.ts';
import { sandboxPaymentsPath } from './config.ts';
import * as data from './data.ts';
import { noSuch, SandboxRefusal } from './errors.ts';
import * as rules from './rules.ts';
import { deliver } from './sandbox.ts';
import type * as forms from './schema.ts';
import type { Charge, Customer, Happening, Portal, Session, Subscription } from './schema.ts';

/** The sandbox's other end: the server that it stands on. */
export interface SandboxTools {
  payments: Payments;
  ownOrigin: string;
}

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const day = 24 * 60 * 60;

/** The time of a customer, whose clock may have been moved ahead. */
const timeOf = (ctx: Ctx, customer: Pick<Customer, 'sandbox_ahead'>) =>
  Math.floor(ctx.clock.now().getTime() / 1000) + customer.sandbox_ahead;

/** Does something in one transaction and then tells the server what happened. */
async function act<T>(
  ctx: Ctx,
  tools: SandboxTools,
  work: (tx: Handle, happened: Happening[]) => Promise<T>,
): Promise<T> {
  const happened: Happening[] = [];
  const result = await ctx.db.transaction((tx) => work(tx, happened));
  await deliver(happened, { ...tools, log: ctx.log, now: ctx.clock.now(), newId });
  return result;
}

async function customerIn(db: Handle, id: string): Promise<Customer> {
  const found = await data.find(db, 'customer', id);
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
  await data.put(tx, customer);
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
  await data.put(tx, session);
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
    const subscription = await data.find(tx, 'subscription', change.subscription);
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
    created: timeOf(ctx, customer),
    sandbox_change:
      change && form.flow_data
        ? {
            price: change.items[0]!.price,
            doneUrl: form.flow_data.after_completion.redirect.return_url,
          }
        : null,
  };
  await data.put(tx, portal);
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
    const answer = rules.shown(await make(tx), []);
    if (named) await data.keepAnswer(tx, named, answer);
    return answer;
  });
}

export async function expireCheckout(ctx: Ctx, tools: SandboxTools, id: string): Promise<Session> {
  return act(ctx, tools, async (tx, happened) => {
    const session = await data.hold(tx, 'checkout.session', id);
    if (!session) throw noSuch('checkout session');
    if (session.status !== 'open')
      throw new SandboxRefusal(400, 'resource_missing', 'Only an open session can be expired.');
    const expired: Session = { ...session, status: 'expired', url: null };
    await data.put(tx, expired);
    happened.push({ type: 'checkout.session.expired', object: expired });
    return expired;
  });
}

async function saveStep(
  tx: Handle,
  step: rules.Step & { now: number },
  happened: Happening[],
): Promise<void> {
  const { subscription, payment, now } = step;
  await data.put(tx, subscription);
  if (payment) {
    const charge = rules.chargeFor({ id: newId('ch'), subscription, now, status: payment });
    await data.put(tx, charge);
    happened.push(rules.charged(charge));
  }
  happened.push(rules.updated(subscription));
}

export async function cancelNow(
  ctx: Ctx,
  tools: SandboxTools,
  id: string,
): Promise<Subscription> {
  return act(ctx, tools, async (tx, happened) => {
    const subscription = await data.hold(tx, 'subscription', id);
    if (!subscription || rules.isOver(subscription)) throw noSuch('subscription');
    const ended = rules.end(subscription, timeOf(ctx, await customerIn(tx, subscription.customer)));
    await saveStep(tx, { subscription: ended, payment: null, now: 0 }, happened);
    return ended;
  });
}

export async function deleteCustomer(ctx: Ctx, tools: SandboxTools, id: string): Promise<Customer> {
  return act(ctx, tools, async (tx, happened) => {
    const customer = await customerIn(tx, id);
    for (const subscription of await data.list(tx, 'subscription', id)) {
      if (rules.isOver(subscription)) continue;
      const ended = rules.end(subscription, timeOf(ctx, customer));
      await saveStep(tx, { subscription: ended, payment: null, now: 0 }, happened);
    }
    const gone: Customer = { ...customer, deleted: true };
    await data.put(tx, gone);
    happened.push({ type: 'customer.deleted', object: gone });
    return gone;
  });
}

/** What came of a press on "Pay". */
export type Paid = 'paid' | 'declined' | 'confirm' | 'closed';

/** Pays a checkout with a test card. One that asks for it has to be confirmed in a second step. */
export async function pay(
  ctx: Ctx,
  tools: SandboxTools,
  input: { session: string; card: rules.TestCard },
): Promise<Paid> {
  return act(ctx, tools, async (tx, happened) => {
    const session = await data.hold(tx, 'checkout.session', input.session);
    const price = session && rules.priceOf(session.sandbox_price);
    if (!session || !price || session.status !== 'open' || session.subscription) return 'closed';
    if (input.card.does === 'declined') return 'declined';
    const now = timeOf(ctx, await customerIn(tx, session.customer));
    const card = rules.asPaymentMethod(input.card);
    const ids = { id: newId('sub'), item: newId('si') };
    const begun = rules.begin({ session, card, price, now, ...ids });
    await data.put(tx, begun);
    await data.put(tx, { ...session, subscription: begun.id });
    happened.push({ type: 'customer.subscription.created', object: begun });
    if (input.card.does === 'confirms') return 'confirm';
    await complete(tx, { session, subscription: begun, now }, happened);
    return 'paid';
  });
}

async function complete(
  tx: Handle,
  { session, subscription, now }: { session: Session; subscription: Subscription; now: number },
  happened: Happening[],
): Promise<void> {
  const active: Subscription = { ...subscription, status: 'active' };
  await saveStep(tx, { subscription: active, payment: 'succeeded', now }, happened);
  const done: Session = { ...session, status: 'complete', subscription: active.id, url: null };
  await data.put(tx, done);
  happened.push({ type: 'checkout.session.completed', object: done });
}

/** The bank's question about a card that asks for it. A no leaves the checkout open for another card. */
export async function confirm(
  ctx: Ctx,
  tools: SandboxTools,
  input: { session: string; yes: boolean },
): Promise<Paid> {
  return act(ctx, tools, async (tx, happened) => {
    const session = await data.hold(tx, 'checkout.session', input.session);
    if (session?.status !== 'open' || !session.subscription) return 'closed';
    const subscription = await data.hold(tx, 'subscription', session.subscription);
    if (!subscription) return 'closed';
    const now = timeOf(ctx, await customerIn(tx, session.customer));
    if (input.yes) {
      await complete(tx, { session, subscription, now }, happened);
      return 'paid';
    }
    const expired = { ...subscription, status: 'incomplete_expired', ended_at: now };
    await saveStep(tx, { subscription: expired, payment: 'failed', now }, happened);
    await data.put(tx, { ...session, subscription: null });
    return 'declined';
  });
}

export async function readCheckout(ctx: Ctx, id: string): Promise<Session | null> {
  return data.find(ctx.db, 'checkout.session', id);
}

/** What the portal's page shows. */
export interface PortalView {
  portal: Portal;
  now: number;
  /** The one that runs, else the last one. */
  subscription: Subscription | null;
  charges: Charge[];
}

export async function readPortal(ctx: Ctx, id: string): Promise<PortalView | null> {
  const portal = await data.find(ctx.db, 'billing_portal.session', id);
  const customer = portal && (await data.find(ctx.db, 'customer', portal.customer));
  if (!portal || !customer || customer.deleted) return null;
  const now = timeOf(ctx, customer);
  if (now - portal.created > 40 * 366 * day) return null;
  const all = await data.list(ctx.db, 'subscription', customer.id);
  const subscription = all.find((one) => !rules.isOver(one)) ?? all[0] ?? null;
  return { portal, now, subscription, charges: await data.list(ctx.db, 'charge', customer.id) };
}

/** What can be done in the portal; `next` moves the clock to the end of the period. */
export type PortalStep =
  | { do: 'cancel' | 'resume' | 'next' }
  | { do: 'switch'; price: string }
  | { do: 'card'; card: rules.TestCard }
  | { do: 'refund'; charge: string };

export async function portalStep(
  ctx: Ctx,
  tools: SandboxTools,
  { view, step }: { view: PortalView; step: PortalStep },
): Promise<void> {
  await act(ctx, tools, async (tx, happened) => {
    const customer = await data.hold(tx, 'customer', view.portal.customer);
    if (!customer || customer.deleted) throw noSuch('customer');
    if (step.do === 'refund') return refund(ctx, tx, { customer, charge: step.charge }, happened);
    const now = timeOf(ctx, customer);
    const held = view.subscription && (await data.hold(tx, 'subscription', view.subscription.id));
    if (!held || rules.isOver(held)) return;
    const changed = changeOf(held, step, now);
    if (step.do === 'next') {
      const at = held.items.data[0].current_period_end;
      await data.put(tx, { ...customer, sandbox_ahead: customer.sandbox_ahead + (at - now) });
      return saveStep(tx, { ...changed, now: at }, happened);
    }
    await saveStep(tx, { ...changed, now }, happened);
  });
}

function changeOf(held: Subscription, step: PortalStep, now: number): rules.Step {
  switch (step.do) {
    case 'next':
      return rules.nextPeriod(held);
    case 'cancel':
      return {
        subscription: { ...held, cancel_at_period_end: true, canceled_at: now },
        payment: null,
      };
    case 'resume':
      return {
        subscription: { ...held, cancel_at_period_end: false, canceled_at: null },
        payment: null,
      };
    case 'card': {
      const card = rules.asPaymentMethod(step.card);
      const settles = held.status === 'past_due' && rules.paysAgain(card);
      return {
        subscription: {
          ...held,
          default_payment_method: card,
          status: settles ? 'active' : held.status,
        },
        payment: settles ? 'succeeded' : null,
      };
    }
    default: {
      const price = step.do === 'switch' ? rules.priceOf(step.price) : null;
      const [item] = held.items.data;
      const items: Subscription['items'] = { object: 'list', data: [price ? { ...item, price } : item] };
      return { subscription: { ...held, items }, payment: null };
    }
  }
}

async function refund(
  ctx: Ctx,
  tx: Handle,
  input: { customer: Customer; charge: string },
  happened: Happening[],
): Promise<void> {
  const charge = await data.hold(tx, 'charge', input.charge);
  if (!charge?.paid || charge.refunded || charge.customer !== input.customer.id) return;
  const refunded: Charge = { ...charge, refunded: true, amount_refunded: charge.amount };
  await data.put(tx, refunded);
  await data.put(tx, {
    id: newId('re'),
    object: 'refund',
    amount: charge.amount,
    charge: charge.id,
    currency: 'usd',
    status: 'succeeded',
    created: timeOf(ctx, input.customer),
  });
  happened.push({ type: 'charge.refunded', object: refunded });
}
