import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

// Figures are for `npm run bench -- page`; here stands that a long text works at all, and to the end.
test('a million characters are pasted, counted, cleaned and copied', async ({ cleaner }) => {
  test.setTimeout(120_000);
  const line = 'A plain line of text with one zero\u200Bwidth space in it.\n';
  const lines = Math.floor(1_000_000 / line.length);
  await cleaner.open();
  await cleaner.paste(line.repeat(lines));
  await expect(cleaner.note).toHaveText(
    `${lines.toLocaleString('en-US')} hidden character(s) found`,
    { timeout: 30_000 },
  );
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible({ timeout: 30_000 });
  // Only what is seen is drawn, in a box that scrolls: a megabyte on the page would stop it for seconds.
  const lineOfResult = cleaner.result.locator('.cm-line');
  await expect(lineOfResult.first()).toHaveText(
    'A plain line of text with one zerowidth space in it.',
  );
  expect(await lineOfResult.count()).toBeLessThan(500);
  expect((await cleaner.result.boundingBox())!.height).toBeLessThan(1200);
  const copied = await cleaner.copied();
  expect(copied.length).toBe((line.length - 1) * lines);
  expect(copied).not.toContain('\u200B');
});

test('one character over the limit is refused in words, and the text stays', async ({
  page,
  cleaner,
  expectError,
}) => {
  test.setTimeout(120_000);
  expectError(/413/);
  await cleaner.open();
  await cleaner.paste('a'.repeat(1_000_001));
  await expect(cleaner.button).toBeEnabled();
  await cleaner.clean();
  await expect(page.getByText(/1,000,000 characters/)).toBeVisible({ timeout: 30_000 });
  await expect(cleaner.button).toBeEnabled();
});
