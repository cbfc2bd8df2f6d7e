import { expect, test } from './fixtures/test.ts';

const hidden = 'Zero\u200Bwidth';

test('a share is asked for after a find, opens its window, and is thanked for', async ({
  page,
  cleaner,
  context,
}) => {
  await context.route(/bsky\.app/, (route) => route.fulfill({ body: 'compose' }));
  await cleaner.open();
  await cleaner.paste(`${hidden}\u200B`);
  await cleaner.clean();
  await expect(
    page.getByText('Share on social media to keep using CleanPaste for free!'),
  ).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Bluesky' }).click();
  expect((await opened).url()).toContain('bsky.app/intent/compose');
  await expect(page.getByText('Thanks for sharing!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('has_shared'))).toBe('true');
});
