import { payingOn } from './fixtures/paying.ts';
import { expect, test } from './fixtures/test.ts';

// The share window would come over what is looked at here.
test.use({ hasShared: true });

const text =
  'In order to obtain good results, it is important to note that students should begin their work early.';

/** A day of the sandbox, whose clock a test moves: `months` after today, as the page writes it. */
function dayIn(months: number): RegExp {
  const now = new Date();
  const days = [now, new Date(now.getTime() + 86_400_000)].map((day) => {
    const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0));
    const date = Math.min(day.getUTCDate(), last.getUTCDate());
    const then = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, date, 12));
    return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(then);
  });
  return new RegExp(days.join('|').replaceAll(' ', '\\s'));
}

test('the life of a subscriber: limit, upgrade, payment, renewal, cancellation, deletion', async ({
  page,
  cleaner,
  visitor,
  email,
  expectError,
}) => {
  test.setTimeout(240_000);
  expectError(/403/);
  const paying = payingOn(page);
  const strip = page.getByLabel('Strip statistical watermarks');
  const plan = page.getByRole('region', { name: 'Current Plan' });

  await test.step('signs up, and uses what is free', async () => {
    await visitor.signInByHand('/signup');
    await cleaner.open();
    await strip.check();
    for (const n of ['One', 'Two', 'Three']) {
      await cleaner.input.fill(`${n}. ${text}`);
      await cleaner.clean();
      await expect(cleaner.result).toBeVisible();
    }
    await cleaner.input.fill(`Four. ${text}`);
    await cleaner.clean();
  });

  await test.step('is offered Pro, looks away, and pays', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Upgrade to Pro for $5 a month' }).click();
    await paying.press('Cancel and go back');
    await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await paying.pay('Is declined 4000');
    await expect(page.getByRole('alert')).toHaveText(
      'The card ending in 0002 was declined. Choose another one.',
    );
    // The card that failed is marked, and which one is next is not chosen for anybody.
    await expect(page.getByText('declined', { exact: true })).toHaveCount(1);
    await expect(page.getByRole('radio', { name: /0002 declined$/ })).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await paying.press('Pay $5.00');
    await expect(page.getByRole('alert')).toBeVisible();
    await paying.pay('Asks you to confirm');
    await paying.press('Confirm payment');
    await expect(
      page.getByRole('heading', { name: 'Payment Successful', exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Your plan is active; its limits apply at once.')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
  });

  await test.step('has more room, and the text that was refused still waits', async () => {
    await expect(cleaner.input).toHaveValue(`Four. ${text}`);
    await strip.check();
    await cleaner.clean();
    await expect(cleaner.result).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('Pro Plan')).toBeVisible();
    await expect(page.getByText('1 of 1,000 used this month')).toBeVisible();
  });

  await test.step('is renewed: the next payment moves on by a month', async () => {
    await page.goto('/subscription');
    await expect(plan).toContainText('Pro Plan');
    await expect(plan).toContainText('VISA •••• 3155');
    await expect(plan.getByText(dayIn(1))).toBeVisible();
    await paying.openPortal();
    await paying.press('Move to the end of the period');
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await paying.leavePortal();
    await expect(plan).toContainText('Next Payment');
    await expect(plan.getByText(dayIn(2))).toBeVisible();
  });

  await test.step('changes to Expert, and gets its limits', async () => {
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Your plan', exact: true })).toBeVisible();
    // Nobody is talked into the plan that they have.
    await expect(page.getByText('Our suggestion')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start for free' })).toHaveCount(0);
    await expect(page.getByText('You are back on it when your plan ends')).toBeVisible();
    await expect(
      page.getByText(/^Nothing is paid today\. From \w+\s\d+,\s\d{4} on it is \$15 a month\.$/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Choose Expert' }).click();
    await expect(page.getByRole('term').filter({ hasText: 'Due today' })).toBeVisible();
    await expect(page.getByText('$0.00', { exact: true })).toBeVisible();
    await paying.press('Confirm change');
    await expect(page.getByText('You changed plans: nothing was paid today.')).toBeVisible();
    await expect(page.getByText('Your plan is active; its limits apply at once.')).toBeVisible();
    await expect(
      page.getByText(/^Expert: \$15 a month, renews on \w+\s\d+,\s\d{4}\.$/),
    ).toBeVisible();
    await expect(page.getByText('This is the sandbox: no money was moved.')).toBeVisible();
    await page.goto('/subscription');
    await expect(plan).toContainText(/Pro 5K Plan\s*Expert/);
    await expect(plan).toContainText('Resets on');
    await page.goto('/dashboard');
    await expect(page.getByText('Pro 5K Plan')).toBeVisible();
    await expect(page.getByText('1 of 5,000 used this month')).toBeVisible();
  });

  await test.step('cancels at the end of the period, and reads when that is', async () => {
    await paying.openPortal();
    await paying.press('Cancel at the end of the period');
    await paying.leavePortal();
    await expect(plan.getByText(/^Subscription will end on/)).toHaveText(dayIn(2));
    await expect(plan).not.toContainText('Next Payment');
    await page.goto('/dashboard');
    await expect(page.getByText(/^Ends /)).toHaveText(dayIn(2));
  });

  await test.step('is free again when the period is over, and comes back', async () => {
    await paying.openPortal();
    await paying.press('Move to the end of the period');
    await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
    // What the operator may do stands apart from what is the customer's.
    const operator = page.locator('section', { hasText: 'Sandbox operator' });
    const refund = operator.getByRole('button', { name: /^Refund \$5\.00 of \w+ \d+, \d{4}$/ });
    const given = page.getByRole('listitem').filter({ hasText: 'Refunded' });
    for (const left of [1, 0]) {
      await refund.first().click();
      await expect(refund).toHaveCount(left);
    }
    await expect(given).toHaveCount(2);
    await paying.leavePortal();
    await expect(plan).toContainText('Free Plan');
    await plan.getByRole('link', { name: 'See plans' }).click();
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await paying.pay('Mastercard that pays');
    await expect(page.getByText('Your plan is active; its limits apply at once.')).toBeVisible();
    await page.goto('/subscription');
    await expect(plan).toContainText('MASTERCARD •••• 4444');
  });

  await test.step('deletes the account, which ends the subscription at once', async () => {
    await paying.openPortal();
    const portal = page.url();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      'the subscription is cancelled immediately, and nothing is paid back.',
    );
    await expect(dialog).not.toContainText('An active subscription');
    await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account has been deleted')).toBeVisible();
    await expect(page).toHaveURL('/');
    const gone = await page.request.get(portal);
    expect(gone.status()).toBe(404);
    // The same address begins anew, but for the free allowance; the sandbox asks again who it is.
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByLabel('Or any e-mail address').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText('Free Plan')).toBeVisible();
    await expect(page.getByText('3 of 3 used in total')).toBeVisible();
  });
});

test('whoever is signed out is led by the plans to login, and back to them', async ({
  page,
  visitor,
}) => {
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await visitor.choose();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('button', { name: 'Your plan' })).toBeDisabled();
});

test('back from the checkout, the plans can be chosen again', async ({ page, visitor }) => {
  await visitor.signIn();
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await expect(page.getByText('Sandbox. No money moves.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Choose Pro' })).toBeEnabled();
});

test('the page that follows a payment claims none where none was made', async ({
  page,
  visitor,
}) => {
  await page.goto('/checkout/success');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Please sign in');
  await expect(
    page.getByText(
      'Sign in to see whether your payment has come: it is known to your account alone.',
    ),
  ).toBeVisible();
  await visitor.signIn();
  // A checkout that was begun and left is not one that was paid.
  await page.evaluate(() => localStorage.setItem('checkout', 'pro'));
  await page.goto('/checkout/success');
  await expect(
    page.getByText('as soon as the payment is confirmed', { exact: false }),
  ).toBeVisible();
  await expect(heading).toHaveText('Not confirmed yet');
  expect(await page.evaluate(() => localStorage.getItem('checkout'))).toBeNull();
  await page.reload();
  await expect(
    page.getByText('No new payment has come for this account.', { exact: false }),
  ).toBeVisible();
  await expect(heading).toHaveText('We found no payment');
});
