import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const text =
  'In order to obtain good results, it is important to note that students should begin their work early. ' +
  'However, many people think that a large amount of help is needed when a problem is difficult. ' +
  'A good teacher is able to show them how to find a simple answer quickly.';

test('the stronger rewrite shows uniqueness and each change, which can be undone', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste(`${text}\u200B`);
  await page.getByLabel('Strip statistical watermarks').check();
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await expect(page.getByText(/^Text uniqueness: \d+\.\d%$/)).toBeVisible();
  const rewritten = await cleaner.copied();
  expect(rewritten).not.toBe(text);
  expect(rewritten).not.toContain('\u200B');
  await page.getByRole('button', { name: 'Compare and undo changes' }).click();
  const after = page.getByRole('region', { name: 'After' });
  const change = after.getByRole('button', { pressed: true }).first();
  const wording = (await change.textContent()) ?? '';
  await change.click();
  await expect(after.getByRole('button', { pressed: false })).toHaveCount(1);
  const undone = await page.evaluate(() => navigator.clipboard.readText());
  expect(undone).toContain(wording.trim());
});

test('the second rewrite without an account asks to sign in', async ({ page, cleaner }) => {
  await cleaner.open();
  await page.getByLabel('Strip statistical watermarks').check();
  await cleaner.input.fill(text);
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await cleaner.input.fill(`${text} And once more.`);
  await cleaner.clean();
  await expect(
    page.getByRole('dialog').getByText('3 free statistical watermark removals'),
  ).toBeVisible();
});

test('a signed-in user has three, shown on the dashboard, then is offered Pro', async ({
  page,
  cleaner,
  visitor,
  expectError,
}) => {
  expectError(/403/);
  await visitor.signIn();
  await cleaner.open();
  await page.getByLabel('Strip statistical watermarks').check();
  for (const n of ['One', 'Two', 'Three']) {
    await cleaner.input.fill(`${n}. ${text}`);
    await cleaner.clean();
    await expect(cleaner.result).toBeVisible();
  }
  await cleaner.input.fill(`Four. ${text}`);
  await cleaner.clean();
  await expect(page.getByRole('button', { name: 'Upgrade to Pro for $5 a month' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('3 of 3 used in total')).toBeVisible();
});

test('a text in another language comes back as it was, with a note', async ({ page, cleaner }) => {
  const german =
    'Der schnelle braune Fuchs springt über den faulen Hund, und niemand weiß, warum er das jeden Tag aufs Neue tut.';
  await cleaner.open();
  await page.getByLabel('Strip statistical watermarks').check();
  await cleaner.input.fill(german);
  await expect(page.getByText(/^English only/)).toBeVisible();
  await cleaner.clean();
  await cleaner.shows(german);
  await expect(page.getByText(/only English can be rewritten here/)).toBeVisible();
});

test('the worked example shows the rewritten sentence', async ({ page }) => {
  await page.goto('/statistical-watermarks', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Show Example' }).click();
  await expect(page.getByRole('article').getByRole('status').first()).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Show Example' })).toBeEnabled();
});

test('the laboratory plants a mark, finds it under its key only, and weakens it', async ({
  page,
}) => {
  await page.goto('/statistical-watermarks', { waitUntil: 'networkidle' });
  const lab = page.getByRole('region', { name: 'The laboratory' });
  const score = lab.getByRole('status');
  const z = async () => Number(/z = (-?\d+\.\d)/.exec((await score.textContent()) ?? '')?.[1]);
  await expect(score).toContainText('z = ');
  await lab.getByRole('button', { name: 'Plant the mark' }).click();
  await expect.poll(z).toBeGreaterThan(4);
  await expect(score).toContainText('marked');
  const planted = await z();
  const key = lab.getByLabel('Secret key');
  const first = await key.inputValue();
  await key.fill('another key');
  await expect.poll(z).toBeLessThan(2.5);
  await key.fill(first);
  await expect.poll(z).toBe(planted);
  await lab.getByRole('button', { name: 'Rewrite the text' }).click();
  await expect.poll(z).toBeLessThan(planted - 1.5);
  await expect(lab.getByText(/^Under the same key the score fell from/)).toBeVisible();
  await expect(score).not.toContainText('say: marked');
  await lab.getByRole('button', { name: 'Start again' }).click();
  await expect(key).not.toHaveValue(first);
  await lab.getByLabel('Kind of list').selectOption('unigram');
  await lab.getByRole('button', { name: 'Plant the mark' }).click();
  await expect.poll(z).toBeGreaterThan(4);
});

test('trying it leads home with the toggle on', async ({ page }) => {
  await page.goto('/statistical-watermarks', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Try Statistical Watermark Removal' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Strip statistical watermarks')).toBeChecked();
});
