import type { Locator, Page } from '@playwright/test';
import { machineLike } from './fixtures/machine-like.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const essay =
  'In order to obtain good results, it is important to note that students should begin their work early.';

const boxOf = async (it: Locator) => (await it.boundingBox())!;
const strip = (page: Page) => page.getByLabel('Strip statistical watermarks');

async function expectApart(one: Locator, other: Locator) {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(isApart, JSON.stringify([a, b])).toBe(true);
}

test('a space that cleaning widened is shown and told, and what is copied is exact', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill('It jumps \u202fover.  Two of my own, and \u200bone.');
  await cleaner.clean();
  await cleaner.shows('It jumps');
  await expect(cleaner.result.getByText('1 double space left', { exact: true })).toBeVisible();
  await expect(cleaner.result.locator('.double-space')).toHaveCount(1);
  await expect(cleaner.result.locator('.double-space')).toHaveAttribute(
    'title',
    /Cleaning brought/,
  );
  expect(await cleaner.copied()).toBe('It jumps  over.  Two of my own, and one.');
  // Where no fill is drawn a line says it.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(cleaner.result.locator('.double-space')).toHaveCSS('outline-style', 'solid');
});

test('when all is gone it is said in words, and the specified count is still read out', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill('Zero\u200Bwidth');
  await cleaner.clean();
  await expect(page.getByText('None left to remove')).toBeVisible();
  await expect(cleaner.note).toHaveText('0 hidden character(s) found');
  await expect(cleaner.note).toHaveCSS('width', '1px');
  await page.getByRole('radio', { name: 'Original' }).click({ force: true });
  await expect(page.getByText('None left to remove')).toHaveCount(0);
  await expect(cleaner.note).not.toHaveCSS('width', '1px');
});

for (const width of [390, 1280])
  test(`while a text is rewritten nothing lies over it, at ${width}`, async ({ page, cleaner }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/functions/v1/strong-paraphrase', () => {});
    await cleaner.open();
    await cleaner.input.fill(essay);
    await strip(page).check();
    await cleaner.clean();
    const bar = page.getByRole('progressbar');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expectApart(bar, cleaner.input);
    await expectApart(page.getByRole('button', { name: 'Cancel' }), cleaner.input);
    // What is moving is seen to move.
    expect(await bar.evaluate((it) => getComputedStyle(it).animationName)).toBe('to-and-fro');
    await expect(page.getByText('Rewriting…')).toHaveCount(1);
  });

test('a text that is too long to rewrite is told its length beside the limit, and the button does what it can', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill(`Zero\u200Bwidth. ${essay.repeat(1001)}`);
  await expect(cleaner.note).toHaveText('1 hidden character(s) found');
  await strip(page).check();
  await expect(
    page.getByText(/^Too long to rewrite: 10\d,\d{3} characters, at most 100,000\./),
  ).toBeVisible();
  const without = page.getByRole('button', { name: 'Clean without rewriting' });
  await expect(without).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Clean Text' })).toHaveCount(0);
  await without.click();
  await expect(cleaner.result).toBeVisible();
  await expect(cleaner.note).toHaveText('0 hidden character(s) found');
  await expect(strip(page)).not.toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a refused length is told with the way on, and hides neither the switch nor the key', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/413/);
  const message = 'This text is too long. The limit for rewriting is 1,000 characters.';
  // Of a server whose limit is lower than the one that this page knows.
  await page.route('**/functions/v1/strong-paraphrase', (route) =>
    route.fulfill({ status: 413, json: { error: 'text_too_long', message } }),
  );
  await cleaner.open();
  await cleaner.input.fill(`${essay} `.repeat(20));
  await expect(cleaner.note).toHaveText('0 hidden character(s) found');
  await strip(page).check();
  await cleaner.clean();
  const place = page.getByRole('region', { name: 'Cleaner' });
  const notice = place.getByRole('alert');
  await expect(notice).toContainText(
    /1,000 characters\. This one has 2,\d{3}: rewrite it in parts\./,
  );
  // It is said once: what this page knows of lengths is another thing.
  await expect(page.getByText(/too long/i)).toHaveCount(1);
  // The switch that can be turned off to go on, and the key beside the button, stay in sight.
  const card = notice.locator('xpath=../..');
  await expect(async () => {
    await expectApart(card, strip(page));
    await expectApart(card, page.getByText('or press Ctrl Enter'));
  }).toPass({ timeout: 10_000 });
  await place.getByRole('button', { name: 'Clean without rewriting' }).click();
  await expect(cleaner.result).toBeVisible();
  await expect(strip(page)).not.toBeChecked();
});

test('words, way on and cross of a notice share one middle line, and it does not follow to another page', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/500/);
  await page.route('**/functions/v1/clean-text', (route) =>
    route.fulfill({ status: 500, json: { message: 'It is not well. '.repeat(6) } }),
  );
  await cleaner.open();
  await cleaner.input.fill('Zero\u200Bwidth');
  await cleaner.clean();
  const place = page.getByRole('region', { name: 'Cleaner' });
  const parts = [
    place.getByRole('alert'),
    place.getByRole('button', { name: 'Try again' }),
    place.getByRole('button', { name: 'Dismiss' }),
  ];
  await expect(async () => {
    const boxes = await Promise.all(parts.map(boxOf));
    const middles = boxes.map(({ y, height }) => y + height / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  }).toPass({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('where the receipt is missing the chips have its room', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/ERR_FAILED|Failed to load/);
  await page.route(/assets\/receipt-button-/, (route) => route.abort());
  await cleaner.open();
  await cleaner.input.fill('a\u200bb\u00adc\u2060d\u200ee\u202af\u2003g\u3164h');
  await cleaner.clean();
  await cleaner.shows('abcd');
  await expect(page.getByRole('button', { name: 'Receipt' })).toHaveCount(0);
  const missing = async () => {
    const row = await boxOf(page.locator('.chip-row'));
    const box = await boxOf(page.locator('[data-beside]'));
    return Math.round(box.x + box.width - row.x - row.width);
  };
  await expect.poll(missing).toBeLessThan(4);
});

test('what is free without an account is said before it is used, and not to who has one', async ({
  page,
  cleaner,
  visitor,
}) => {
  const said = page.getByText('The first cleanup of hidden characters needs no account.');
  await cleaner.open();
  await expect(said).toBeVisible();
  // A text in which nothing is found uses none.
  for (const text of ['A plain text.', 'Another plain text.']) {
    await cleaner.input.fill(text);
    await cleaner.clean();
    await expect(
      page.getByText('so your free cleanup of hidden characters is not used'),
    ).toBeVisible();
  }
  await cleaner.input.fill('Zero\u200Bwidth');
  await expect(said).toBeVisible();
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await expect(said).not.toBeVisible();
  await visitor.signIn();
  await cleaner.open();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(said).toHaveCount(0);
});

test('what a fix made stands whole: it has no window of its own with a cut line', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  await cleaner.open();
  await cleaner.input.fill(machineLike);
  await page.getByLabel('Also check for unintentional plagiarism & AI').check();
  await cleaner.clean();
  await page.getByRole('button', { name: 'Fix & Re-check for Plagiarism' }).click();
  const fixed = page.getByLabel(/^(Fixed|Reworded) Text:$/);
  await expect(fixed).toHaveValue(/intelligence/);
  const hiddenLines = () =>
    fixed.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(hiddenLines).toBeLessThan(3);
  expect((await boxOf(fixed)).height).toBeGreaterThan(120);
});

test('who wants no motion sees an even bar for work of unknown length, and not one that seems half done', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    const bar = document.createElement('progress');
    bar.className = 'usage-bar';
    document.body.append(bar);
  });
  const bar = page.locator('body > progress');
  await expect(bar).toHaveCSS('background-image', /gradient/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(bar).toHaveCSS('background-image', 'none');
});
