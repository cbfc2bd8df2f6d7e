import { type Locator, type Page, expect as plainly } from '@playwright/test';
import { axeFindings } from './fixtures/axe.ts';
import { payingOn } from './fixtures/paying.ts';
import { startServer } from './fixtures/server.ts';
import { recordShifts } from './fixtures/slow-network.ts';
import { expect, test } from './fixtures/test.ts';
import { visitorOn } from './fixtures/visitor.ts';

test.use({ hasShared: true });

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Blenheim the build server';
const longAddress =
  'an-extraordinarily-long-name.with-a-title@department-of-linguistics.a-university.example.com';

/** Whether notices and a control share a pixel. */
async function expectApart(page: Page, control: Locator) {
  const notices = page.getByRole('region', { name: 'Notifications' }).locator('> div');
  await expect
    .poll(async () => {
      const [a, b] = [await notices.boundingBox(), await control.boundingBox()];
      if (!a || !b) return 'nothing there';
      const apart =
        a.x + a.width <= b.x ||
        b.x + b.width <= a.x ||
        a.y + a.height <= b.y ||
        b.y + b.height <= a.y;
      return apart ? 'apart' : JSON.stringify([a, b]);
    })
    .toBe('apart');
}

/** A window that is in the screen with all that it says, and nothing of which is cut. */
async function expectWhole(page: Page) {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const found = await dialog.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const cut = [...box.querySelectorAll('*')].filter((it) => {
      const at = it.getBoundingClientRect();
      return at.width > 0 && (at.right > right + 0.5 || at.left < left - 0.5);
    });
    return {
      isInside: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
      cut: cut.map((it) => it.outerHTML.slice(0, 80)),
      small: [...box.querySelectorAll('button')]
        .map((it) => it.getBoundingClientRect())
        .filter(({ height }) => height > 0 && height < 43.5).length,
    };
  });
  expect(found).toEqual({ isInside: true, cut: [], small: 0 });
  expect(await axeFindings(page)).toEqual([]);
}

for (const [path, ends] of [
  ['/reset-password?token=x&type=recovery', '/reset-password?token=x&type=recovery'],
  ['/reset-password', '/login'],
  ['/signup', '/signup'],
] as const) {
  test(`${path} is opened without anything on it moving`, async ({ page }) => {
    await recordShifts(page);
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const [width, height] of [
      [390, 844],
      [412, 823],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page).toHaveURL(ends);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // A shift is told with the frame after it.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const shifts = await page.evaluate(() => window.layoutShifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
    }
  });
}

test('what one agrees to by signing up stands right below the button that agrees', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/signup', '/login']) {
      await page.goto(path);
      const main = page.getByRole('main');
      const line = main.getByText(/^By continuing with Google you agree to the Terms of Service\./);
      await expect(line).toContainText('The Privacy Policy says what we keep.');
      const [words, button] = [
        (await line.boundingBox())!,
        (await main.getByRole('button', { name: 'Continue with Google' }).boundingBox())!,
      ];
      expect(words.y - (button.y + button.height), `${path} ${width}`).toBeGreaterThan(8);
      expect(words.y - (button.y + button.height)).toBeLessThan(24);
      const size = await line.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
      expect(size).toBeGreaterThanOrEqual(14);
      const links = await line
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((it) => [it.getAttribute('href'), getComputedStyle(it).textDecorationLine]),
        );
      expect(links).toEqual([
        ['/terms-of-service', 'underline'],
        ['/privacy-policy', 'underline'],
      ]);
      expect(await axeFindings(page)).toEqual([]);
    }
  }
});

test('on a phone a key with a long name, and a long address, are whole in rows and windows', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await visitorOn(page, { url: server.url, email: longAddress }).signIn();
  const keys = page.getByRole('region', { name: 'API keys' });
  await keys.getByLabel('Name of a new key').fill(longName);
  await keys.getByRole('button', { name: 'Create key' }).click();
  await expectWhole(page);
  // One line where it fits, as it does here; where it does not, two of one length.
  const key = page.getByRole('dialog').locator('code');
  const linesOf = () =>
    key.evaluate((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      return [...range.getClientRects()].map(({ width }) => Math.round(width));
    });
  expect(await linesOf()).toHaveLength(1);
  await page.setViewportSize({ width: 320, height: 844 });
  const lines = await linesOf();
  expect(lines).toHaveLength(2);
  expect(lines[0]! - lines[1]!).toBeLessThan(lines[0]! / 10);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'I have saved the key' }).click();
  const name = keys.getByText(longName.slice(0, 60), { exact: true });
  await expect(name).toBeVisible();
  expect(await name.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
  await expect(name).toHaveCSS('text-overflow', 'clip');
  await keys.getByRole('button', { name: /^Revoke/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Wolfeschlegelsteinhausenbergerdorff');
  await expectWhole(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expectWhole(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText(longAddress)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`what is said in the place of a list is not covered by thanks for feedback, at ${width} px`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height });
    await visitor.signIn();
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Feedback' }).click();
    await page.getByLabel('Your message').fill('Calm and quick.');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText(/We read every single one!/)).toBeVisible();
    for (const sentence of await page.getByText(/^Nothing here yet\./).all())
      await expectApart(page, sentence);
    await expectApart(page, page.getByRole('link', { name: 'Clean a text' }));
  });
}

test('the notice that an account could not be deleted leaves the button in sight', async ({
  page,
  visitor,
  email,
  expectError,
}) => {
  expectError(/500/);
  await page.setViewportSize({ width: 390, height: 700 });
  await visitor.signIn();
  await page.route('**/functions/v1/delete-account', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal_error', message: 'The disk is away.' } }),
  );
  const button = page.getByRole('button', { name: 'Delete account' });
  // Where a notice would stand, at the foot of the window.
  await button.evaluate((it) => it.scrollIntoView({ block: 'end' }));
  await button.click();
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Failed to delete account. Please try again.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await expectApart(page, button);
});

test.describe('the operator', () => {
  test.describe.configure({ mode: 'serial' });
  const boss = 'boss@example.com';
  let url = '';
  let stop: () => Promise<number | null>;
  test.beforeAll(async () => {
    ({ url, stop } = await startServer({ ADMIN_EMAIL: boss }));
  });
  test.afterAll(async () => {
    plainly(await stop()).toBe(0);
  });
  test.use({ baseURL: async ({ browserName: _ }, use) => use(url) });

  test('reads one number for one thing, also where the sandbox’s clock was moved on', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    for (const [email, card, ...steps] of [
      ['ann@example.com', 'Visa that pays', 'Move to the end of the period'],
      [
        longAddress,
        'Pays once, is declined at renewal',
        'Move to the end of the period',
        'Move to the next try',
      ],
    ] as const) {
      const context = await browser.newContext({ baseURL: url });
      const payer = await context.newPage();
      const paying = payingOn(payer);
      await visitorOn(payer, { url, email }).signIn();
      await paying.subscribe('Pro', card);
      await paying.openPortal();
      for (const step of steps) await paying.press(step);
      await paying.leavePortal();
      await context.close();
    }
    await visitorOn(page, { url, email: boss }).signIn('/admin');
    const tile = (label: string) =>
      page
        .getByRole('main')
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) });
    const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
    await expect(tile('Subscriptions ended')).toHaveText(
      `Subscriptions ended1 in all1 in ${month.format(new Date())}`,
    );
    await expect(tile('Active subscriptions').locator('dd').first()).toHaveText('1');
    await expect(tile('Subscriptions begun')).toHaveText('Subscriptions begun21 ended');
    await expect(tile('Users').locator('dd').first()).toHaveText('3');
    await expect(tile('Users joined')).toHaveText('Users joined30 left');
    await expect(tile('Collected')).toContainText('$15.00');
    const revenue = page.getByRole('region', { name: 'Revenue', exact: true });
    await expect(revenue).toContainText('$15.00');
    await expect(revenue).toContainText('since the beginning, no refunds');
    const plot = (title: string) => page.getByRole('slider', { name: title });
    await expect(plot('Revenue a day')).toHaveAttribute('aria-valuetext', /refunds \$15$/);
    await expect(plot('Subscriptions a day')).toHaveAttribute(
      'aria-valuetext',
      /Began 2, Ended 1$/,
    );
  });

  test('gives a plan, and is told so in its card, where nothing is covered', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await visitorOn(page, { url, email: boss }).signIn('/admin');
    await page.getByLabel('Find a person by e-mail').fill('ann@');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('link', { name: /^ann@example\.com/ }).click();
    const give = page.getByRole('button', { name: 'Give a plan' });
    await give.evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await give.click();
    await expectWhole(page);
    const dialog = page.getByRole('dialog');
    // What she pays for is offered, and said to be what she has.
    await dialog.getByRole('radio', { name: 'Pro (has it now)' }).click();
    await dialog.getByLabel('Reason').fill('A friend of the house');
    await expect(dialog).toContainText(
      'Their paid Pro subscription goes on and is charged as before',
    );
    await dialog.getByRole('button', { name: 'Give Pro' }).click();
    await expect(page.getByText('Plan given')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    // It is said in the card of the plan: no notice lies over what has changed.
    const card = page.getByRole('region', { name: 'Plan', exact: true });
    await expect(card.getByRole('status')).toHaveText('Plan given.');
    await expect(page.getByRole('status').filter({ hasText: 'Plan given' })).toHaveCount(1);
    const take = page.getByRole('button', { name: 'Take it away' });
    await take.click();
    // She pays for the same plan: nothing is taken from her.
    await expect(dialog).toContainText('The account stays on Pro, which is paid for.');
    await expectWhole(page);
  });

  test('changes a flag, and after the page has come anew its switch has the focus, and no notice over it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 430 });
    await visitorOn(page, { url, email: boss }).signIn('/admin?tab=flags');
    const flag = page.getByRole('switch', { name: 'show_expert_plan' });
    const reloaded = page.waitForEvent('load');
    await flag.click();
    await reloaded;
    await expect(page.getByText('Feature flag updated successfully')).toBeVisible();
    await expect(flag).toBeFocused();
    await expectApart(page, flag);
  });
});
