import { expect, states } from './states.ts';
import { dirty, essay, marked, serverFault } from './texts.ts';

states(
  ['login', 'login-wrong', 'login-forgot-where', 'login-mail-sent', 'login-dead-link', 'signup'],
  async ({ page, take, expectError }) => {
    expectError(/401/);
    await page.goto('/login', { waitUntil: 'networkidle' });
    await take('login');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByText(/^Enter your e-mail above/)).toBeVisible();
    await take('login-forgot-where', { whole: false });
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveText('E-mail or password is not right.');
    await take('login-wrong', { whole: false });
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByText(/a link to set a new password is on its way/)).toBeVisible();
    await take('login-mail-sent', { whole: false });
    await page.goto('/reset-password?type=recovery');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await take('login-dead-link', { whole: false });
    await page.goto('/signup');
    await take('signup');
  },
);

states(
  ['sandbox-google', 'login-cancelled', 'dashboard-just-signed-in'],
  async ({ page, visitor, take }) => {
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByText('Sandbox. This is not Google.')).toBeVisible();
    await take('sandbox-google', { whole: false });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await take('login-cancelled', { whole: false });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await visitor.choose();
    await expect(page.getByText('Free Plan')).toBeVisible();
    await take('dashboard-just-signed-in', { whole: false });
  },
);

states(
  ['reset', 'reset-mismatch', 'reset-done'],
  async ({ page, server, email, visitor, take, expectError }) => {
    expectError(/401/);
    await visitor.signIn();
    await page.context().clearCookies();
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.goto(await server.linkInMail(email));
    const save = page.getByRole('button', { name: 'Update Password' });
    await expect(save).toBeVisible();
    await take('reset', { whole: false });
    await page.getByLabel('New Password').fill('a rather long one');
    await page.getByLabel('Confirm Password').fill('another one');
    await save.click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await take('reset-mismatch', { whole: false });
    await page.getByLabel('Confirm Password').fill('a rather long one');
    // It goes on to the login by itself: too soon for two pictures.
    await page.clock.install();
    await save.click();
    await expect(page.getByText('Password updated successfully').first()).toBeVisible();
    await take('reset-done', { whole: false });
  },
);

states(
  [
    ...['dashboard-empty', 'feedback', 'feedback-blank', 'feedback-thanks', 'delete-account'],
    ...['delete-account-other-address', 'account-deleted'],
  ],
  async ({ page, email, visitor, take }) => {
    await visitor.signIn();
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await take('dashboard-empty');
    await page.getByRole('button', { name: 'Feedback' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await take('feedback');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Please enter your feedback')).toBeVisible();
    await take('feedback-blank');
    await page.getByLabel('Your message').fill('Calm and quick.');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText(/We read every single one!/)).toBeVisible();
    await take('feedback-thanks', { whole: false });
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await take('delete-account');
    await dialog.getByLabel(`Type ${email} to confirm`).fill('somebody else');
    await take('delete-account-other-address');
    await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account has been deleted')).toBeVisible();
    await take('account-deleted', { whole: false });
  },
);

states(
  [
    ...['dashboard-with-history', 'dashboard-cleanup-open'],
    ...['dashboard-delete-item', 'dashboard-delete-all'],
  ],
  async ({ page, cleaner, visitor, take }) => {
    await visitor.signIn();
    await cleaner.open();
    for (const text of [dirty, marked]) {
      await cleaner.input.fill(text);
      await cleaner.clean();
      await expect(cleaner.result).toBeVisible();
    }
    await page.getByLabel('Strip statistical watermarks').check();
    await cleaner.input.fill(essay);
    await cleaner.clean();
    await expect(cleaner.wordings.first()).toBeVisible();
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    const history = page.getByRole('region', { name: 'Cleanup history' });
    await expect(history.getByRole('listitem')).toHaveCount(3);
    await take('dashboard-with-history');
    await history.getByRole('button', { name: 'Open' }).first().click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await take('dashboard-cleanup-open');
    await page.keyboard.press('Escape');
    await history.getByRole('button', { name: 'Delete' }).first().click();
    await expect(page.getByRole('dialog')).toContainText('Statistical');
    await take('dashboard-delete-item');
    await page.keyboard.press('Escape');
    await history.getByRole('button', { name: 'Delete all' }).click();
    await expect(page.getByRole('dialog')).toContainText('Delete all cleanups?');
    await take('dashboard-delete-all');
  },
);

states(['dashboard-not-loaded'], async ({ page, visitor, take, expectError }) => {
  expectError(/500/);
  await visitor.signIn();
  await page.route(/functions\/v1\/.*history|history\/cleanups/, (route) =>
    route.fulfill({
      status: 500,
      json: {
        error: 'internal_error',
        message: serverFault,
      },
    }),
  );
  await page.goto('/dashboard');
  await expect(page.getByText('Failed to load cleanup history')).toBeVisible();
  await take('dashboard-not-loaded');
});
