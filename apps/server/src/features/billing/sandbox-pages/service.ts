import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import type { SandboxShop } from '../sandbox-shop/compose.ts';
import * as data from '../sandbox-shop/data.ts';
import { noSuch } from '../sandbox-shop/errors.ts';
import * as rules from '../sandbox-shop/rules.ts';
import type {
  Charge,
  Customer,
  Happening,
  Portal,
  Session,
  Subscription,
} from '../sandbox-shop/schema.ts';
import { commitAndDeliver, customerIn, newId, saveStep, timeOf } from '../sandbox-shop/service.ts';

const daySeconds = 24 * 60 * 60;

/** What came of a press on "Pay". */
export type Paid = 'paid' | 'declined' | 'confirm' | 'closed';

/** Pays a checkout with a test card. One that asks for it has to be confirmed in a second step. */
export async function pay(
  ctx: Ctx,
  shop: SandboxShop,
  input: { session: string; card: rules.TestCard },
): Promise<Paid> {
  return commitAndDeliver(ctx, shop, async (tx, happened) => {
    const session = await data.lockObject(tx, 'checkout.session', input.session);
    const price = session && rules.priceOf(session.sandbox_price);
    if (!session || !price || session.status !== 'open' || session.subscription) return 'closed';
    if (input.card.does === 'declined') return 'declined';
    const now = timeOf(ctx, await customerIn(tx, session.customer));
    const card = rules.asPaymentMethod(input.card);
    const ids = { id: newId('sub'), item: newId('si') };
    const begun = rules.beginSubscription({ session, card, price, now, ...ids });
    await data.saveObject(tx, begun);
    await data.saveObject(tx, { ...session, subscription: begun.id });
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
  await data.saveObject(tx, done);
  happened.push({ type: 'checkout.session.completed', object: done });
}

/** The bank's question about a card that asks for it. A no leaves the checkout open for another card. */
export async function confirm(
  ctx: Ctx,
  shop: SandboxShop,
  input: { session: string; yes: boolean },
): Promise<Paid> {
  return commitAndDeliver(ctx, shop, async (tx, happened) => {
    const session = await data.lockObject(tx, 'checkout.session', input.session);
    if (session?.status !== 'open' || !session.subscription) return 'closed';
    const subscription = await data.lockObject(tx, 'subscription', session.subscription);
    if (!subscription) return 'closed';
    const now = timeOf(ctx, await customerIn(tx, session.customer));
    if (input.yes) {
      await complete(tx, { session, subscription, now }, happened);
      return 'paid';
    }
    const expired = { ...subscription, status: 'incomplete_expired', ended_at: now };
    await saveStep(tx, { subscription: expired, payment: 'failed', now }, happened);
    await data.saveObject(tx, { ...session, subscription: null });
    return 'declined';
  });
}

export async function readCheckout(ctx: Ctx, id: string): Promise<Session | null> {
  return data.findObject(ctx.db, 'checkout.session', id);
}

/** What is paid for, and by whom. */
export interface Paying {
  session: Session;
  customer: Customer;
}

/** Null where the customer is gone. */
export async function readPaying(ctx: Ctx, session: Session): Promise<Paying | null> {
  const customer = await data.findObject(ctx.db, 'customer', session.customer);
  return customer && !customer.deleted ? { session, customer } : null;
}

/** What the portal's page shows. */
export interface PortalView {
  portal: Portal;
  customer: Customer;
  now: number;
  /** The one that runs, else the last one. */
  subscription: Subscription | null;
  charges: Charge[];
}

export async function readPortal(ctx: Ctx, id: string): Promise<PortalView | null> {
  const portal = await data.findObject(ctx.db, 'billing_portal.session', id);
  const customer = portal && (await data.findObject(ctx.db, 'customer', portal.customer));
  if (!portal || !customer || customer.deleted) return null;
  if (ctx.clock.now().getTime() / 1000 - portal.created > daySeconds) return null;
  const all = await data.listObjects(ctx.db, 'subscription', customer.id);
  const subscription = all.find((one) => !rules.isOver(one)) ?? all[0] ?? null;
  const now = timeOf(ctx, customer);
  return {
    portal,
    customer,
    now,
    subscription,
    charges: await data.listObjects(ctx.db, 'charge', customer.id),
  };
}

/** What can be done in the portal; `next` moves the clock to the end of the period, or to the next try of a payment. */
export type PortalStep =
  | { do: 'cancel' | 'resume' | 'next' }
  | { do: 'switch'; price: string }
  | { do: 'card'; card: rules.TestCard }
  | { do: 'refund'; charge: string };

export async function portalStep(
  ctx: Ctx,
  shop: SandboxShop,
  { view, step }: { view: PortalView; step: PortalStep },
): Promise<void> {
  await commitAndDeliver(ctx, shop, async (tx, happened) => {
    const customer = await data.lockObject(tx, 'customer', view.portal.customer);
    if (!customer || customer.deleted) throw noSuch('customer');
    if (step.do === 'refund') return refund(ctx, tx, { customer, charge: step.charge }, happened);
    const now = timeOf(ctx, customer);
    const held =
      view.subscription && (await data.lockObject(tx, 'subscription', view.subscription.id));
    if (!held || rules.isOver(held)) return;
    const changed = changeOf(held, step, now);
    if (step.do === 'next') {
      const at = rules.nextMoment(held);
      await data.saveObject(tx, {
        ...customer,
        sandbox_ahead: customer.sandbox_ahead + (at - now),
      });
      return saveStep(tx, { ...changed, now: at }, happened);
    }
    await saveStep(tx, { ...changed, now }, happened);
  });
}

function changeOf(held: Subscription, step: PortalStep, now: number): rules.Step {
  switch (step.do) {
    case 'next':
      return rules.nextStep(held);
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
          ...(settles ? rules.settle(held) : held),
          default_payment_method: card,
        },
        payment: settles ? 'succeeded' : null,
      };
    }
    default: {
      const price = step.do === 'switch' ? rules.priceOf(step.price) : null;
      const [item] = held.items.data;
      const items: Subscription['items'] = {
        object: 'list',
        data: [price ? { ...item, price } : item],
      };
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
  const charge = await data.lockObject(tx, 'charge', input.charge);
  if (!charge?.paid || charge.refunded || charge.customer !== input.customer.id) return;
  const refunded: Charge = { ...charge, refunded: true, amount_refunded: charge.amount };
  await data.saveObject(tx, refunded);
  await data.saveObject(tx, {
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
