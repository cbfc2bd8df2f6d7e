import { payingOn } from '../fixtures/paying.ts';
import { expect, states, test } from './states.ts';

states(['pricing', 'pricing-free', 'subscription-free'], async ({ page, visitor, take }) => {
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await take('pricing');
  await visitor.signIn('/pricing');
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Your plan' })).toBeVisible();
  await take('pricing-free');
  await page.goto('/subscription');
  await expect(page.getByRole('region', { name: 'Current Plan' })).toContainText('Free Plan');
  await take('subscription-free');
});

states(
  [
    'checkout',
    'checkout-declined',
    'checkout-confirm',
    'checkout-cancelled',
    'checkout-no-payment',
  ],
  async ({ page, visitor, take }) => {
    const paying = payingOn(page);
    await visitor.signIn();
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await expect(page.getByText('Sandbox. No money moves.')).toBeVisible();
    await take('checkout');
    await paying.pay('Is declined 4000');
    await expect(page.getByRole('alert')).toBeVisible();
    await take('checkout-declined');
    await paying.pay('Asks you to confirm');
    await expect(page.getByRole('button', { name: 'Confirm payment' })).toBeVisible();
    await take('checkout-confirm');
    await paying.press('Refuse payment');
    await paying.press('Cancel and go back');
    await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
    await take('checkout-cancelled');
    // By then the page has taken over, and knows that nobody is about to pay.
    await page.waitForLoadState('networkidle');
    await page.goto('/checkout/success');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Finding your payment');
    await take('checkout-no-payment');
  },
);

states(['checkout-signed-out'], async ({ page, take }) => {
  await page.goto('/checkout/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in');
  await take('checkout-signed-out');
});

states(
  [
    ...['checkout-paid', 'pricing-pro', 'dashboard-pro', 'subscription-pro', 'portal'],
    ...['api-key-new', 'api-key-not-copied', 'api-keys', 'api-key-revoke'],
    ...['change-plan', 'subscription-cancelled', 'dashboard-cancelled', 'subscription-ended'],
  ],
  async ({ page, visitor, take }) => {
    test.setTimeout(240_000);
    const paying = payingOn(page);
    const plan = page.getByRole('region', { name: 'Current Plan' });
    await visitor.signIn();
    await paying.subscribe('Pro', 'Visa that pays');
    await take('checkout-paid');
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Your plan', exact: true })).toBeVisible();
    await take('pricing-pro');
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await take('dashboard-pro');
    await page.getByLabel('Name of a new key').fill('build server');
    await page.getByRole('button', { name: 'Create key' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^cp_/)).toBeVisible();
    await take('api-key-new');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('status')).toHaveText(/^Copy the key first/);
    await take('api-key-not-copied');
    await dialog.getByRole('button', { name: 'I have saved the key' }).click();
    await expect(dialog).toHaveCount(0);
    const keys = page.getByRole('region', { name: 'API keys' });
    await keys.scrollIntoViewIfNeeded();
    await take('api-keys', { whole: false });
    await keys.getByRole('button', { name: /^Revoke/ }).click();
    await expect(dialog).toContainText('build server');
    await take('api-key-revoke');
    await page.goto('/subscription');
    await expect(plan).toContainText('Next Payment');
    await take('subscription-pro');
    await paying.openPortal();
    await take('portal');
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Choose Expert' }).click();
    await expect(page.getByRole('button', { name: 'Confirm change' })).toBeVisible();
    await take('change-plan');
    await paying.openPortal();
    await paying.press('Cancel at the end of the period');
    await paying.leavePortal();
    await expect(plan.getByText(/^Subscription will end on/)).toBeVisible();
    await take('subscription-cancelled');
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await take('dashboard-cancelled', { whole: false });
    await paying.openPortal();
    await paying.press('Move to the end of the period');
    await paying.leavePortal();
    await expect(plan).toContainText('Free Plan');
    await take('subscription-ended');
  },
);

states(
  [
    ...['subscription-past-due', 'dashboard-past-due', 'home-past-due', 'portal-past-due'],
    ...['subscription-unpaid', 'dashboard-unpaid'],
  ],
  async ({ page, visitor, take }) => {
    test.setTimeout(240_000);
    const paying = payingOn(page);
    const bar = page.getByRole('region', { name: 'Payment', exact: true });
    await visitor.signIn();
    await paying.subscribe('Pro', 'Pays once, is declined at renewal');
    await paying.openPortal();
    await paying.press('Move to the end of the period');
    await take('portal-past-due');
    await paying.leavePortal();
    await expect(page.getByText('Your last payment failed.')).toBeVisible();
    await take('subscription-past-due');
    for (const [name, path] of [
      ['dashboard-past-due', '/dashboard'],
      ['home-past-due', '/'],
    ] as const) {
      await page.goto(path);
      await expect(bar).toContainText('Your last payment failed.');
      await take(name, { whole: false });
    }
    await paying.openPortal();
    await paying.press('Move to the next try');
    await paying.leavePortal();
    await expect(page.getByText(/because the payment failed/)).toBeVisible();
    await take('subscription-unpaid');
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await expect(page.getByText(/because the payment failed/)).toBeVisible();
    await take('dashboard-unpaid', { whole: false });
  },
);
