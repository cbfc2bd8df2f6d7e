import { axeFindings } from './fixtures/axe.ts';
import { payingOn } from './fixtures/paying.ts';
import { expect, test } from './fixtures/test.ts';
import { visitorOn } from './fixtures/visitor.ts';

test.use({ hasShared: true });

test('Cleaner stands in the navigation, signed in and out, on wide and narrow screens', async ({
  page,
  visitor,
}) => {
  await page.goto('/pricing');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Cleaner' }).click();
  await expect(page).toHaveURL('/');
  await expect(main.getByRole('link', { name: 'Cleaner' })).toHaveAttribute('aria-current', 'page');
  await visitor.signIn();
  for (const width of [390, 640, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await over(), `${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const link = page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Cleaner' });
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await link.click();
  await expect(page).toHaveURL('/');
});

test('a free account reads on the subscription page what it has and has used, and one way up', async ({
  page,
  visitor,
}) => {
  await visitor.signIn();
  await page.goto('/subscription');
  const plan = page.getByRole('region', { name: 'Current Plan' });
  await expect(plan).toContainText('Free Plan');
  await expect(plan).toContainText('Basic cleanupsUnlimited');
  await expect(plan).toContainText('Statistical cleanups0 of 3 used in total');
  await expect(plan).toContainText('Plagiarism & AI checks0 of 1 used in total');
  await expect(plan).toContainText('A free allowance does not renew.');
  await expect(plan).toContainText('Pro has 1,000 statistical cleanups and 15 checks every month');
  await expect(plan.getByRole('link')).toHaveText(['See plans']);
  await expect(plan.getByRole('button')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('each card of the dashboard speaks of one period, and every row can be reached at 390 px', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  await cleaner.open();
  await cleaner.input.fill('Zero\u200bwidth');
  await cleaner.clean();
  await cleaner.shows('Zerowidth');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  const row = page.getByRole('region', { name: 'Cleanup history' }).getByRole('listitem');
  await expect(row).toContainText('Zero width space ×1');
  for (const name of ['Copy', 'Open', 'Delete']) {
    const box = await row.getByRole('button', { name }).boundingBox();
    expect(box!.height, name).toBeGreaterThanOrEqual(44);
    expect(box!.x + box!.width, name).toBeLessThanOrEqual(390);
  }
  await expect(page.getByRole('link', { name: 'Plan details' })).toBeVisible();
  await row.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Basic\s· .+\s· Zero width space ×1/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('0 of 3 used in total')).toBeVisible();
  await expect(page.getByText(/this month/)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('on a phone the figures leave the first item of the history on the first screen, paid or not', async ({
  page,
  cleaner,
  server,
}) => {
  test.setTimeout(120_000);
  await visitorOn(page, { url: server.url, email: 'first-screen@example.com' }).signIn();
  await cleaner.open();
  await cleaner.input.fill('Zero\u200bwidth');
  await cleaner.clean();
  await cleaner.shows('Zerowidth');
  await page.setViewportSize({ width: 390, height: 844 });
  const history = page.getByRole('region', { name: 'Cleanup history' });
  const expectInSight = async () => {
    await page.goto('/dashboard');
    const row = history.getByRole('listitem').first();
    await expect(row).toBeVisible();
    const { y, height } = (await row.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(844);
  };
  await expectInSight();
  await payingOn(page).subscribe('Pro', 'Visa that pays');
  await expectInSight();
  await expect(page.getByText('of 1,000 used this month')).toBeVisible();
});

test('on a tablet the plan stands in one row with its button, and each figure above its words', async ({
  page,
  visitor,
}) => {
  test.setTimeout(240_000);
  const paying = payingOn(page);
  await visitor.signIn();
  await paying.subscribe('Expert', 'Visa that pays');
  await paying.openPortal();
  await paying.press('Cancel at the end of the period');
  await paying.leavePortal();
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto('/dashboard');
    const boxOf = async (text: string | RegExp) =>
      (await page.getByRole('main').getByText(text).first().boundingBox())!;
    const [plan, manage] = [await boxOf('Pro 5K Plan'), await boxOf('Manage Subscription')];
    await expect(page.getByText(/^Ends \w+\s\d+,\s\d{4}$/)).toBeVisible();
    expect(Math.abs(manage.y - plan.y), `${width}`).toBeLessThan(40);
    // One line each: of the same height as a word alone.
    const line = (await boxOf('so far')).height;
    expect((await boxOf('of 5,000 used this month')).height, `${width}`).toBe(line);
    const tops = await Promise.all(['so far', /^of 5,000/, /^of 100 /].map(boxOf));
    expect(new Set(tops.map(({ y }) => Math.round(y))).size, `${width}`).toBe(1);
  }
});

test('the banner of a free account keeps its words together, and its button at its own width', async ({
  page,
  visitor,
}) => {
  await visitor.signIn();
  await page.goto('/dashboard');
  const title = page.getByText('More room with Pro');
  const banner = title.locator('xpath=..');
  const body = banner.getByText('and your whole history');
  const action = banner.getByRole('link', { name: 'See plans' });
  const box = async (of: typeof title) => (await of.boundingBox())!;
  for (const width of [390, 640, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const [head, words, button, whole] = [
      await box(title),
      await box(body),
      await box(action),
      await box(banner),
    ];
    expect(words.x, `${width}`).toBe(head.x);
    expect(button.width, `${width}`).toBeLessThan(140);
    expect(button.x, `${width}`).toBeGreaterThanOrEqual(head.x + head.width);
    if (width < 640) continue;
    expect(words.y - (head.y + head.height), `${width}`).toBeLessThanOrEqual(8);
    expect(button.x, `${width}`).toBeGreaterThanOrEqual(words.x + words.width);
    const off = button.y + button.height / 2 - (whole.y + whole.height / 2);
    expect(Math.abs(off), `${width}`).toBeLessThanOrEqual(1);
  }
});
