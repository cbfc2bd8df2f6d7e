import { type AnyAddress, addresses, type BodyOf, pathOf } from '@cleanpaste/contract';
import type { Page } from '@playwright/test';
import { answerForNow } from './fixtures/answer-for-now.ts';
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

const as = (page: Page, email: string) => visitorOn(page, { url, email });

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
  await as(page, 'ann@example.com').signIn();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await page.goto('/admin?tab=feedback');
  await expect(page).toHaveURL('/dashboard');
});

test('the admin reads figures that follow what visitors do, and moderates what they write', async ({
  page,
  browser,
}) => {
  await as(page, adminEmail).signInByHand('/admin');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible();
  await expect(page.getByText('Updates live', { exact: true })).toBeVisible();
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Dashboard', 'Feature Flags', 'Feedback', 'Health']);
  // Without a tab of logs the audit log stands below the flags, and its address leads there.
  await page.goto('/admin?tab=logs&log=audit');
  await expect(page.getByRole('tab', { name: 'Feature Flags' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('region', { name: 'Audit log' })).toBeVisible();
  await tabs.filter({ hasText: 'Dashboard' }).click();
  const shares = page.getByRole('region', { name: 'Shares since the beginning: table' });
  const bluesky = shares.getByRole('row').filter({ hasText: 'Bluesky' });
  await expect(bluesky).toHaveText('Bluesky000');

  const context = await browser.newContext({ baseURL: url });
  const other = await context.newPage();
  await as(other, 'ben@example.com').signIn();
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
  // Ten calls; the head of the columns and that of each day are rows without a cell.
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(10);
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  // How many calls came after the visitor's is a matter of pace: its page is looked for.
  const call = page.getByText(addresses.cleaning.cleanText);
  let isFound = await call.isVisible();
  const newest = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();
  for (let number = 2; number === 2 || !isFound; number += 1) {
    const before = (await newest.textContent())!;
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(new RegExp(`page=${number}`));
    await expect(page.getByText(new RegExp(`^Page ${number} of`))).toBeVisible();
    // The page's number is there before its calls are.
    await expect(newest).not.toHaveText(before);
    isFound ||= await call.isVisible();
  }
});

test('a flag reloads the page, is told, and stands in the audit log', async ({ page }) => {
  await as(page, adminEmail).signInByHand('/admin?tab=flags');
  const flag = page.getByRole('switch', { name: 'show_expert_plan' });
  await expect(flag).toBeChecked();
  await expect(page.getByText('show_plagiarism_check')).toHaveCount(0);
  const reloaded = page.waitForEvent('load');
  await flag.click();
  await reloaded;
  await expect(page.getByText('Feature flag updated successfully')).toBeVisible();
  await expect(flag).not.toBeChecked();
  await expect(page.getByRole('listitem').filter({ has: flag })).toContainText('Off');
  await page.goto('/admin?tab=logs&log=audit');
  const log = page.getByRole('region', { name: 'Audit log' });
  await expect(log.getByText('Turned show_expert_plan off; it was on')).toBeVisible();
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
  await as(page, adminEmail).signIn('/admin');
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
  // What has no value in the range is a line, and no picture.
  await expect(page.getByRole('slider', { name: 'Revenue a day' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Revenue a day' })).toHaveText(
    'Revenue a dayNothing in this range.',
  );
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
  const mend = await answerForNow(page, metrics, (route) =>
    route.fulfill({ status: 500, json: { error: 'internal_error', message: 'Out of order.' } }),
  );
  await page.reload();
  await expect(page.getByText('Error loading admin metrics')).toBeVisible();
  await expect(page.getByText('Out of order.')).toBeVisible();
  // The figures follow what happens: on a slow machine they may come back by themselves before a click.
  await page.getByRole('button', { name: 'Try again' }).focus();
  mend();
  await page.keyboard.press('Enter');
  await expect(plot).toBeVisible();
});

test('texts cleaned, users and checks follow as they happen; nothing is asked again while nothing happens', async ({
  page,
  browser,
}) => {
  await as(page, adminEmail).signIn('/admin');
  await expect(page.getByText('Updates live', { exact: true })).toBeVisible();
  const card = (label: string) =>
    page.getByRole('main').locator('dl > div', { hasText: label }).first().locator('dd').first();
  const figure = async (label: string) =>
    Number.parseInt(((await card(label).textContent()) ?? '').replaceAll(',', ''), 10);
  const startsWith = (count: number) => new RegExp(`^${count}\\b`);
  await expect(card('Texts cleaned')).toBeVisible();
  const before = { cleaned: await figure('Texts cleaned'), users: await figure('Users') };

  const context = await browser.newContext({ baseURL: url });
  const other = await context.newPage();
  await other.goto('/pricing');
  await callAsVisitor(other, addresses.cleaning.cleanText, {
    text: 'wat\u200Bched',
    type: 'basic',
  });
  await expect(card('Texts cleaned')).toHaveText(startsWith(before.cleaned + 1));
  await as(other, 'newcomer@example.com').signIn();
  await expect(card('Users')).toHaveText(startsWith(before.users + 1));
  const checked = await figure('Checks');
  await other.goto('/');
  await other.waitForFunction(() => 'interactive' in document.documentElement.dataset);
  await other.getByLabel('Paste your text here:').fill('One plain sentence that nobody marked.');
  await other.getByText('Also check for unintentional plagiarism & AI').click();
  await other.getByRole('button', { name: 'Clean Text' }).click();
  await expect(card('Checks')).toHaveText(startsWith(checked + 1));
  await context.close();

  // What the last calls brought about is over after a while; then there is silence.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await expect(async () => {
    asked.length = 0;
    await page.waitForTimeout(2500);
    expect(asked.filter((one) => !one.endsWith(pathOf(addresses.admin.readOperations)))).toEqual(
      [],
    );
  }).toPass();
});

test('a person is found by address, is given a plan and loses it again; both are told in the audit', async ({
  page,
  browser,
}) => {
  const email = 'a-rather-long-name.that-nobody-would-type@a-quite-long-domain-name.example.com';
  const context = await browser.newContext({ baseURL: url });
  const other = await context.newPage();
  await as(other, email).signIn();
  await as(page, adminEmail).signIn('/admin');
  const places: string[] = [];
  page.on('request', (request) => places.push(request.url()));
  page.on('framenavigated', (frame) => places.push(frame.url()));

  const search = page.getByLabel('Find a person by e-mail');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('Type an address or its beginning.')).toBeVisible();
  await search.fill('nobody-is-called-this@');
  await search.press('Enter');
  await expect(page.getByText('No address begins with “nobody-is-called-this@”.')).toBeVisible();
  await search.fill('A-Rather');
  await search.press('Enter');
  await expect(page.getByText('1 address begins with “A-Rather”.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: email }).click();
  const heading = page.getByRole('heading', { level: 2, name: email });
  await expect(heading).toBeFocused();
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan).toContainText('Free');
  expect(await axeFindings(page)).toEqual([]);

  await plan.getByRole('button', { name: 'Give a plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Give a plan' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Pro', exact: true }).click();
  await dialog.getByRole('button', { name: 'Give Pro' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Expert' }).click();
  const until = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Last day').fill(until);
  await dialog.getByLabel('Reason').fill('Speaks at the conference');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Give Expert' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(plan).toContainText('Expert');
  await expect(plan).toContainText('Given by hand');
  const byHand = page.getByRole('region', { name: 'Done by hand' });
  await expect(byHand).toContainText(/Gave Expert until .+; it was Free/);
  await expect(byHand).toContainText('“Speaks at the conference”');

  await other.goto('/subscription');
  await expect(other.getByText('Pro 5K Plan')).toBeVisible();
  await expect(
    other.getByText('This plan was given to you. You pay nothing for it.'),
  ).toBeVisible();
  await expect(other.getByText(/^It is yours until /)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Manage Subscription' })).toHaveCount(0);
  // What the person does is seen without loading anew.
  const calls = page.getByRole('region', { name: 'Work done', exact: true });
  await expect(calls).toContainText('Nothing has been done for this account yet.');
  await other.goto('/');
  await other.getByLabel('Paste your text here:').fill('A text that no admin reads');
  await other.getByRole('button', { name: 'Clean Text' }).click();
  await expect(calls).toContainText('Basic cleanup');
  await expect(page.getByText('A text that no admin reads')).toHaveCount(0);

  await plan.getByRole('button', { name: 'Take it away' }).click();
  await dialog.getByLabel('Reason').fill('The conference is over');
  await dialog.getByRole('button', { name: 'Take it away' }).click();
  await expect(plan).toContainText('Free');
  await other.goto('/subscription');
  await expect(other.getByText('Free Plan')).toBeVisible();
  await context.close();

  await page.getByRole('link', { name: 'All of Admin' }).click();
  await page.getByRole('tab', { name: 'Logs' }).click();
  await page.getByRole('button', { name: 'Audit log' }).click();
  const log = page.getByRole('region', { name: 'Audit log' });
  await expect(log.getByText('Took Expert; back to Free')).toBeVisible();
  await expect(log.getByText('“The conference is over”')).toBeVisible();
  await log.getByRole('link', { name: email }).first().click();
  await expect(heading).toBeVisible();
  expect(places.filter((place) => /a-rather|%40|@/i.test(place))).toEqual([]);
});

test('on a phone no table of Admin is wider than the screen, and what leads somewhere is a finger high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  await callAsVisitor(page, addresses.cleaning.cleanText, { text: 'some text', type: 'basic' });
  const email = 'a-rather-long-name.that-nobody-would-type@another-long-domain-name.example.com';
  await as(page, email).signIn();
  await page.goto('/');
  await page.getByLabel('Paste your text here:').fill('One plain sentence.');
  await page.getByRole('button', { name: 'Clean Text' }).click();
  await expect(page.getByText('Cleaned Text:')).toBeVisible();
  await page.context().clearCookies();
  await as(page, adminEmail).signIn('/admin');
  for (const place of ['', '?tab=logs', '?tab=logs&log=requests', '?tab=health']) {
    await page.goto(`/admin${place}`);
    const table = page.getByRole('table').first();
    await expect(table).toBeVisible({ timeout: 60_000 });
    const tooWide = await page
      .getByRole('region', { name: /: table$/ })
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
    expect([place, tooWide]).toEqual([place, 0]);
    expect([place, await axeFindings(page)]).toEqual([place, []]);
  }
  await page.goto('/admin?tab=flags');
  await page.getByRole('main').getByRole('link', { name: 'audit log' }).click();
  await expect(page).toHaveURL('/admin?tab=logs&log=audit');
  await expect(page.getByRole('tab', { name: 'Logs' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Audit log' })).toBeVisible();
  await page.goto('/admin?tab=logs');
  const link = page.getByRole('cell').getByRole('link', { name: email }).first();
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  // The name of a row first, then what its columns are called beside the values.
  const cells = page.getByRole('row').filter({ has: link }).getByRole('cell');
  const topOf = async (name: string) => (await cells.filter({ hasText: name }).boundingBox())!.y;
  expect(await topOf(email)).toBeLessThan(await topOf('Site'));
  const label = await cells
    .filter({ hasText: 'Site' })
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('Source');
});

test('the tabs come together: none is added when it is known that there are logs', async ({
  page,
}) => {
  await page.goto('/pricing');
  await callAsVisitor(page, addresses.cleaning.cleanText, { text: 'some text', type: 'basic' });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${pathOf(addresses.admin.readOperations)}*`, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await as(page, adminEmail).signIn('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin');
  await expect(page.getByRole('main').locator('dl dd').first()).toBeVisible();
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(0);
  letGo();
  await expect(tabs).toHaveText(['Dashboard', 'Feature Flags', 'Feedback', 'Logs', 'Health']);
  // The figures take the room of a large screen, and header and footer go along.
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const edge of ['header a', 'h1', 'footer p'])
    expect((await page.locator(edge).first().boundingBox())!.x, edge).toBeCloseTo(280, 0);
});
