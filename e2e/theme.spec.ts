import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`a system that prefers ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test('decides when nothing is stored', async ({ page }) => {
      await page.goto('/');
      expect(await isDark(page)).toBe(scheme === 'dark');
    });

    test('is overruled by the toggle, also after a reload', async ({ page }) => {
      const [now, other] = scheme === 'dark' ? ['dark', 'light'] : ['light', 'dark'];
      await page.goto('/', { waitUntil: 'networkidle' });
      await page
        .getByRole('button', { name: `Switch to ${other} theme` })
        .first()
        .click();
      expect(await isDark(page)).toBe(other === 'dark');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(other);
      await page.reload();
      expect(await isDark(page)).toBe(other === 'dark');
      await page
        .getByRole('button', { name: `Switch to ${now} theme` })
        .first()
        .click();
      expect(await isDark(page)).toBe(now === 'dark');
    });
  });
}

test('a stored dark theme is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    // The class is looked at as soon as there is a body to paint, long before the page's own code.
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const dark = document.documentElement.classList.contains('dark');
      (window as unknown as { darkAtBody: boolean }).darkAtBody = dark;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  expect(await page.evaluate(() => (window as unknown as { darkAtBody: boolean }).darkAtBody)).toBe(
    true,
  );
});

test('another tab follows a change of the theme', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const other = await context.newPage();
  await other.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Switch to dark theme' }).first().click();
  await expect(other.locator('html')).toHaveClass(/dark/);
});

test('a box to tick is drawn in the colours of the theme, not in those of the browser', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const box = page.getByLabel('Also check for unintentional plagiarism & AI');
  const drawn = () =>
    box.evaluate((it) => {
      const { appearance, backgroundColor } = getComputedStyle(it);
      const { opacity } = getComputedStyle(it, '::before');
      return { appearance, backgroundColor, opacity };
    });
  const off = await drawn();
  expect(off).toEqual({ appearance: 'none', backgroundColor: 'rgb(28, 28, 25)', opacity: '0' });
  await box.check();
  expect(await drawn()).toMatchObject({ backgroundColor: 'rgb(99, 201, 163)', opacity: '1' });
});
