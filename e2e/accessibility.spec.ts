import { addresses } from './fixtures/addresses.ts';
import { axeFindingsInBothThemes } from './fixtures/axe.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

test.describe('axe, in both themes', () => {
  for (const { path } of addresses) {
    test(`finds nothing on ${path}`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
    });
  }

  test('finds nothing on a page that does not exist', async ({ page, expectError }) => {
    expectError(/404/);
    await page.goto('/no/such/page', { waitUntil: 'networkidle' });
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });

  test('finds nothing with a text in the box and its result below', async ({ page, cleaner }) => {
    await cleaner.open();
    await cleaner.paste('Zero\u200Bwidth and a soft\u00ADhyphen');
    await expect(cleaner.note).toHaveText('2 hidden character(s) found');
    await cleaner.clean();
    await cleaner.shows('Zerowidth');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });

  test('finds nothing with the menu of a small screen open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });
});
