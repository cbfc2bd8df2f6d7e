import { addresses, pathOf } from '@cleanpaste/contract';
import type { Browser, Page } from '@playwright/test';
import { badHour } from '../fixtures/bad-hour.ts';
import { payingOn } from '../fixtures/paying.ts';
import { startServer } from '../fixtures/server.ts';
import { visitorOn } from '../fixtures/visitor.ts';
import { expect, states, test } from './states.ts';
import { serverFault } from './texts.ts';

const boss = 'boss@example.com';
const person = 'a-rather-long-name.that-nobody-would-type@a-quite-long-domain-name.example.com';

// A server of its own, because it has an admin.
let url = '';
let stop: (() => Promise<number | null>) | undefined;
test.beforeAll(async () => {
  ({ url, stop } = await startServer({ ADMIN_EMAIL: boss, TRUST_PROXY: '1' }));
});
test.afterAll(async () => {
  await stop?.();
});
test.use({ baseURL: async ({ browserName: _ }, use) => use(url) });

const signIn = (page: Page, to: string) => visitorOn(page, { url, email: boss }).signIn(to);

/** Somebody who pays, cleans and writes: without people there is nothing to administer. */
async function bringLife(browser: Browser) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await visitorOn(page, { url, email: person }).signIn();
  await payingOn(page).subscribe('Pro', 'Visa that pays');
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Feedback' }).click();
  await page.getByLabel('Your message').fill('The dark theme is lovely.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText(/We read every single one!/)).toBeVisible();
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const text of ['Zero\u200Bwidth', 'A soft\u00ADhyphen']) {
    await page.getByLabel('Paste your text here:').fill(text);
    await page.getByRole('button', { name: 'Clean Text' }).click();
    await expect(page.getByText('Cleaned Text:')).toBeVisible();
  }
  await page.evaluate(
    ([to, body]) =>
      fetch(to!, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    [pathOf(addresses.sharing.recordShare), JSON.stringify({ platform: 'bluesky' })],
  );
  await context.close();
}

states(['admin-empty', 'admin-feedback-empty'], async ({ page, take }) => {
  await signIn(page, '/admin');
  await expect(page.getByText('Updates live', { exact: true })).toBeVisible();
  await take('admin-empty');
  await page.goto('/admin?tab=feedback');
  await take('admin-feedback-empty', { whole: false });
});

states(
  [
    ...['admin-dashboard', 'admin-week', 'admin-people', 'admin-nobody-found', 'admin-person'],
    ...['admin-give-plan', 'admin-give-plan-mistake', 'admin-plan-given', 'admin-flags'],
    ...['admin-feedback', 'admin-logs', 'admin-requests', 'admin-audit'],
  ],
  async ({ page, browser, take }) => {
    test.setTimeout(240_000);
    await bringLife(browser);
    await signIn(page, '/admin');
    await expect(page.getByText('Updates live', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('dl dd').first()).toBeVisible();
    await take('admin-dashboard');
    await page.getByRole('button', { name: '7 days' }).click();
    await expect(page).toHaveURL(/from=/);
    await take('admin-week');
    const search = page.getByLabel('Find a person by e-mail');
    await search.fill('nobody-is-called-this@');
    await search.press('Enter');
    await expect(page.getByText(/^No address begins with/)).toBeVisible();
    // Whoever types there has it in view.
    const toTop = () => page.evaluate(() => scrollTo(0, 0));
    await toTop();
    await take('admin-nobody-found', { whole: false });
    await search.fill('a-rather');
    await search.press('Enter');
    await expect(page.getByText(/^1 address begins with/)).toBeVisible();
    await toTop();
    await take('admin-people', { whole: false });
    await page.getByRole('link', { name: person }).click();
    await expect(page.getByRole('heading', { level: 2, name: person })).toBeVisible();
    await take('admin-person');

    const plan = page.getByRole('region', { name: 'Plan' });
    await plan.getByRole('button', { name: /^Give a(nother)? plan/ }).click();
    const dialog = page.getByRole('dialog');
    await take('admin-give-plan');
    await dialog.getByRole('radio', { name: 'Expert', exact: true }).click();
    await dialog.getByRole('button', { name: 'Give Expert' }).click();
    await expect(dialog.getByText('Please say why.')).toBeVisible();
    await take('admin-give-plan-mistake');
    await dialog.getByLabel('Reason').fill('Speaks at the conference');
    await dialog.getByRole('button', { name: 'Give Expert' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(plan).toContainText('Given by hand');
    await take('admin-plan-given');

    for (const [name, place] of [
      ['admin-flags', '?tab=flags'],
      ['admin-feedback', '?tab=feedback'],
      ['admin-logs', '?tab=logs'],
      ['admin-requests', '?tab=logs&log=requests'],
      ['admin-audit', '?tab=logs&log=audit'],
    ] as const) {
      await page.goto(`/admin${place}`);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await take(name);
    }
  },
);

states(
  ['admin-health', 'admin-health-bad', 'admin-failed'],
  async ({ page, take, expectError }) => {
    expectError(/500/);
    // As anywhere after the first hour: somebody has cleaned a text.
    await signIn(page, '/');
    await page.getByLabel('Paste your text here:').fill('Zero\u200Bwidth');
    await page.getByRole('button', { name: 'Clean Text' }).click();
    await expect(page.getByText('Cleaned Text:')).toBeVisible();
    await page.goto('/admin?tab=health');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await take('admin-health');
    await page.route(`**${pathOf(addresses.admin.readHealth)}*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: badHour(await response.json()) });
    });
    await page.reload();
    await expect(main.getByText('Trouble: help is needed now')).toBeVisible();
    await take('admin-health-bad');
    await page.route(`**${pathOf(addresses.admin.readMetrics)}*`, (route) =>
      route.fulfill({
        status: 500,
        json: {
          error: 'internal_error',
          message: serverFault,
        },
      }),
    );
    await page.goto('/admin');
    await expect(page.getByText('Error loading admin metrics')).toBeVisible();
    await take('admin-failed', { whole: false });
  },
);
