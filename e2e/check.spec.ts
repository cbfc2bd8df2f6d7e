import { axeFindings } from './fixtures/axe.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const own =
  'My grandmother kept bees behind the school, and every autumn she let us taste the honey before ' +
  'anyone else did. I remember how she lifted the frames slowly, talking to nobody, and how the ' +
  'smoke made our eyes water.';
/** The beginning of a novel in the starter corpus. */
const copied =
  'It is a truth universally acknowledged, that a single man in possession of a good fortune, must ' +
  'be in want of a wife. However little known the feelings or views of such a man may be on his first ' +
  'entering a neighbourhood, this truth is so well fixed in the minds of the surrounding families.';

test('a check without an account asks to sign in; the cleaned text stays', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/401/);
  await cleaner.open();
  await cleaner.paste(own);
  await page.getByLabel('Also check for unintentional plagiarism & AI').check();
  await cleaner.clean();
  await expect(page.getByRole('dialog').getByText('Unlimited basic cleaning')).toBeVisible();
  await page.keyboard.press('Escape');
  await cleaner.shows('My grandmother kept bees');
});

test('a check finds the source, is fixed and rechecked, and counts once', async ({
  page,
  cleaner,
  visitor,
  expectError,
}) => {
  expectError(/403/);
  await visitor.signIn();
  await cleaner.open();
  await cleaner.paste(`${own}\n\n${copied}\n\n${own}`);
  await page.getByLabel('Also check for unintentional plagiarism & AI').check();
  // The starter corpus is indexed in the background after the server's first start.
  await page.waitForTimeout(2000);
  await cleaner.clean();
  await expect(page.getByText('Analyzing results...')).toBeVisible();
  await expect(page.getByText('Processing AI detection and similarity scores')).toBeVisible();
  const report = page.getByRole('region', { name: 'Plagiarism & AI report' });
  await expect(page.getByText('Analysis complete!')).toBeVisible();
  await expect(report.getByRole('heading', { name: 'Similarity Score' })).toBeVisible();
  await expect(report.getByText(/^Match 1 \(\d+% similar\)$/)).toBeVisible();
  await expect(report.getByText('Pride and Prejudice', { exact: false }).first()).toBeVisible();
  await expect(report.locator('mark').first()).toContainText('a truth universally acknowledged');
  await expect(report.getByText('Accuracy is not guaranteed', { exact: false })).toBeVisible();
  await report.getByText('I remember how she lifted').first().hover();
  expect(await axeFindings(page)).toEqual([]);

  await report.getByRole('button', { name: 'Fix & Re-check for Plagiarism' }).click();
  await expect(report.getByRole('button', { name: 'Removing patterns...' })).toBeDisabled();
  await expect(page.getByLabel('Fixed Text:')).toHaveValue(/grandmother/);
  await expect(report.getByText(/^\d+% before$/).first()).toBeVisible();

  await cleaner.input.fill(`${own} Again.`);
  await expect(report).toHaveCount(0);
  await cleaner.clean();
  await expect(page.getByRole('dialog')).toContainText('You have reached your limit');
  await page.keyboard.press('Escape');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: /plagiarism/i }).first()).toContainText('%');
});
