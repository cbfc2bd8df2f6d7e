import type { Page } from '@playwright/test';
import { axeFindings } from './fixtures/axe.ts';
import { payingOn } from './fixtures/paying.ts';
import { startServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';
import { visitorOn } from './fixtures/visitor.ts';

test.use({ hasShared: true });

/** Letters of twice the size, as somebody has set them. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('a subscriber reads what is paid and when, and one who has cancelled that first, with a way to keep the plan', async ({
  page,
  visitor,
}) => {
  test.setTimeout(120_000);
  const paying = payingOn(page);
  const plan = page.getByRole('region', { name: 'Current Plan' });
  await visitor.signIn();
  await paying.subscribe('Pro', 'Visa that pays');
  await page.goto('/subscription');
  await expect(plan).toContainText('Pro Plan$5 a month');
  await expect(plan).toContainText(
    /Next Payment\$5 on \w+\s\d+,\s\d{4}Cancel by\w+\s\d+,\s\d{4} at \d+:\d\d\s[AP]M \S+a day before the next paymentBasic/,
  );
  // What is known of it ends at one edge, also where a row takes two lines.
  await page.setViewportSize({ width: 390, height: 844 });
  const ends = await plan
    .locator('dl')
    .first()
    .locator('dd')
    .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().right)));
  expect(ends).toHaveLength(3);
  expect(new Set(ends).size).toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  const own = page.getByRole('region', { name: 'Pro', exact: true });
  await expect(own).toContainText('You have this');
  await expect(page.getByText('You have this')).toHaveCount(1);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'You pay for Pro: the subscription is cancelled immediately, and nothing is paid back.',
  );
  await page.keyboard.press('Escape');
  await paying.openPortal();
  await paying.press('Cancel at the end of the period');
  await paying.leavePortal();
  const ending = plan.getByText(/^Subscription will end on/);
  await expect(ending).toBeVisible();
  const limits = plan.getByText('Basic cleanups');
  // On a wide screen the limits stand beside it.
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await ending.boundingBox())!.y).toBeLessThan((await limits.boundingBox())!.y);
  await page.setViewportSize({ width: 1280, height: 800 });
  await plan.getByRole('button', { name: 'Keep the subscription' }).click();
  await paying.press('Keep the subscription');
  await paying.leavePortal();
  await expect(plan).toContainText('Next Payment');
});

test('in the history a text that begins in Persian and goes on in English shows where the English begins', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  await cleaner.open();
  await cleaner.input.fill(
    'این یک متن فارسی است.\nBeginning of the English part, which is a good deal longer than what one line of the list has room for, so that it is cut.',
  );
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    const row = page.getByText('این یک متن');
    await expect(row).toBeVisible();
    const [word, box, height] = await row.evaluate((it) => {
      const text = it.firstChild!;
      const range = document.createRange();
      const at = text.textContent!.indexOf('Beginning');
      range.setStart(text, at);
      range.setEnd(text, at + 9);
      const line = Number.parseFloat(getComputedStyle(it).lineHeight);
      return [range.getBoundingClientRect(), it.getBoundingClientRect(), it.clientHeight / line];
    });
    expect(word.left, `${width}`).toBeGreaterThanOrEqual(box.left - 0.5);
    expect(word.right).toBeLessThanOrEqual(box.right + 0.5);
    expect(word.bottom).toBeLessThanOrEqual(box.bottom + 0.5);
    expect(Math.round(height)).toBe(1);
    // Where it ends at the left an ellipsis would stand over the first letter.
    await expect(row).toHaveCSS('-webkit-line-clamp', 'none');
  }
});

test('who is asked whether to delete an item reads which', async ({ page, cleaner, visitor }) => {
  await visitor.signIn();
  await cleaner.open();
  await cleaner.input.fill('The one about bees\u200B, and no other.');
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const history = page.getByRole('region', { name: 'Cleanup history' });
  await history.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('The one about bees, and no other.');
  await expect(page.getByRole('dialog')).toContainText(/Basic\s· \w+\s\d+,\s\d{4}/);
  await page.keyboard.press('Escape');
  // What is read has more room than a question.
  await history.getByRole('button', { name: 'Open' }).click();
  const text = page.getByRole('dialog').getByRole('textbox');
  await expect(text).toHaveCSS('resize', 'none');
  expect((await text.boundingBox())!.width).toBeGreaterThan(500);
  expect(await axeFindings(page)).toEqual([]);
});

test('the legal pages say that there is no address where none is set up', async ({ page }) => {
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/No address to write to is set up on this server\./)).toBeVisible();
    await expect(main.getByText(/support@/)).toHaveCount(0);
    await expect(page.getByText('Effective 05/29/2025', { exact: true })).toBeVisible();
  }
});

test('who signs up with Google reads how to get a password, and the link that they ask for sets one', async ({
  page,
  visitor,
  server,
  email,
}) => {
  await visitor.signInByHand('/signup');
  await visitor.signOut();
  await page.goto('/signup');
  await expect(page.getByText(/Would you rather sign in with a password\?/)).toBeVisible();
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByText(/is on its way/)).toBeVisible();
  await page.goto(await server.linkInMail(email), { waitUntil: 'networkidle' });
  const field = page.getByLabel('New Password');
  await expect(field).toHaveAccessibleDescription(/At least 6 characters/);
  await field.fill('a rather good one');
  await page.getByLabel('Confirm Password').fill('a rather good one');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a rather good one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('on a phone lines of code stay whole, and are scrolled to beside a Copy that takes none of their room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/api');
  const blocks = page.locator('pre');
  const tall = await blocks.evaluateAll((all) =>
    all.map((block) => {
      const lines = block.textContent!.split('\n').length;
      const { lineHeight } = getComputedStyle(block);
      return (
        block.firstElementChild!.getBoundingClientRect().height /
        Number.parseFloat(lineHeight) /
        lines
      );
    }),
  );
  expect(tall.length).toBeGreaterThan(10);
  expect(Math.max(...tall)).toBeLessThan(1.1);
  expect(await isWiderThanScreen(page)).toBe(false);
  const first = blocks.first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => first.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  // What comes back is read, not copied.
  await expect(page.locator('#scan').getByRole('button', { name: 'Copy' })).toHaveCount(1);
});

test.describe('with letters of twice the size', () => {
  test('the mark grows with the name, and sun and menu end where the column ends', async ({
    page,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/login');
      const header = page.getByRole('banner');
      const mark = header.locator('a svg').first();
      const small = (await mark.boundingBox())!.width;
      await enlarge(page);
      expect((await mark.boundingBox())!.width / small, `${width}`).toBeGreaterThan(1.4);
      const last = header.locator('button:visible').last();
      const edge = await page
        .getByRole('main')
        .evaluate(
          (it) =>
            it.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(it).paddingRight),
        );
      const icon = (await last.locator('svg').boundingBox())!;
      expect(Math.abs(icon.x + icon.width - edge), `${width}`).toBeLessThan(1.5);
      const icons = await header
        .locator('button:visible svg')
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect()));
      for (const [at, box] of icons.slice(1).entries())
        expect(box.left - icons[at]!.right).toBeGreaterThan(10);
      expect(await isWiderThanScreen(page)).toBe(false);
    }
  });

  test('the titles of a phone’s pages are not broken inside a word', async ({ page, visitor }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visitor.signIn('/subscription');
    for (const path of ['/subscription', '/dashboard', '/pricing', '/privacy-policy', '/login']) {
      await page.goto(path);
      await enlarge(page);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      const broken = await title.evaluate((it) => {
        const text = it.firstChild!;
        return text.textContent!.split(' ').filter((word) => {
          const range = document.createRange();
          const at = text.textContent!.indexOf(word);
          range.setStart(text, at);
          range.setEnd(text, at + word.length);
          return range.getClientRects().length > 1;
        });
      });
      expect(broken, path).toEqual([]);
    }
  });

  test('the switch of the history goes below its words before they run one a line', async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visitor.signIn();
    await expect(page.getByText('Keep my history')).toBeVisible();
    // What still comes above would move it between the two looks.
    await page.waitForLoadState('networkidle');
    await enlarge(page);
    const words = (await page.getByText('When this is off').boundingBox())!;
    const control = (await page.getByRole('switch', { name: 'Keep my history' }).boundingBox())!;
    expect(control.y).toBeGreaterThanOrEqual(words.y + words.height);
    expect(words.width).toBeGreaterThan(200);
  });

  test('a plan’s button holds its words, and its price stays in one line', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    await enlarge(page);
    const inside = await page.getByRole('button', { name: /^(Choose|Start)/ }).evaluateAll((all) =>
      all.map((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        const [words, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
        return Math.min(
          words.top - box.top,
          box.bottom - words.bottom,
          words.left - box.left,
          box.right - words.right,
        );
      }),
    );
    expect(inside).toHaveLength(3);
    expect(Math.min(...inside)).toBeGreaterThan(4);
    const prices = await page
      .getByText('per month', { exact: true })
      .evaluateAll((all) => all.map((it) => it.getClientRects().length));
    expect(prices).toEqual([1, 1, 1]);
  });

  test('the contents beside the reference show half of what there is, and that there is more', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/docs/api');
    await enlarge(page);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const shown = await contents.evaluate((it) => it.clientHeight / it.scrollHeight);
    expect(shown).toBeGreaterThan(0.45);
    await expect(contents).toHaveCSS('mask-image', /linear-gradient/);
  });
});

test.describe('the operator', () => {
  let url = '';
  let stop: () => Promise<number | null>;
  test.beforeAll(async () => {
    ({ url, stop } = await startServer({ ADMIN_EMAIL: 'boss@example.com', TRUST_PROXY: '1' }));
  });
  test.afterAll(async () => {
    expect(await stop()).toBe(0);
  });
  test.use({ baseURL: async ({ browserName: _ }, use) => use(url) });

  const long = 'a-rather-long-address-of-somebody@a-university.example.com';

  test('sees the figures of a row of tiles in one line, logs under their day, and accounts whole, with nothing to scroll sideways on a phone', async ({
    page,
    cleaner,
  }) => {
    test.setTimeout(120_000);
    await visitorOn(page, { url, email: long }).signIn();
    await cleaner.open();
    await cleaner.input.fill('Zero\u200Bwidth');
    await cleaner.clean();
    await expect(cleaner.result).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await visitorOn(page, { url, email: 'boss@example.com' }).signIn('/admin');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const figures = page.locator('dl dt + dd.font-serif');
      await expect(figures.first()).toBeVisible();
      const places = await figures.evaluateAll((all) =>
        all
          .filter((it) => it.parentElement!.parentElement!.children.length === 8)
          .map((it) => [
            it.parentElement!.getBoundingClientRect().top,
            it.getBoundingClientRect().top,
          ]),
      );
      expect(places).toHaveLength(8);
      for (const [tile, figure] of places)
        for (const [other, its] of places)
          if (tile === other) expect(Math.abs(figure! - its!), `${width}`).toBeLessThan(1);
    }
    await page.goto('/admin?tab=logs');
    const log = page.getByRole('region', { name: 'Cleanups: table' });
    await expect(log.getByRole('rowheader')).toHaveText(/^\w{3}\s\d+,\s\d{4}$/);
    await expect(log.getByText(/^\d\d:\d\d:\d\d$/)).toHaveCount(1);
    const account = log.getByRole('link', { name: long });
    const isCut = () =>
      account.evaluate((it) => {
        const box = it.parentElement!;
        return box.scrollWidth > box.clientWidth;
      });
    expect(await isCut()).toBe(false);
    // Where there is no more at a side, nothing fades there: on a phone a row is a card.
    const fade = () =>
      log.evaluate((it) => {
        const style = getComputedStyle(it);
        return [style.getPropertyValue('--fade-from'), style.getPropertyValue('--fade-to')];
      });
    await expect.poll(fade).toEqual(['0px', '0px']);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(fade).toEqual(['0px', '0px']);
    expect(await log.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    expect(await isCut()).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
  });
});
