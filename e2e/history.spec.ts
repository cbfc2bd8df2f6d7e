import type { Page } from '@playwright/test';
import type { Cleaner } from './fixtures/cleaner.ts';
import { expect, test } from './fixtures/test.ts';

// The share window would come over what is looked at here.
test.use({ hasShared: true });

const wordy =
  'People often meet in the evening, for example in winter, despite the cold. They usually bring food, and they leave prior to midnight.';

const rows = (page: Page) =>
  page.getByRole('region', { name: 'Cleanup history' }).getByRole('listitem');

const isKept = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());

/** Takes the first wording back that still stands. */
const undoOne = ({ result }: Cleaner) =>
  result.getByRole('button', { pressed: true }).first().click();

test('after undos the history holds the text on the screen, also when the network was away', async ({
  page,
  context,
  cleaner,
  visitor,
  expectError,
}) => {
  test.slow();
  expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await visitor.signIn();
  await cleaner.open();
  await cleaner.input.fill(wordy);
  await page.getByLabel('Strip statistical watermarks').click();
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  const first = isKept(page);
  await undoOne(cleaner);
  await first;
  await context.setOffline(true);
  const tried = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
  await undoOne(cleaner);
  await tried;
  const second = isKept(page);
  await context.setOffline(false);
  await second;
  const shown = await cleaner.copied();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const row = rows(page).first();
  await expect(row).toContainText(`${shown.slice(0, 60)}`);
  await expect(row).toContainText(/\d+\swordings? changed/);
  await row.getByRole('button', { name: 'Copy' }).click();
  await expect(row.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
});

test('large texts stay on the server until one is opened or copied', async ({
  page,
  context,
  cleaner,
  visitor,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.signIn();
  await cleaner.open();
  const large = `${'A long text. '.repeat(20_000)}The end.`;
  await cleaner.paste(`${large}\u200b\u200b\u00ad`);
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  const listed = page.waitForResponse(/history\/cleanups(\?|$)/);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  expect((await (await listed).body()).length).toBeLessThan(3000);
  const row = rows(page).first();
  await expect(row).toContainText('Zero width space ×2, Soft hyphen ×1');
  await row.getByRole('button', { name: 'Copy' }).click();
  await expect(row.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(large);
  await row.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('textbox', { name: 'Cleaned text' })).toHaveValue(large);
});

test('a whole history is deleted at once, also what the free plan does not show of it', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  await cleaner.open();
  for (const text of ['First', 'Second', 'Third', 'Fourth']) {
    await cleaner.paste(`${text} text\u200b`);
    await cleaner.clean();
    await cleaner.shows(text);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
  }
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(rows(page)).toHaveCount(3);
  const panel = page.getByRole('region', { name: 'Cleanup history' });
  await page.getByRole('button', { name: 'Delete all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete all cleanups?' });
  await expect(dialog).toContainText('including older items that the free plan does not show');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(3);
  await rows(page).first().getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(rows(page).first()).toContainText('Third');
  // With the keyboard one goes on from there.
  await expect(panel).toBeFocused();
  await page.getByRole('button', { name: 'Delete all' }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete all' }).press('Enter');
  await expect(page.getByText('History deleted')).toBeVisible();
  await expect(panel).toBeFocused();
  await expect(page.getByText('Nothing here yet. Texts that you clean appear here.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing here yet. Texts that you clean appear here.')).toBeVisible();
});
