import type { Page } from '@playwright/test';
import { axeFindingsInBothThemes } from './fixtures/axe.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const text =
  'In order to obtain good results, it is important to note that students should **begin** their work early. ' +
  'The neighbor\'s color is "gray", and that is of help—many people think so—when a problem is difficult.';

const line = (page: Page) => page.locator('summary', { hasText: 'How it is rewritten' });
/** What barely helps is folded away inside it. */
const formLine = (page: Page) =>
  page.locator('summary', { hasText: 'Change punctuation, spelling and Markdown as well' });

test('the form stays as it is unless somebody switches it, and each switch says what it did to marks', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await expect(line(page)).toHaveCount(0);
  await page.getByLabel('Strip statistical watermarks').check();
  await expect(line(page)).toContainText('words only, by this site');
  await line(page).click();
  await expect(page.getByLabel('Quotation marks')).toBeHidden();
  await formLine(page).click();
  const switches = ['Quotation marks', 'Dashes', 'Markdown emphasis', 'Spelling', 'List marks'];
  for (const name of switches) {
    await expect(page.getByLabel(name)).toHaveValue('');
    await expect(page.getByLabel(name)).toHaveAccessibleDescription(
      /^(Alone: (does nothing|weakens by \d+%)|Not measured)$/,
    );
  }
  const form = page.getByRole('group', {
    name: 'Change punctuation, spelling and Markdown as well',
  });
  await form.getByText('How measured').click();
  for (const name of switches) {
    const share = form.getByText(new RegExp(`^${name}: (alone, .* took \\d+%|not measured)`));
    await expect(share).toBeVisible();
  }
  await expect(
    page.getByText(/It weakens a watermark by \d+%, measured on \d+ texts/),
  ).toBeVisible();
  await cleaner.input.fill(text);
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  const plain = await cleaner.copied();
  for (const kept of ['**', 'neighbor', 'color', '"gray"']) expect(plain).toContain(kept);
});

test('what is switched on is changed by the server, can be undone, and is remembered', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await page.getByLabel('Strip statistical watermarks').check();
  await line(page).click();
  await formLine(page).click();
  await page.getByLabel('Quotation marks').selectOption('curly');
  await page.getByLabel('Dashes').selectOption('spaced');
  await page.getByLabel('Markdown emphasis').selectOption('none');
  await page.getByLabel('Spelling').selectOption('british');
  await cleaner.input.fill(text);
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  const formed = await cleaner.copied();
  for (const written of ['neighbour’s colour', '“gray”', ' – ']) expect(formed).toContain(written);
  expect(formed).not.toMatch(/\*|neighbor\b|—|"/);
  await cleaner.result.getByRole('button', { name: 'Undo all' }).click();
  expect(await cleaner.copied()).toBe(text);
  await page.reload();
  await expect(line(page)).toContainText(
    'words, quotation marks, dashes, markdown emphasis, and spelling',
  );
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(line(page)).toContainText('spelling');
});

test('a list that drops down has an arrow of its own, with room around it', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await page.getByLabel('Strip statistical watermarks').check();
  await line(page).click();
  await formLine(page).click();
  const list = page.getByLabel('Quotation marks');
  await expect(list).toHaveCSS('appearance', 'none');
  await expect(list).toHaveCSS('background-image', /gradient/);
  await expect(list).toHaveCSS('padding-right', '32px');
});

test('all of it can be done by keyboard', async ({ page, cleaner }) => {
  await cleaner.open();
  await page.getByLabel('Strip statistical watermarks').focus();
  await page.keyboard.press('Space');
  await expect(line(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(line(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(formLine(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'This site' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(formLine(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Quotation marks')).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByLabel('Quotation marks')).toHaveValue('curly');
  await page.getByRole('radio', { name: 'This site' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'This browser’s own model' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'A model file, in this tab' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Which files work/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Choose a GGUF file' })).toBeFocused();
});

for (const width of [390, 1280]) {
  test(`axe finds nothing, and nothing is cut off, at ${width} pixels`, async ({
    page,
    cleaner,
  }) => {
    // So high that nothing is scrolled: what is half behind the header counts as too small to touch.
    await page.setViewportSize({ width, height: 2600 });
    await cleaner.open();
    await page.getByLabel('Strip statistical watermarks').check();
    await line(page).click();
    await formLine(page).click();
    for (const name of ['This site', 'This browser’s own model', 'A model file, in this tab']) {
      await page.getByRole('radio', { name }).check();
      expect(await axeFindingsInBothThemes(page), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
