import { type AnyAddress, addresses, type BodyOf, pathOf } from '@cleanpaste/contract';
import type { Page } from '@playwright/test';
import { axeFindings } from './fixtures/axe.ts';
import { startServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';
import { visitorOn } from './fixtures/visitor.ts';

// The share window would come over what is looked at here.
test.use({ hasShared: true });

const adminEmail = 'boss@example.com';

// A server of its own, because it has an admin, and because its figures are counted.
let url = '';
let stop: () => Promise<number | null>;
test.beforeAll(async () => {
  const own = await startServer({ ADMIN_EMAIL: adminEmail });
  ({ url, stop } = own);
});
test.afterAll(async () => {
  expect(await stop()).toBe(0);
});
test.use({ baseURL: async ({ browserName: _ }, use) => use(url) });

async function signInAs(page: Page, email: string, from = '/login') {
  await visitorOn(page, email).signIn(from);
}

/** A call as a visitor without an account makes it. */
async function callAsVisitor<A extends AnyAddress>(page: Page, address: A, body: BodyOf<A>) {
  const status = await page.evaluate(
    async ([to, json]) => {
      const headers = { 'content-type': 'application/json', 'x-session-id': crypto.randomUUID() };
      return (await fetch(to!, { method: 'POST', headers, body: json })).status;
    },
    [pathOf(address), JSON.stringify(body)],
  );
  expect(status).toBe(200);
}

test('visitors go to login, users to their dashboard, and only the admin sees the link', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/login');
  await signInAs(page, 'ann@example.com');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await page.goto('/admin?tab=feedback');
  await expect(page).toHaveURL('/dashboard');
});

test('the admin reads figures that follow what visitors do, and moderates what they write', async ({
  page,
  browser,
}) => {
  await signInAs(page, adminEmail, '/admin');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Dashboard', 'Feature Flags', 'Feedback']);
  const shares = page.getByRole('region', { name: 'Shares since the beginning: table' });
  const bluesky = shares.getByRole('row').filter({ hasText: 'Bluesky' });
  await expect(bluesky).toHaveText('Bluesky000');

  const context = await browser.newContext({ baseURL: url });
  const other = await context.newPage();
  await signInAs(other, 'ben@example.com');
  await callAsVisitor(other, addresses.sharing.recordShare, { platform: 'bluesky' });
  // Nobody reloaded anything here.
  await expect(bluesky).toHaveText('Bluesky101');

  await other.getByRole('button', { name: 'Feedback' }).click();
  await other.getByLabel('Your message').fill('The dark theme is lovely.');
  await other.getByRole('button', { name: 'Send feedback' }).click();
  await expect(other.getByText(/We read every single one!/)).toBeVisible();
  await callAsVisitor(other, addresses.cleaning.cleanText, {
    text: 'Zero\u200Bwidth',
    type: 'basic',
  });
  await context.close();

  await tabs.filter({ hasText: 'Feedback' }).click();
  await expect(page).toHaveURL('/admin?tab=feedback');
  const message = page.getByRole('listitem').filter({ hasText: 'The dark theme is lovely.' });
  await expect(message).toContainText('ben@example.com');
  await message.getByRole('combobox').selectOption('Resolved');
  await expect(page.getByText('Status updated successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Pending 0' }).click();
  await expect(page.getByText('No feedback with this status.')).toBeVisible();
  await page.goBack();
  await expect(message).toBeVisible();

  await page.goto('/admin?tab=logs');
  await expect(page.getByRole('cell', { name: 'No account' })).toBeVisible();
  await page.getByRole('button', { name: 'Requests' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  // How many calls came after the visitor's is a matter of pace: its page is looked for.
  const call = page.getByText(addresses.cleaning.cleanText);
  let isFound = await call.isVisible();
  for (let number = 2; number === 2 || !isFound; number += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(new RegExp(`page=${number}`));
    await expect(page.getByText(new RegExp(`^Page ${number} of`))).toBeVisible();
    isFound ||= await call.isVisible();
  }
});

test('a flag reloads the page, is told, and stands in the audit log', async ({ page }) => {
  await signInAs(page, adminEmail, '/admin?tab=flags');
  const flag = page.getByRole('switch', { name: 'show_expert_plan' });
  await expect(flag).toBeChecked();
  await expect(page.getByText('show_plagiarism_check')).toHaveCount(0);
  const reloaded = page.waitForEvent('load');
  await flag.click();
  await reloaded;
  await expect(page.getByText('Feature flag updated successfully')).toBeVisible();
  await expect(flag).not.toBeChecked();
  await expect(page.getByText('Turned show_expert_plan off; it was on')).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByText('RECOMMENDED')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Expert' })).toHaveCount(0);
});

test('the range stands in the address; plots are read with keys and as tables', async ({
  page,
  expectError,
}) => {
  await page.goto('/pricing');
  await callAsVisitor(page, addresses.cleaning.cleanText, { text: 'some text', type: 'basic' });
  await signInAs(page, adminEmail, '/admin');
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  await page.reload();
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const plot = page.getByRole('figure').filter({ hasText: 'Cleanups a day' });
  const days = plot.getByRole('slider', { name: 'Cleanups a day' });
  await expect(days).toHaveAttribute('aria-valuetext', /^In all, Basic [12], Statistical 0$/);
  await days.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(days).toHaveAttribute('aria-valuetext', /\d{4}, Basic [12], Statistical 0$/);
  await page.keyboard.press('ArrowLeft');
  await expect(days).toHaveAttribute('aria-valuetext', /\d{4}, Basic 0, Statistical 0$/);
  await plot.getByText('Show as a table').click();
  await expect(plot.getByRole('row')).toHaveCount(8);
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const name of ['Dashboard', 'Feature Flags', 'Feedback', 'Logs']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    expect([name, await axeFindings(page)]).toEqual([name, []]);
  }
  await page.getByRole('tab', { name: 'Dashboard' }).click();

  expectError(/500/);
  const metrics = `**${pathOf(addresses.admin.readMetrics)}*`;
  await page.route(metrics, (route) =>
    route.fulfill({ status: 500, json: { error: 'internal_error', message: 'Out of order.' } }),
  );
  await page.reload();
  await expect(page.getByText('Error loading admin metrics')).toBeVisible();
  await expect(page.getByText('Out of order.')).toBeVisible();
  await page.unroute(metrics);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(plot).toBeVisible();
});
