import { plans } from '@cleanpaste/contract';
import type { Locator } from '@playwright/test';
import { payingOn } from './fixtures/paying.ts';
import { expect, test } from './fixtures/test.ts';

const later = 'Pays once, is declined at renewal';

test('a payment that fails is seen on every page, and another card mends it', async ({
  page,
  visitor,
}) => {
  test.setTimeout(240_000);
  const paying = payingOn(page);
  const plan = page.getByRole('region', { name: 'Current Plan' });
  const bar = page.getByRole('region', { name: 'Payment', exact: true });
  await visitor.signIn();
  await paying.subscribe('Pro', later);
  await paying.openPortal();
  await paying.press('Move to the end of the period');
  await paying.leavePortal();

  await test.step('on the page of the subscription', async () => {
    await expect(plan).toContainText('Pro Plan');
    await expect(plan).toContainText(
      /Your last payment failed\. The next try is on \w+\s\d+,\s\d{4}, and you keep Pro at least until then\. If no try succeeds, you are back on Free\./,
    );
    await expect(plan.getByRole('button', { name: 'Update card' })).toBeVisible();
    await expect(bar).toHaveCount(0);
    // What comes next is the same day in both places, with what it costs, and no other payment is promised.
    const [, day] =
      /next try is on (\w+\s\d+,\s\d{4})/.exec((await plan.textContent()) ?? '') ?? [];
    await expect(plan.getByText('Next try').locator('xpath=following-sibling::dd')).toHaveText(
      `$${plans.pro.price} on ${day}`,
    );
    await expect(plan).not.toContainText('Next Payment');
  });

  await test.step('once, in a bar above every page, the dashboard too', async () => {
    for (const path of ['/dashboard', '/', '/pricing']) {
      await page.goto(path);
      await expect(bar).toContainText('Your last payment failed.');
      await expect(page.getByText(/payment failed/i)).toHaveCount(1);
    }
  });

  await test.step('and mended from there', async () => {
    await bar.getByRole('button', { name: 'Update card' }).click();
    await page.getByLabel('Mastercard that pays').check();
    await expect(page.getByRole('button', { name: /^Change to/ })).toHaveCount(0);
    await paying.press('Save card and pay $5.00');
    await paying.leavePortal();
    await expect(plan).toContainText('MASTERCARD •••• 4444');
    await expect(plan).not.toContainText('failed');
    await expect(plan).toContainText('Next Payment');
    await expect(plan).not.toContainText('Next try');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

test('a plan that ended because the payment failed says so, and can still be managed', async ({
  page,
  visitor,
  server,
  email,
}) => {
  test.setTimeout(240_000);
  const paying = payingOn(page);
  const plan = page.getByRole('region', { name: 'Current Plan' });
  await visitor.signIn();
  await paying.subscribe('Pro', later);
  await paying.openPortal();
  await paying.press('Move to the end of the period');
  await paying.press('Move to the next try');
  await paying.leavePortal();
  await expect(plan).toContainText('Free Plan');
  await expect(plan).toContainText(
    /Your Pro plan ended on \w+\s\d+,\s\d{4} because the payment failed\./,
  );
  // One way up: the plan that was lost, from where the others are seen too.
  await expect(plan.getByRole('link', { name: 'Renew Pro' })).toBeVisible();
  await expect(plan.getByRole('link', { name: 'See plans' })).toHaveCount(0);
  await expect(plan).toContainText('Dates of the sandbox, whose calendar runs ahead.');
  await expect.poll(() => server.mailsTo(email).length).toBe(3);
  expect(server.mailsTo(email).map(({ subject }) => subject)).toEqual([
    'Your CleanPaste plan is now Pro',
    'Your payment for CleanPaste Pro failed',
    'Your CleanPaste plan has ended',
  ]);
  await page.goto('/dashboard');
  await expect(page.getByText(/because the payment failed/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Renew Pro' })).toBeVisible();
  await paying.openPortal();
  await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
});

test('a first payment that is refused leaves no card behind', async ({ page, visitor }) => {
  const paying = payingOn(page);
  await visitor.signIn();
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await paying.pay('Asks you to confirm');
  await paying.press('Refuse payment');
  await expect(page.getByRole('alert')).toHaveText(
    'The card ending in 3155 was declined. Choose another one.',
  );
  await page.goto('/subscription');
  const plan = page.getByRole('region', { name: 'Current Plan' });
  await expect(plan).toContainText('Free Plan');
  await expect(plan).not.toContainText('••••');
  await expect(plan.getByRole('button', { name: 'Manage Subscription' })).toHaveCount(0);
  // With nothing to be told above them, both halves stand where they stand with it.
  const leftOf = async (it: Locator) => (await it.boundingBox())!.x;
  const [name, way, used] = [
    await leftOf(plan.getByText('Free Plan')),
    await leftOf(plan.getByRole('link', { name: 'See plans' })),
    await leftOf(plan.getByText('Basic cleanups')),
  ];
  expect(way).toBeCloseTo(name, 0);
  expect(used).toBeGreaterThan(name + 300);
});
