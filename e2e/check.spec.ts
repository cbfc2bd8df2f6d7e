import { axeFindings } from './fixtures/axe.ts';
import { machineLike } from './fixtures/machine-like.ts';
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

/** By a person, copied from nowhere, and long enough to be judged. */
const letter =
  'Dear Ruth, I never got round to thanking you for the jam, which is a shame because we finished it ' +
  "in about four days. Tom had most of it, on toast, standing up, at hours I won't mention. The dog is " +
  'better. She limped around till Tuesday and then saw a squirrel and forgot she was ill! We have the ' +
  'roofers coming back on Monday, or so they say; they said that in March as well. Come and see us ' +
  "before the clocks go back. Bring boots, the lane's a bog again.";

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
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Unlimited basic cleaning')).toBeVisible();
  await expect(dialog).toContainText('Checking needs an account; your first check is free.');
  await expect(dialog).not.toContainText('have used');
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
  await cleaner.paste(`${own}\n\n${copied}\n\n${machineLike}`);
  await page.getByLabel('Also check for unintentional plagiarism & AI').check();
  // The starter corpus is indexed in the background after the server's first start.
  await page.waitForTimeout(2000);
  await cleaner.clean();
  await expect(page.getByText('Analyzing results...')).toBeVisible();
  await expect(page.getByText('Processing AI detection and similarity scores')).toBeVisible();
  const report = page.getByRole('region', { name: 'Plagiarism & AI report' });
  await expect(page.getByText('Analysis complete!')).toBeVisible();
  // That it is over is read, not hidden by the header that stays at the top.
  await expect(report).toBeInViewport();
  await expect
    .poll(async () => (await page.getByText('Analysis complete!').boundingBox())!.y)
    .toBeGreaterThan((await page.getByRole('banner').boundingBox())!.height);
  await page.waitForTimeout(800);
  const line = (await page.getByText('Analysis complete!').boundingBox())!;
  expect(line.y).toBeGreaterThan((await page.getByRole('banner').boundingBox())!.height);
  // The work is over: a line says so; no bar stands there as if it still went on.
  await expect(page.getByRole('progressbar', { name: 'Analysis complete!' })).toHaveCount(0);
  await expect(report.getByRole('heading', { name: 'Similarity Score' })).toBeVisible();
  await expect(report.getByText(/^Match 1 \(\d+% similar\)$/)).toBeVisible();
  await expect(report.getByText('Pride and Prejudice', { exact: false }).first()).toBeVisible();
  await expect(report.locator('mark').first()).toContainText('a truth universally acknowledged');
  await expect(report.getByText('Accuracy is not guaranteed', { exact: false })).toBeVisible();
  // From the verdict it is one press to what can be done about it.
  await report.getByRole('link', { name: 'See it and quote it' }).click();
  await expect(report.getByText(/^Match 1 \(/)).toBeInViewport();
  await report.getByRole('link', { name: 'Reword it and check again' }).click();
  await expect(
    report.getByRole('button', { name: 'Fix & Re-check for Plagiarism' }),
  ).toBeInViewport();
  await report.getByText('I remember how she lifted').first().hover();
  expect(await axeFindings(page)).toEqual([]);
  // However much has been read by now: a line that goes would move the report away under the eyes.
  await expect(page.getByText('Analysis complete!')).toBeVisible();
  await expect(page.getByText('View your results below')).toBeVisible();

  await report.getByRole('button', { name: 'Fix & Re-check for Plagiarism' }).click();
  await expect(report.getByRole('button', { name: 'Removing patterns...' })).toBeDisabled();
  await expect(page.getByLabel('Reworded Text:')).toHaveValue(/grandmother/);
  await expect(report.getByText(/^\d+% before$/).first()).toBeVisible();

  await cleaner.input.fill(`${own} Again.`);
  await expect(report).toHaveCount(0);
  await cleaner.clean();
  await expect(page.getByRole('dialog')).toContainText('You have reached your limit');
  await page.keyboard.press('Escape');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: /plagiarism/i }).first()).toContainText('%');
});

test('a letter that copies nothing is all clear, with its figures and without a promise', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  await cleaner.open();
  await cleaner.paste(letter);
  await page.getByLabel('Also check for unintentional plagiarism & AI').check();
  await cleaner.clean();
  const card = page.getByRole('region', { name: "You're All Set" });
  await expect(card).toContainText(
    'No copied passages found here, and nothing that reads like a machine.',
  );
  await expect(card).toContainText(/Similarity 0%, AI likelihood [1-9]\d?%\./);
  const dialog = page.getByRole('dialog', { name: "You're All Set" });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('empties the box and closes this report');
  // It is said once at a time: the card is there again when the window is closed.
  const said = page.getByText(
    'No copied passages found here, and nothing that reads like a machine.',
  );
  await expect(said.filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeVisible();
  await expect(page.getByText('safe to submit')).toHaveCount(0);
});
