import { createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { openSharedSite } from '../../../../test/shared-site.ts';
import { caller, openBrowser, openSite, type TestSite } from '../../../../test/site.ts';
import { keyedHasher } from '../../../hashing/keyed-hash.ts';
import { runHousekeeping } from '../../../housekeeping.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { users } from '../../accounts/sign-in/tables.ts';
import { paymentCustomers, stripeEvents } from '../payments/tables.ts';
import { choosePayments } from '../sandbox-shop/compose.ts';
import { sandboxPaymentObjects } from '../sandbox-shop/tables.ts';
import { revenueCache, stripeCharges, stripeSubscriptions } from '../subscriptions/tables.ts';
import { reconcilePayments } from './service.ts';

const base = '/functions/v1';

const { database, site } = await openSharedSite({
  emptied: [
    users,
    rateLimits,
    sandboxPaymentObjects,
    stripeSubscriptions,
    stripeCharges,
    stripeEvents,
    revenueCache,
  ],
});

const partsOf = ({ deps }: Pick<TestSite, 'deps'>) => ({
  ctx: systemContext(deps),
  payments: choosePayments({ ...deps, keyedHash: keyedHasher(deps.secret) }).payments!,
});

/** Somebody who subscribes to Pro, and the subscription as the provider has it. */
async function subscriber(email = 'ann@example.com') {
  const browser = openBrowser(site.origin);
  const session = await browser.signIn(email);
  const api = caller(site.origin, session);
  const answer = await api.post(`${base}/stripe-checkout`, {
    plan: 'pro',
    success_url: `${site.origin}/checkout/success`,
    cancel_url: `${site.origin}/checkout/cancel`,
  });
  const { url } = (await answer.json()) as { url: string };
  const card = new URLSearchParams({ card: 'visa' });
  expect((await browser.request(url, { method: 'POST', body: card })).status).toBe(303);
  const [row] = await database.handle
    .select()
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.userId, session.user.id));
  return {
    id: session.user.id,
    subscription: row!.id,
    api,
    plan: async () => ((await (await api.get(`${base}/account`)).json()) as { plan: string }).plan,
  };
}

/** Changes something at the provider, of which no event tells. */
async function atProvider(id: string, change: Record<string, unknown>): Promise<void> {
  const [row] = await database.handle
    .select()
    .from(sandboxPaymentObjects)
    .where(eq(sandboxPaymentObjects.id, id));
  await database.handle
    .update(sandboxPaymentObjects)
    .set({ data: { ...row!.data, ...change } })
    .where(eq(sandboxPaymentObjects.id, id));
}

const ended = { status: 'canceled', ended_at: 1_800_000_000, canceled_at: 1_800_000_000 };
let events = 0;

/** An event as the provider signs and sends it. */
async function send(
  type: string,
  object: Record<string, unknown>,
  options: { id?: string; secret?: string; to?: string; tamper?: (body: string) => string } = {},
): Promise<Response> {
  events += 1;
  const payload = JSON.stringify({
    id: options.id ?? `evt_${events}`,
    object: 'event',
    type,
    data: { object },
  });
  const secret = options.secret ?? partsOf(site).payments.webhookSecret;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return fetch(`${options.to ?? site.origin}${base}/stripe-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: options.tamper?.(payload) ?? payload,
  });
}

const status = async (id: string) =>
  (
    await database.handle.select().from(stripeSubscriptions).where(eq(stripeSubscriptions.id, id))
  )[0]?.status;
const revenue = async () => (await database.handle.select().from(revenueCache))[0];

test('an event that the provider did not sign over this very body is refused, and changes nothing', async () => {
  const ann = await subscriber();
  await database.handle.delete(stripeEvents);
  await atProvider(ann.subscription, ended);
  const about = { id: ann.subscription };
  const type = 'customer.subscription.deleted';
  const refused = [
    await send(type, about, { secret: 'whsec_guessed' }),
    await send(type, about, { tamper: (body) => `${body} ` }),
    await send(type, about, { tamper: (body) => body.replace('deleted', 'updated') }),
    await fetch(`${site.origin}${base}/stripe-webhook`, { method: 'POST', body: '{}' }),
  ];
  expect(refused.map((answer) => answer.status)).toEqual([400, 400, 400, 400]);
  const old = Stripe.webhooks.generateTestHeaderString({
    payload: '{}',
    secret: partsOf(site).payments.webhookSecret,
    timestamp: Math.floor(Date.now() / 1000) - 3600,
  });
  const late = await fetch(`${site.origin}${base}/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': old },
    body: '{}',
  });
  expect(late.status).toBe(400);
  expect(await ann.plan()).toBe('pro');
  expect(await database.handle.select().from(stripeEvents)).toEqual([]);
});

test('an event that comes twice, also at once, is dealt with once and changes nothing more', async () => {
  const ann = await subscriber();
  await atProvider(ann.subscription, ended);
  const about = { id: ann.subscription };
  const type = 'customer.subscription.deleted';
  const all = await Promise.all(
    Array.from({ length: 5 }, () => send(type, about, { id: 'evt_same' })),
  );
  expect(all.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  const after = await revenue();
  expect(after).toMatchObject({ activeSubscriptions: 0, canceledSubscriptions: 1 });
  // Dealt with means that the provider is not even asked again.
  await atProvider(ann.subscription, { status: 'active', ended_at: null });
  expect((await send(type, about, { id: 'evt_same' })).status).toBe(200);
  expect(await status(ann.subscription)).toBe('canceled');
  const rows = await database.handle
    .select()
    .from(stripeEvents)
    .where(eq(stripeEvents.id, 'evt_same'));
  expect(rows).toHaveLength(1);
  expect(await revenue()).toEqual(after);
});

test('events in the wrong order end in the right state: not they are believed, but the provider', async () => {
  const ann = await subscriber();
  await atProvider(ann.subscription, ended);
  const stale = { id: ann.subscription, status: 'active', cancel_at_period_end: false };
  for (const type of ['deleted', 'updated', 'created'])
    expect((await send(`customer.subscription.${type}`, stale)).status).toBe(200);
  await send('checkout.session.completed', { id: 'cs_1', subscription: ann.subscription });
  await send('invoice.paid', { id: 'in_1', customer: 'cus_nobody' });
  expect(await status(ann.subscription)).toBe('canceled');
  expect(await ann.plan()).toBe('free');
  expect(await revenue()).toMatchObject({ activeSubscriptions: 0, canceledSubscriptions: 1 });
});

test('events of many at once are all in the figures', async () => {
  const people = [await subscriber(), await subscriber('ben@example.com')];
  for (let round = 0; round < 3; round++) {
    for (const { subscription } of people)
      await atProvider(subscription, round % 2 ? { status: 'active', ended_at: null } : ended);
    await Promise.all(
      people.map(({ subscription }) => send('customer.subscription.updated', { id: subscription })),
    );
    expect((await revenue())?.activeSubscriptions).toBe(round % 2 ? 2 : 0);
  }
});

test('an answer of the provider that comes late does not replace a later one', async () => {
  const ann = await subscriber();
  const { ctx, payments } = partsOf(site);
  const { resolveSubscription } = await import('../payments/service.ts');
  const { recordSubscription } = await import('../subscriptions/service.ts');
  const stripe = await payments.stripe();
  const early = await stripe.subscriptions.retrieve(ann.subscription);
  const asked = new Date();
  await atProvider(ann.subscription, ended);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await send('customer.subscription.deleted', { id: ann.subscription });
  const resolved = await resolveSubscription(ctx, payments, early);
  await recordSubscription(ctx, resolved!, asked);
  expect(await status(ann.subscription)).toBe('canceled');
  expect(await revenue()).toMatchObject({ activeSubscriptions: 0 });
});

test('events that are lost are mended by the daily comparison: states, new subscriptions, refunds, ones that are gone', async () => {
  const [ann, ben, cleo] = [
    await subscriber(),
    await subscriber('ben@example.com'),
    await subscriber('cleo@example.com'),
  ];
  const before = await revenue();
  expect(before).toMatchObject({ activeSubscriptions: 3, collectedTotal: 1500 });
  await atProvider(ann.subscription, ended);
  // Ben's is not known here, as if no event of it ever came, nor his customer, as after an old backup.
  await database.handle
    .delete(stripeSubscriptions)
    .where(eq(stripeSubscriptions.id, ben.subscription));
  await database.handle.delete(paymentCustomers).where(eq(paymentCustomers.userId, ben.id));
  // Cleo's has vanished at the provider, and one payment went back.
  await database.handle
    .delete(sandboxPaymentObjects)
    .where(eq(sandboxPaymentObjects.id, cleo.subscription));
  const [charge] = await database.handle.select().from(stripeCharges);
  await atProvider(charge!.id, { amount_refunded: 200 });
  expect(await ann.plan()).toBe('pro');
  expect(await ben.plan()).toBe('free');

  const { ctx, payments } = partsOf(site);
  await database.handle.update(revenueCache).set({ activeSubscriptions: 77, collectedTotal: 1 });
  await runHousekeeping(ctx, payments);
  expect(await Promise.all([ann, ben, cleo].map((one) => one.plan()))).toEqual([
    'free',
    'pro',
    'free',
  ]);
  expect(await revenue()).toMatchObject({
    activeSubscriptions: 1,
    canceledSubscriptions: 2,
    collectedTotal: 1500,
    refundedTotal: 200,
  });
  expect(await reconcilePayments(ctx, payments)).toBe(0);

  // Within the day nobody looks again; after it, somebody does.
  await atProvider(ben.subscription, ended);
  await runHousekeeping(ctx, payments);
  expect(await ben.plan()).toBe('pro');
  site.clock.advance(24 * 60 * 60 * 1000);
  await runHousekeeping(ctx, payments);
  expect(await status(ben.subscription)).toBe('canceled');
});

test('a provider that hangs does not hold the answer up, and the event is dealt with later', async () => {
  const ann = await subscriber();
  await atProvider(ann.subscription, ended);
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const sockets = new Set<{ destroy(): void }>();
  silent.on('connection', (socket) => sockets.add(socket));
  const { port } = silent.address() as { port: number };
  const slow = await openSite(database, {}, { port });
  const began = Date.now();
  const answer = await send(
    'customer.subscription.deleted',
    { id: ann.subscription },
    { to: slow.origin, id: 'evt_slow' },
  );
  expect(answer.status).toBe(200);
  expect(Date.now() - began).toBeLessThan(20_000);
  expect(await status(ann.subscription)).toBe('active');
  silent.close();
  for (const socket of sockets) socket.destroy();
  await slow.close();
  site.clock.advance(2 * 60 * 1000);
  const { ctx, payments } = partsOf(site);
  await runHousekeeping(ctx, payments);
  expect(await status(ann.subscription)).toBe('canceled');
});

test('a provider that is down makes the event come again', async () => {
  const ann = await subscriber();
  await atProvider(ann.subscription, ended);
  const down = await openSite(database, {}, { port: 9 });
  const about = { id: ann.subscription };
  const type = 'customer.subscription.deleted';
  const failed = await send(type, about, { to: down.origin, id: 'evt_again' });
  expect(failed.status).toBe(503);
  expect(await status(ann.subscription)).toBe('active');
  await down.close();
  expect((await send(type, about, { id: 'evt_again' })).status).toBe(200);
  expect(await status(ann.subscription)).toBe('canceled');
});

test('events of somebody else’s customers leave nothing here', async () => {
  await subscriber();
  const before = await revenue();
  await send('customer.subscription.created', { id: 'sub_of_another_shop' });
  await send('charge.succeeded', { id: 'ch_of_another_shop' });
  await send('product.created', { id: 'prod_1' });
  expect(await database.handle.select().from(stripeSubscriptions)).toHaveLength(1);
  expect(await database.handle.select().from(stripeCharges)).toHaveLength(1);
  expect(await revenue()).toEqual(before);
});

test('no log line names a customer, a card or an address', () => {
  const log = site.lines.join('\n');
  expect(log).toContain('/functions/v1/stripe-webhook');
  expect(log).not.toMatch(/cus_|"4242"|4242 ?4242|example\.com|whsec_|sk_test|cs_test|bps_/);
});
