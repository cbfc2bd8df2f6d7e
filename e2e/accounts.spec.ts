import { answerForNow } from './fixtures/answer-for-now.ts';
import { payingOn } from './fixtures/paying.ts';
import { expect, test } from './fixtures/test.ts';

// The share window would come over what is looked at here.
test.use({ hasShared: true });

const hidden = 'Zero\u200Bwidth';

test('a visitor signs in with Google, sees the dashboard, and signs out to home', async ({
  page,
  visitor,
  email,
}) => {
  await visitor.signInByHand();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Free Plan')).toBeVisible();
  await expect(page.getByText('0 of 3 used in total')).toBeVisible();
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await visitor.signOut();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});

test('a protected page sends to login, and the way leads back to it', async ({ page, visitor }) => {
  await page.goto('/dashboard?cleanups=2');
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await visitor.choose();
  await expect(page).toHaveURL('/dashboard?cleanups=2');
});

test('somebody who is signed in does not see the login page', async ({ page, visitor }) => {
  await visitor.signIn();
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
});

test('tabs agree: a sign-out in one ends the session in the other, at home', async ({
  visitor,
  context,
  email,
}) => {
  await visitor.signIn();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText(email)).toBeVisible();
  await visitor.signOut();
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('the sandbox asks who it is each time, and takes another person for another one', async ({
  page,
  visitor,
  email,
}) => {
  await visitor.signInByHand();
  await visitor.signOut();
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Sandbox. This is not Google.')).toBeVisible();
  await page.getByLabel('Or any e-mail address').fill(`other-${email}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`other-${email}`)).toBeVisible();
});

test('the callback without a code, or cancelled, says so and goes to login', async ({ page }) => {
  await page.goto('/auth/callback');
  await expect(page.getByText('No code or access token provided').first()).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText('Google sign-in was cancelled.');
  await expect(page).toHaveURL('/login');
  // It stays when the notice has gone, at the button where it is tried again.
  const again = main.getByRole('button', { name: 'Continue with Google' });
  await expect(again).toBeFocused();
  await expect(again).toHaveAccessibleDescription('Google sign-in was cancelled.');
});

test("a link with somebody's tokens signs nobody in", async ({ page }) => {
  await page.goto('/auth/callback#access_token=made-up&refresh_token=x');
  await expect(page.getByText('No session found after authentication').first()).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(page.url()).not.toContain('access_token');
});

test('a recovery link leads to the new password, which then signs in', async ({
  page,
  visitor,
  server,
  email,
}) => {
  await visitor.signIn();
  await visitor.signOut();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByText(/a link to set a new password is on its way/)).toBeVisible();
  await page.goto(await server.linkInMail(email));
  await expect(page).toHaveURL(/\/reset-password\?token=.+&type=recovery/);
  const save = page.getByRole('button', { name: 'Update Password' });
  await page.getByLabel('New Password').fill('abc');
  await page.getByLabel('Confirm Password').fill('abd');
  await save.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm Password').fill('abc');
  await save.click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('New Password').fill('a rather long one');
  await page.getByLabel('Confirm Password').fill('a rather long one');
  await save.click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a rather long one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('wrong credentials are told in one sentence, at the form, with the focus in the field', async ({
  page,
  expectError,
}) => {
  expectError(/401/);
  await page.goto('/login', { waitUntil: 'networkidle' });
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await password.fill('wrong password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-mail or password is not right.');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription('E-mail or password is not right.');
  await expect(password).toBeFocused();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com');
});

test('a failure of work stays, can be tried again, and covers no control', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/500/);
  await page.setViewportSize({ width: 390, height: 844 });
  const mend = await answerForNow(page, '**/functions/v1/clean-text', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal_error', message: 'The disk is away.' } }),
  );
  await cleaner.open();
  await cleaner.input.fill(hidden);
  await cleaner.clean();
  const notice = page.getByRole('alert').filter({ hasText: 'Failed to clean text' });
  await expect(notice).toHaveText(
    'Failed to clean text: The disk is away. Your text stays in the box.',
  );
  await expect(page.getByText(/^Attempt/)).toHaveCount(0);
  // It stands in the page, beside the button, and over nothing: neither the text nor what is read of it.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
  await expect(notice).toBeInViewport({ ratio: 1 });
  const boxes = [cleaner.input, cleaner.note, cleaner.button].map((one) => one.boundingBox());
  const said = (await notice.boundingBox())!;
  for (const one of await Promise.all(boxes)) {
    const apart = one!.y + one!.height <= said.y || said.y + said.height <= one!.y;
    expect(apart, JSON.stringify([one, said])).toBe(true);
  }
  mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await cleaner.shows('Zerowidth');
  await expect(notice).toHaveCount(0);
});

test('a new API key cannot be lost by a click beside it or by Escape', async ({
  page,
  visitor,
}) => {
  await visitor.signIn();
  await payingOn(page).subscribe('Pro', 'Visa that pays');
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByLabel('Name of a new key').fill('build server');
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^cp_/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 300);
  await expect(dialog.getByText(/^cp_/)).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/^Copy the key first/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a reset page without a token is refused', async ({ page }) => {
  await page.goto('/reset-password?type=recovery');
  await expect(page).toHaveURL('/login');
  // It stays, in the card where a new one is asked for.
  const card = page.getByRole('main');
  await expect(card.getByRole('alert')).toHaveText(
    'Invalid password reset link. A link works once, and for 30 minutes.',
  );
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(card.getByRole('alert')).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Continue with Google' })).toBeFocused();
});

test('the notice of a reset link that does not hold sends a new one itself', async ({
  page,
  visitor,
  server,
  email,
}) => {
  await visitor.signIn();
  await visitor.signOut();
  const field = page.getByLabel('E-mail');
  const again = page.getByRole('main').getByRole('button', { name: 'Ask for a new link' });
  await page.goto('/reset-password?type=recovery');
  // By the keyboard, and without an address: the focus is where it is filled in, with what is asked.
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(
    'Enter your e-mail, then press “Forgot your password?” below.',
  );
  // Nothing was done wrong.
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(again).toHaveCount(0);
  // With an address it is sent at once.
  await page.goto('/reset-password?type=recovery');
  await field.fill(email);
  await again.click();
  await expect(page.getByText(/a link to set a new password is on its way/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Forgot your password?' })).toBeFocused();
  await page.goto(await server.linkInMail(email));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
});

test('the second cleanup without an account asks to sign in; the text waits', async ({
  page,
  cleaner,
  visitor,
}) => {
  await cleaner.open();
  await cleaner.paste(hidden);
  await cleaner.clean();
  await cleaner.shows('Zerowidth');
  await cleaner.input.fill('and another one');
  await cleaner.clean();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Unlimited basic cleaning')).toBeVisible();
  await expect(dialog.getByText('3 free statistical watermark removals')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(cleaner.input).toHaveValue('and another one');
  await visitor.signIn();
  await cleaner.open();
  await expect(cleaner.input).toHaveValue('and another one');
});

test('the history can be opened, copied and deleted', async ({ page, cleaner, visitor }) => {
  await visitor.signIn();
  await cleaner.open();
  for (const text of ['first', 'second', 'third', 'fourth']) {
    await cleaner.input.fill(`${text}\u200B`);
    await cleaner.clean();
    await cleaner.shows(text);
  }
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const history = page.getByRole('region', { name: 'Cleanup history' });
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expect(
    history.getByText(/^The free plan shows your last 3\. Any older ones are kept/),
  ).toBeVisible();
  await history.getByRole('button', { name: 'Open' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Cleaned text' })).toHaveValue('fourth');
  await page.keyboard.press('Escape');
  await history.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('History item deleted')).toBeVisible();
  await expect(history.getByText('fourth')).toHaveCount(0);
});

test('feedback is not sent blank, and is thanked for', async ({ page, visitor }) => {
  await visitor.signIn();
  await page.getByRole('button', { name: 'Feedback' }).click();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Please enter your feedback')).toBeVisible();
  const box = page.getByRole('dialog').getByRole('textbox');
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription('Please enter your feedback');
  await page.getByLabel('Your message').fill('Calm and quick.');
  await expect(page.getByText('Please enter your feedback')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText(/We read every single one!/)).toBeVisible();
});

test('deleting the account asks for its address, signs out, and ends at home', async ({
  page,
  visitor,
  email,
}) => {
  await visitor.signIn();
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).not.toContainText('subscription');
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  const notice = page.getByText('Your account has been deleted');
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  // It stands in the page, above all that can be pressed there, until it is dismissed.
  await page.waitForTimeout(3000);
  const told = (await page
    .locator('main')
    .getByText('Your account has been deleted')
    .boundingBox())!;
  const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(told.y + told.height).toBeLessThan(heading.y);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
});
