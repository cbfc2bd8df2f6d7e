import { readFileSync } from 'node:fs';
import { inRoot } from '../scripts/setup/paths.mjs';
import { addresses } from './fixtures/addresses.ts';
import { expect, test } from './fixtures/test.ts';

test('every page that is rendered at build time is looked at here', () => {
  const file = inRoot('apps', 'web', 'dist', 'client', 'routes.json');
  const { prerendered } = JSON.parse(readFileSync(file, 'utf8')) as { prerendered: string[] };
  expect(addresses.map(({ path }) => path).sort()).toEqual([...prerendered].sort());
});

// The `page` fixture fails every one of these on any error in the console.
for (const { path, heading, search } of addresses) {
  test(`${path} opens with its heading, title and description, and fits a narrow screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/CleanPaste/);
    await expect(page.locator('head > title')).toHaveCount(1);
    const robots = page.locator('meta[name="robots"]');
    if (search === 'hidden') await expect(robots).toHaveAttribute('content', /noindex/);
    else await expect(robots).toHaveCount(0);
    if (search === 'described') {
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50}/);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, heading } of addresses) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

test('an unknown address answers 404 with a page that leads back', async ({
  page,
  expectError,
}) => {
  expectError(/404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('header and footer lead to the pages, without loading anew', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Invisible Characters' }).click();
  await expect(page).toHaveURL('/invisible-chars');
  await footer.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms-of-service');
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.getByRole('banner').getByRole('link', { name: 'CleanPaste' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
});

test('on a small screen the links sit in a menu that closes on a click outside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 150 }, force: true });
  await expect(menu).toBeHidden();
});
