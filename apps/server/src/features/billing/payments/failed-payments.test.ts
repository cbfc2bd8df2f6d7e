import { account as accountShape } from '@cleanpaste/contract';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openSharedSite } from '../../../../test/shared-site.ts';
import { caller, openBrowser } from '../../../../test/site.ts';
import { keyedHasher } from '../../../hashing/keyed-hash.ts';
import { runHousekeeping } from '../../../housekeeping.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { mailNotices } from '../../accounts/notices/tables.ts';
import { users } from '../../accounts/sign-in/tables.ts';
import { choosePayments } from '../sandbox-shop/compose.ts';
import { sandboxPaymentObjects } from '../sandbox-shop/tables.ts';
import { revenueCache, stripeCharges, stripeSubscriptions } from '../subscriptions/tables.ts';
import { syncSubscription } from './service.ts';

const base = '/functions/v1';
const daySeconds = 86_400;

const { database, site } = await openSharedSite({
  env: { PRODUCT_NAME: 'Tidy Words', SUPPORT_EMAIL: 'help@tidy.internal' },
  emptied: [
    users,
    mailNotices,
    rateLimits,
    sandboxPaymentObjects,
    stripeSubscriptions,
    stripeCharges,
    revenueCache,
  ],
});

async function subscriber(email = 'ann@example.com') {
  const browser = openBrowser(site.origin);
  const api = caller(site.origin, await browser.signIn(email));
  const press = (url: string, form: Record<string, string>) =>
    browser.request(url, { method: 'POST', body: new URLSearchParams(form) });
  const urlOf = async (path: string, body: object) =>
    ((await (await api.post(`${base}/${path}`, body)).json()) as { url: string }).url;
  const checkout = (plan: string) =>
    urlOf('stripe-checkout', {
      plan,
      success_url: `${site.origin}/checkout/success`,
      cancel_url: `${site.origin}/checkout/cancel`,
    });
  return {
    api,
    press,
    checkout,
    subscribe: async (plan = 'pro', card = 'visa') => press(await checkout(plan), { card }),
    portal: () => urlOf('stripe-portal', { return_url: `${site.origin}/subscription` }),
    async inPortal(form: Record<string, string>) {
      return press(await this.portal(), form);
    },
    account: async () => accountShape.parse(await (await api.get(`${base}/account`)).json()),
  };
}

const subjects = () => site.mails.map(({ subject }) => subject);
/** Mail is sent behind the answer. */
const untilSent = (count: number) => vi.waitFor(() => expect(site.mails).toHaveLength(count));
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

test('a renewal that fails is told: the plan stays, the day of the next try is named, a mail goes out', async () => {
  const ann = await subscriber();
  await ann.subscribe('pro', 'later');
  await untilSent(1);
  const renewal = (await ann.account()).subscription.current_period_end ?? 0;
  await ann.inPortal({ do: 'next' });
  const { plan, subscription } = await ann.account();
  expect({ plan, ...subscription }).toMatchObject({
    plan: 'pro',
    is_active: true,
    state: 'past_due',
    next_payment_attempt: renewal + 5 * daySeconds,
    ended_because: null,
    ended_plan: null,
  });
  await untilSent(2);
  const mail = site.mails[1]!;
  const nextTry = new Date((renewal + 5 * daySeconds) * 1000);
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect(mail).toMatchObject({
    to: 'ann@example.com',
    subject: 'Your payment for Tidy Words Pro failed',
  });
  expect(mail.text).toContain(
    `We try again on ${date.format(nextTry)}.\nYou keep your plan at least until then.`,
  );
  expect(mail.text).toContain(`${site.origin}/subscription`);
  expect(mail.text).toContain('Write to help@tidy.internal.');
  expect(mail.text).not.toContain('CleanPaste');
});

test('another card mends it: nothing is failing any more, and the renewal after that is paid', async () => {
  const ann = await subscriber();
  await ann.subscribe('pro', 'later');
  await ann.inPortal({ do: 'next' });
  const page = await (await fetch(await ann.portal())).text();
  expect(page).toContain('Next try');
  expect(page).toContain('Move to the next try');
  await ann.inPortal({ do: 'card', card: 'visa' });
  expect((await ann.account()).subscription).toMatchObject({
    state: 'active',
    next_payment_attempt: null,
  });
  await ann.inPortal({ do: 'next' });
  expect((await ann.account()).subscription.state).toBe('active');
});

test('when the last try fails the plan ends, says that this was why, and can still be managed', async () => {
  const ann = await subscriber();
  await ann.subscribe('pro5k', 'later');
  await ann.inPortal({ do: 'next' });
  await ann.inPortal({ do: 'next' });
  const { plan, subscription } = await ann.account();
  expect(plan).toBe('free');
  expect(subscription).toMatchObject({
    is_active: false,
    state: 'ended',
    ended_because: 'payment_failed',
    ended_plan: 'pro5k',
    payment_method_last4: '0341',
  });
  expect(subscription.ended_at).toBeGreaterThan(Date.now() / 1000);
  await untilSent(3);
  expect(subjects()).toEqual([
    'Your Tidy Words plan is now Expert',
    'Your payment for Tidy Words Expert failed',
    'Your Tidy Words plan has ended',
  ]);
  expect(site.mails[2]!.text).toContain('has ended because the payment failed');
  const portal = await fetch(await ann.portal());
  expect(portal.status).toBe(200);
  expect(await portal.text()).toContain('Ended');
});

test('a plan that was cancelled ends without a word of a payment', async () => {
  const ann = await subscriber();
  await ann.subscribe();
  await ann.inPortal({ do: 'cancel' });
  await ann.inPortal({ do: 'next' });
  expect((await ann.account()).subscription).toMatchObject({
    state: 'ended',
    ended_because: 'other',
    ended_plan: 'pro',
  });
  await untilSent(2);
  expect(site.mails[1]!.subject).toBe('Your Tidy Words plan has ended');
  expect(site.mails[1]!.text).not.toContain('failed');
});

test('a first payment that is refused leaves no subscription to see, and no card', async () => {
  const ann = await subscriber();
  const url = await ann.checkout('pro');
  await ann.press(url, { card: 'confirm' });
  await ann.press(`${url}/confirm`, { answer: 'no' });
  expect((await ann.account()).subscription).toMatchObject({
    state: 'none',
    is_active: false,
    payment_method_brand: null,
    payment_method_last4: null,
  });
  await settled();
  expect(subjects()).toEqual([]);
});

test('a change of plan is told once, with what it has now', async () => {
  const ann = await subscriber();
  await ann.subscribe('pro');
  await ann.press(await ann.checkout('pro5k'), { do: 'switch' });
  await untilSent(2);
  expect(site.mails[1]!.text).toContain('from Pro to Expert: 5,000 statistical cleanups');
});

test('what is told again by the provider, or read again, is not mailed again', async () => {
  const ann = await subscriber();
  await ann.subscribe('pro', 'later');
  await ann.inPortal({ do: 'next' });
  await untilSent(2);
  const ctx = systemContext(site.deps);
  const keyedHash = keyedHasher(site.deps.secret);
  const payments = choosePayments({ ...site.deps, keyedHash }).payments!;
  const [row] = await database.handle.select().from(stripeSubscriptions);
  await Promise.all(Array.from({ length: 5 }, () => syncSubscription(ctx, payments, row!.id)));
  await ann.api.post(`${base}/stripe-sync`, {});
  await runHousekeeping(ctx, payments);
  await settled();
  expect(site.mails).toHaveLength(2);
});

test('a deleted account is told so, and not of the plan that ended with it; its address is kept nowhere', async () => {
  const ann = await subscriber();
  await ann.subscribe();
  await untilSent(1);
  await ann.api.post(`${base}/delete-account`, {});
  await untilSent(2);
  expect(site.mails[1]).toMatchObject({
    to: 'ann@example.com',
    subject: 'Your Tidy Words account was deleted',
  });
  await settled();
  expect(site.mails).toHaveLength(2);
  const kept = await database.handle.select().from(mailNotices);
  expect(JSON.stringify(kept)).not.toContain('ann@example.com');
});

test('a mail that cannot be sent now is sent later, once', async () => {
  const ann = await subscriber();
  const failing = systemContext({
    ...site.deps,
    sendMail: () => Promise.reject(new Error('no mail server')),
  });
  await database.handle.delete(mailNotices);
  const [user] = await database.handle
    .select()
    .from(users)
    .where(eq(users.email, 'ann@example.com'));
  expect(ann).toBeDefined();
  await database.handle.insert(mailNotices).values({
    id: 'plan-ended:sub_1',
    userId: user!.id,
    notice: { kind: 'plan-ended', plan: 'pro', because: 'other' },
    createdAt: site.clock.now(),
  });
  await runHousekeeping(failing);
  expect(site.mails).toEqual([]);
  site.clock.advance(11 * 60 * 1000);
  const ctx = systemContext(site.deps);
  await Promise.all([runHousekeeping(ctx), runHousekeeping(ctx)]);
  await runHousekeeping(ctx);
  expect(subjects()).toEqual(['Your Tidy Words plan has ended']);
});
