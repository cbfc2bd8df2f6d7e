import { addresses } from './fixtures/addresses.ts';
import { axeFindings } from './fixtures/axe.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

for (const theme of ['light', 'dark'] as const) {
  test.describe(`axe in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    for (const { path } of addresses) {
      test(`finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await axeFindings(page)).toEqual([]);
      });
    }

    test('finds nothing on a page that does not exist', async ({ page, expectError }) => {
      expectError(/404/);
      await page.goto('/no/such/page', { waitUntil: 'networkidle' });
      expect(await axeFindings(page)).toEqual([]);
    });

    test('finds nothing with a text in the box and its result below', async ({ page, cleaner }) => {
      await cleaner.open();
      await cleaner.paste('Zero\u200Bwidth and a soft\u00ADhyphen');
      await expect(cleaner.note).toHaveText('2 hidden character(s) found');
      await cleaner.clean();
      await cleaner.shows('Zerowidth');
      expect(await axeFindings(page)).toEqual([]);
    });

    test('finds nothing with the menu of a small screen open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Menu' }).click();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
