import { account as accountShape } from '@cleanpaste/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openSharedSite } from '../../../../test/shared-site.ts';
import { caller, openBrowser, openSite } from '../../../../test/site.ts';
import { readConfig } from '../../../config/environment.ts';
import { keyedHasher } from '../../../hashing/keyed-hash.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { userMetadata, users } from '../../accounts/sign-in/tables.ts';
import { choosePayments } from '../sandbox-shop/compose.ts';
import { sandboxPaymentObjects } from '../sandbox-shop/tables.ts';
import { recomputeRevenue } from '../subscriptions/service.ts';
import { revenueCache, stripeCharges, stripeSubscriptions } from '../subscriptions/tables.ts';
import { paymentCustomers } from './tables.ts';

const base = '/functions/v1';

const { database, site } = await openSharedSite({
  emptied: [
    users,
    rateLimits,
    sandboxPaymentObjects,
    stripeSubscriptions,
    stripeCharges,
    revenueCache,
  ],
});

async function subscriber(email = 'ann@example.com') {
  const browser = openBrowser(site.origin);
  const session = await browser.signIn(email);
  const api = caller(site.origin, session);
  const returnUrls = {
    success_url: `${site.origin}/checkout/success`,
    cancel_url: `${site.origin}/checkout/cancel`,
  };
  const wish = (body: Record<string, unknown>) =>
    api.post(`${base}/stripe-checkout`, { ...returnUrls, mode: 'subscription', ...body });
  const urlOf = async (answer: Response) => ((await answer.json()) as { url: string }).url;
  const press = (url: string, form: Record<string, string>) =>
    browser.request(url, { method: 'POST', body: new URLSearchParams(form) });
  return {
    id: session.user.id,
    session,
    api,
    browser,
    wish,
    press,
    checkout: async (plan = 'pro') => urlOf(await wish({ plan })),
    portal: async () =>
      urlOf(await api.post(`${base}/stripe-portal`, { return_url: `${site.origin}/subscription` })),
    async subscribe(plan = 'pro', card = 'visa') {
      return press(await this.checkout(plan), { card });
    },
    async inPortal(form: Record<string, string>) {
      return press(await this.portal(), form);
    },
    account: async () => accountShape.parse(await (await api.get(`${base}/account`)).json()),
    subscription: async () =>
      (
        await database.handle
          .select()
          .from(stripeSubscriptions)
          .where(eq(stripeSubscriptions.userId, session.user.id))
      )[0],
  };
}

const revenue = async () => (await database.handle.select().from(revenueCache))[0];
const kept = async (kind: string) =>
  (
    await database.handle
      .select({ data: sandboxPaymentObjects.data })
      .from(sandboxPaymentObjects)
      .where(eq(sandboxPaymentObjects.kind, kind))
  ).map(({ data }) => data as Record<string, unknown>);

describe('checkout', () => {
  test('leads to the provider, and a payment there makes the plan, its quota, the card and the figures', async () => {
    const ann = await subscriber();
    const url = await ann.checkout();
    const page = await ann.browser.request(url);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('Sandbox. No money moves.');
    expect(html).toContain('Pay $5.00');
    expect(html).toContain(`For ${ann.session.user.email}`);
    const paid = await ann.press(url, { card: 'mastercard' });
    expect(paid.headers.get('location')).toBe(`${site.origin}/checkout/success`);
    const account = await ann.account();
    const inAMonth = Date.now() / 1000 + 27 * 86_400;
    expect(account).toMatchObject({
      plan: 'pro',
      subscription: {
        is_active: true,
        is_pro_5k: false,
        cancel_at_period_end: false,
        payment_method_brand: 'mastercard',
        payment_method_last4: '4444',
      },
      usage: { statistical: { limit: 1000 }, checks: { limit: 15 } },
    });
    expect(account.subscription.current_period_end).toBeGreaterThan(inAMonth);
    expect(await revenue()).toMatchObject({
      activeSubscriptions: 1,
      activePro: 1,
      estimatedMonthly: 500,
      estimatedTotal: 500,
      recurringMonthly: 500,
      collectedTotal: 500,
      refundedTotal: 0,
    });
    expect(await database.handle.select().from(userMetadata)).toMatchObject([{ isPaid: true }]);
    // The way there is closed behind the payment: pressing twice pays once.
    expect((await ann.press(url, { card: 'visa' })).status).toBe(404);
    expect(await kept('charge')).toHaveLength(1);
  });

  test('takes the plan by its price id as well, and no other price', async () => {
    const ann = await subscriber();
    expect((await ann.wish({ price_id: 'price_sandbox_pro5k' })).status).toBe(200);
    for (const body of [
      { price_id: 'price_cheaper' },
      { price_id: 'price_sandbox_pro', plan: 'pro' },
      { plan: 'admin' },
      {},
    ])
      expect((await ann.wish(body)).status).toBe(400);
  });

  test('leads back to this site only', async () => {
    const ann = await subscriber();
    const { host } = new URL(site.origin);
    for (const address of [
      'https://evil.example/checkout/success',
      '//evil.example',
      '/checkout/success',
      'javascript:alert(1)',
      `http://${host}.evil.example/`,
      `${site.origin}@evil.example/`,
      `http://user:word@${host}/`,
      `https://${host}/`,
      `blob:${site.origin}/x`,
    ]) {
      const answers = [
        await ann.wish({ plan: 'pro', success_url: address }),
        await ann.wish({ plan: 'pro', cancel_url: address }),
        await ann.api.post(`${base}/stripe-portal`, { return_url: address }),
      ];
      expect([address, ...answers.map(({ status }) => status)]).toEqual([address, 400, 400, 400]);
    }
    expect(await kept('checkout.session')).toEqual([]);
  });

  test('asked for many times at once makes one customer and one open session', async () => {
    const ann = await subscriber();
    const urls = await Promise.all(Array.from({ length: 8 }, () => ann.checkout()));
    expect(new Set(urls).size).toBe(1);
    expect(await kept('customer')).toHaveLength(1);
    expect(await database.handle.select().from(paymentCustomers)).toHaveLength(1);
    // Another wish closes the first: nobody can pay for both.
    const [pro, expert] = [urls[0]!, await ann.checkout('pro5k')];
    expect((await ann.press(pro, { card: 'visa' })).status).toBe(404);
    expect((await ann.press(expert, { card: 'visa' })).status).toBe(303);
    const mixed = await Promise.all(['pro', 'pro5k', 'pro'].map((plan) => ann.wish({ plan })));
    expect(mixed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await kept('checkout.session')).filter(({ status }) => status === 'open')).toEqual([]);
    expect(await kept('subscription')).toHaveLength(1);
  });

  test('of two plans at once leaves at most one of them open', async () => {
    const ann = await subscriber();
    const wishes = ['pro', 'pro5k', 'pro', 'pro5k'].map((plan) => ann.wish({ plan }));
    for (const { status } of await Promise.all(wishes)) expect([200, 409]).toContain(status);
    const open = (await kept('checkout.session')).filter(({ status }) => status === 'open');
    expect(open.length).toBeLessThanOrEqual(1);
    expect(await kept('customer')).toHaveLength(1);
  });

  test('of somebody who subscribes is a change of plan, or the portal', async () => {
    const ann = await subscriber();
    await ann.subscribe('pro');
    const change = await ann.checkout('pro5k');
    expect(change).toContain('/sandbox/stripe/portal/');
    expect(await (await ann.browser.request(change)).text()).toContain('Change to Expert?');
    const asked = await (await ann.browser.request(change)).text();
    expect(asked).toContain('<dt>Due today</dt><dd>$0.00</dd>');
    expect(asked).toContain('<dt>New price</dt><dd>$15.00 a month</dd>');
    expect(asked).toMatch(/<dt>First charged<\/dt><dd>\w+ \d+, \d{4}<\/dd>/);
    const done = await ann.press(change, { do: 'switch' });
    expect(done.headers.get('location')).toBe(`${site.origin}/checkout/success`);
    // As was said: only the first month has been paid.
    expect(await kept('charge')).toHaveLength(1);
    expect(await ann.account()).toMatchObject({
      plan: 'pro5k',
      subscription: { is_pro_5k: true },
      usage: { statistical: { limit: 5000 }, checks: { limit: 100 } },
    });
    expect(await revenue()).toMatchObject({
      activeSubscriptions: 1,
      activePro5k: 1,
      estimatedMonthly: 500,
      recurringMonthly: 1500,
    });
    const same = await ann.checkout('pro5k');
    expect(await (await ann.browser.request(same)).text()).toContain('Your subscription');
    await ann.press(await ann.checkout('pro'), { do: 'switch' });
    expect((await ann.account()).plan).toBe('pro');
    expect(await kept('subscription')).toHaveLength(1);
  });

  test('with a card that is declined, or not confirmed, leaves the free plan and a way to try again', async () => {
    const ann = await subscriber();
    const url = await ann.checkout();
    const declined = await ann.press(url, { card: 'decline' });
    const again = new URL(declined.headers.get('location') ?? '', url).href;
    const form = await (await ann.browser.request(again)).text();
    expect(form).toContain('The card ending in 0002 was declined. Choose another one.');
    expect(form.match(/<em>declined<\/em>/g)).toHaveLength(1);
    expect(form).toMatch(/0002<\/span><\/span> <em>declined/);
    expect(form).not.toContain(' checked');
    expect(form).toContain('Payment failed, nothing was paid');
    expect(form).not.toContain('The first month is paid now.');
    expect(form).toContain('Choose a card first.');
    expect(form).toContain('It renews by itself every month until you cancel it');
    expect(form).toMatch(/<label class="card declined">.+Is declined/);
    expect(await (await ann.browser.request(url)).text()).toContain(' checked');
    const asked = await ann.press(url, { card: 'confirm' });
    const question = new URL(asked.headers.get('location') ?? '', url).href;
    expect(await (await ann.browser.request(question)).text()).toContain('Is this you?');
    expect(await ann.subscription()).toMatchObject({ status: 'incomplete' });
    expect((await ann.account()).plan).toBe('free');
    const refused = await ann.press(`${url}/confirm`, { answer: 'no' });
    const after = new URL(refused.headers.get('location') ?? '', url).href;
    expect(await (await ann.browser.request(after)).text()).toContain('The card ending in 3155');
    expect(await ann.subscription()).toMatchObject({ status: 'incomplete_expired' });
    await ann.press(url, { card: 'confirm' });
    const paid = await ann.press(`${url}/confirm`, { answer: 'yes' });
    expect(paid.headers.get('location')).toBe(`${site.origin}/checkout/success`);
    expect((await ann.account()).plan).toBe('pro');
    expect(await revenue()).toMatchObject({ activeSubscriptions: 1, collectedTotal: 500 });
  });

  test('and the portal are for people who are signed in', async () => {
    const stranger = openBrowser(site.origin);
    for (const path of ['stripe-checkout', 'stripe-portal', 'stripe-sync'])
      expect((await stranger.post(`${base}/${path}`, {})).status).toBe(401);
  });
});

describe('a subscription', () => {
  test('is cancelled at the end of its period, kept after all, cancelled again, and ends', async () => {
    const ann = await subscriber();
    await ann.subscribe();
    await ann.inPortal({ do: 'cancel' });
    expect(await ann.account()).toMatchObject({
      plan: 'pro',
      subscription: { is_active: true, cancel_at_period_end: true },
    });
    expect(await revenue()).toMatchObject({ activeSubscriptions: 1, endingSubscriptions: 1 });
    await ann.inPortal({ do: 'resume' });
    expect((await ann.account()).subscription.cancel_at_period_end).toBe(false);
    await ann.inPortal({ do: 'cancel' });
    await ann.inPortal({ do: 'next' });
    expect(await ann.account()).toMatchObject({
      plan: 'free',
      subscription: { is_active: false, cancel_at_period_end: false },
    });
    expect(await revenue()).toMatchObject({
      activeSubscriptions: 0,
      endingSubscriptions: 0,
      canceledSubscriptions: 1,
      estimatedMonthly: 0,
      collectedTotal: 500,
    });
    expect(await database.handle.select().from(userMetadata)).toMatchObject([{ isPaid: false }]);
    // Figures that moved step by step are those that a new count gives.
    const moved = await revenue();
    await database.handle.transaction((tx) => recomputeRevenue(tx, moved!.updatedAt));
    expect(await revenue()).toEqual(moved);
    // Whoever comes back pays anew.
    await ann.subscribe('pro5k');
    expect((await ann.account()).plan).toBe('pro5k');
  });

  test('is renewed month by month, and the next payment moves on', async () => {
    const ann = await subscriber();
    await ann.subscribe();
    const first = (await ann.account()).subscription.current_period_end ?? 0;
    await ann.inPortal({ do: 'next' });
    const second = (await ann.account()).subscription.current_period_end ?? 0;
    expect(second - first).toBeGreaterThan(27 * 86_400);
    expect(second - first).toBeLessThan(32 * 86_400);
    expect(await revenue()).toMatchObject({ activeSubscriptions: 1, collectedTotal: 1000 });
  });

  test('whose payment fails keeps its plan while it is tried again, and mends with another card', async () => {
    const ann = await subscriber();
    await ann.subscribe('pro', 'later');
    await ann.inPortal({ do: 'next' });
    expect(await ann.subscription()).toMatchObject({ status: 'past_due' });
    expect((await ann.account()).plan).toBe('pro');
    const failing = await (await ann.browser.request(await ann.portal())).text();
    expect(failing).toContain('<b>Payment failed</b>');
    expect(failing).toContain('<dd class="failed">Payment failed</dd>');
    expect(failing).toMatch(/<li>.+ <span>\$5\.00<\/span> <em>Failed, not paid<\/em><\/li>/);
    // It is called by what it does: the next try comes all the same.
    expect(failing).toContain('Cancel the subscription');
    expect(failing).not.toContain('Cancel at the end of the period');
    await ann.inPortal({ do: 'card', card: 'mastercard' });
    expect(await ann.subscription()).toMatchObject({
      status: 'active',
      paymentMethodBrand: 'mastercard',
    });
    await ann.inPortal({ do: 'card', card: 'later' });
    await ann.inPortal({ do: 'next' });
    await ann.inPortal({ do: 'next' });
    expect(await ann.subscription()).toMatchObject({ status: 'canceled' });
    expect((await ann.account()).plan).toBe('free');
  });

  test('that is refunded keeps its plan: the money leaves the figures', async () => {
    const ann = await subscriber();
    await ann.subscribe();
    const [charge] = await kept('charge');
    await ann.inPortal({ do: 'refund', charge: String(charge?.id) });
    expect(await database.handle.select().from(stripeCharges)).toMatchObject([
      { amount: 500, amountRefunded: 500, userId: ann.id },
    ]);
    expect(await revenue()).toMatchObject({ collectedTotal: 500, refundedTotal: 500 });
    expect((await ann.account()).plan).toBe('pro');
  });
});

describe('deletion of an account', () => {
  test('cancels at the provider first; figures stay, without a name or a card', async () => {
    const ann = await subscriber();
    await ann.subscribe('pro5k');
    const open = await (await subscriber('ben@example.com')).checkout();
    expect((await ann.api.post(`${base}/delete-account`, {})).status).toBe(200);
    expect(await kept('subscription')).toMatchObject([{ status: 'canceled' }]);
    expect((await kept('customer')).filter(({ deleted }) => deleted)).toHaveLength(1);
    const [row] = await database.handle.select().from(stripeSubscriptions);
    expect(row).toMatchObject({
      userId: null,
      status: 'canceled',
      paymentMethodBrand: null,
      paymentMethodLast4: null,
    });
    expect(row?.deletedAt).toBeInstanceOf(Date);
    expect(await revenue()).toMatchObject({ activeSubscriptions: 0, canceledSubscriptions: 1 });
    // Somebody else's checkout stays open; whoever comes back with the same address starts afresh.
    expect((await ann.browser.request(open)).status).toBe(200);
    const again = await subscriber();
    expect((await again.account()).plan).toBe('free');
    await again.subscribe();
    expect((await again.account()).plan).toBe('pro');
  });

  test('that fails at the provider deletes nothing, and works when the provider is back', async () => {
    const ann = await subscriber();
    await ann.subscribe();
    // The same database behind a server whose provider does not answer, and one that has none.
    const down = await openSite(database, {}, { port: 9 });
    const off = await openSite(database, { ALLOW_SANDBOX: 'false' });
    for (const broken of [down, off]) {
      const refused = await caller(broken.origin, ann.session).post(`${base}/delete-account`, {});
      expect(refused.status).toBe(502);
      expect(await refused.json()).toMatchObject({
        message: 'Failed to delete account. Please try again.',
      });
    }
    await Promise.all([down.close(), off.close()]);
    expect((await ann.account()).plan).toBe('pro');
    expect(await kept('subscription')).toMatchObject([{ status: 'active' }]);
    expect((await ann.api.post(`${base}/delete-account`, {})).status).toBe(200);
    expect(await database.handle.select().from(users)).toEqual([]);
  });

  test('needs no provider where nothing was ever paid', async () => {
    const ann = await subscriber();
    const off = await openSite(database, { ALLOW_SANDBOX: 'false' });
    const gone = await caller(off.origin, ann.session).post(`${base}/delete-account`, {});
    expect(gone.status).toBe(200);
    await off.close();
  });
});

describe('the sandbox', () => {
  const parts = (env: Record<string, string>) =>
    choosePayments({ config: readConfig(env), keyedHash: (...of) => of.join(), port: 1 });

  test.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ PUBLIC_URL: 'https://example.com' }, false],
    [{ NODE_ENV: 'production', ALLOW_SANDBOX: 'true' }, true],
    [{ PUBLIC_URL: 'https://example.com', ALLOW_SANDBOX: 'true' }, true],
    [{ ALLOW_SANDBOX: 'false' }, false],
  ])('with %j stands in: %s', (env, stands) => {
    expect(parts(env).shop !== null).toBe(stands);
    expect(parts(env).payments !== null).toBe(stands);
  });

  test('gives way to Stripe, whose settings come together or not at all', () => {
    const env = {
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      STRIPE_PRICE_PRO: 'price_new,price_old',
      STRIPE_PRICE_PRO_5K: 'price_5k',
      NODE_ENV: 'production',
    };
    expect(parts(env)).toMatchObject({
      shop: null,
      payments: { prices: { pro: ['price_new', 'price_old'], pro5k: ['price_5k'] } },
    });
    expect(() => readConfig({ ...env, STRIPE_WEBHOOK_SECRET: '' })).toThrow('set together');
  });

  test('talks to this server alone: without its key nobody reads or writes', async () => {
    await (await subscriber()).subscribe();
    for (const headers of [{}, { authorization: 'Bearer sk_test_guessed' }])
      for (const path of ['customers/x', 'subscriptions', 'charges', 'refunds'])
        expect((await fetch(`${site.origin}/v1/${path}`, { headers })).status).toBe(401);
  });

  test('does not read on in a form without an end', async () => {
    const keyedHash = keyedHasher(site.deps.secret);
    const { shop } = choosePayments({ config: site.deps.config, keyedHash, port: 1 });
    const answer = await fetch(`${site.origin}/v1/customers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop?.secretKey}` },
      body: new URLSearchParams({ email: 'x'.repeat(100_000) }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { message: 'The form is too large.' } });
  });

  test('refuses a press that comes from another site', async () => {
    const ann = await subscriber();
    const answer = await ann.browser.request(await ann.checkout(), {
      method: 'POST',
      body: new URLSearchParams({ card: 'visa' }),
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect((await ann.account()).plan).toBe('free');
  });

  test('where it may not stand in there is no way to pay, and the site says so', async () => {
    const ann = await subscriber();
    const off = await openSite(database, { ALLOW_SANDBOX: 'false' });
    const answer = await caller(off.origin, ann.session).post(`${base}/stripe-checkout`, {
      plan: 'pro',
      success_url: `${off.origin}/`,
      cancel_url: `${off.origin}/`,
    });
    expect(await answer.json()).toMatchObject({
      error: 'not_found',
      message: 'Payments are not set up on this server yet.',
    });
    const config = await (await fetch(`${off.origin}${base}/site-config`)).json();
    expect(config).toMatchObject({ sandbox: { payments: false } });
    expect((await fetch(`${off.origin}/v1/customers`, { method: 'POST' })).status).toBe(404);
    await off.close();
  });
});
