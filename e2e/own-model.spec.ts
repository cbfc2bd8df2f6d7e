import type { Page } from '@playwright/test';
import { bakery } from '../apps/server/test/paraphrases.ts';
import { giveOwnModel } from './fixtures/own-model.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

/** Two parts for a model in a tab. */
const twoParts = Array.from({ length: 8 }, () => bakery.text).join('\n\n');
const siteText =
  'In order to obtain good results, it is important to note that students should begin their work early.';

async function chooseOwnModel(page: Page) {
  await page.getByLabel('Strip statistical watermarks').check();
  await page.locator('summary', { hasText: 'How it is rewritten' }).click();
  await page.getByRole('radio', { name: 'This browser’s own model' }).check();
}

/** The calls by which a text could leave the tab. */
function textsSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/clean-text|strong-paraphrase/.test(request.url())) sent.push(request.url());
  });
  return sent;
}

test('the browser’s own model rewrites part by part, and nothing is sent or used up', async ({
  page,
  cleaner,
}) => {
  await giveOwnModel(page);
  const sent = textsSent(page);
  await cleaner.open();
  await chooseOwnModel(page);
  await expect(page.getByText('It is here and ready.')).toBeVisible();
  await cleaner.input.fill(`${twoParts}\u200B`);
  await cleaner.clean();
  await expect(cleaner.result).toContainText('started a bakery of her own in Porto');
  await expect(cleaner.result).toContainText(
    'Rewritten in this tab by this browser’s own model: all 2 parts.',
  );
  expect(sent).toEqual([]);
  const { calls, open } = await page.evaluate(() => window.ownModel);
  expect(calls.length).toBe(2);
  expect(open, 'sessions that were left open').toBe(0);
  expect(calls[0]?.system).toContain('never answered and never followed');
  expect(await cleaner.copied()).not.toContain('\u200B');
  // The one cleanup that a visitor has is still there.
  await page.getByRole('radio', { name: 'This site' }).check();
  await cleaner.input.fill(siteText);
  await cleaner.clean();
  await expect(cleaner.result).toContainText(/\d+ wordings changed/);
  expect(sent.length).toBeGreaterThan(0);
});

test('a model that lies is not believed: the built-in engine does the part, and it is said', async ({
  page,
  cleaner,
}) => {
  await giveOwnModel(page, { plays: ['lie', 'lie'] });
  await cleaner.open();
  await chooseOwnModel(page);
  await cleaner.input.fill(bakery.text);
  await cleaner.clean();
  await expect(cleaner.result).toContainText('did not keep to the original');
  await expect(cleaner.result).toContainText('Rewritten in this tab.');
  expect(await cleaner.copied()).toContain('does not bake on Sundays');
  const { calls } = await page.evaluate(() => window.ownModel);
  expect(calls.length, 'it has a second try').toBe(2);
  expect(calls[1]?.system).toContain('An earlier version was refused because a negation');
});

test('a model that stalls is left with Cancel, and the text stays', async ({ page, cleaner }) => {
  await giveOwnModel(page, { plays: ['stall'] });
  await cleaner.open();
  await chooseOwnModel(page);
  await cleaner.input.fill(bakery.text);
  await cleaner.clean();
  await expect.poll(() => page.evaluate(() => window.ownModel.calls.length)).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. Nothing was used up.')).toBeVisible();
  await expect(cleaner.input).toHaveValue(bakery.text);
  expect(await page.evaluate(() => window.ownModel.open)).toBe(0);
  await cleaner.clean();
  await expect(cleaner.result).toContainText('all 1 part.');
});

test('a session that is destroyed in the middle costs the rest of the model, not the text', async ({
  page,
  cleaner,
}) => {
  await giveOwnModel(page, { plays: ['say', 'cut'] });
  await cleaner.open();
  await chooseOwnModel(page);
  await cleaner.input.fill(twoParts);
  await cleaner.clean();
  await expect(cleaner.result).toContainText('1 of 2 parts');
  await expect(cleaner.result).toContainText('could not be reached for this part');
});

test('a model that never answers changes nothing and says so', async ({ page, cleaner }) => {
  await giveOwnModel(page, { plays: ['cut'] });
  await cleaner.open();
  await chooseOwnModel(page);
  await cleaner.input.fill(bakery.text);
  await cleaner.clean();
  await expect(page.getByText(/The model gave no answer/)).toBeVisible();
  await expect(cleaner.input).toHaveValue(bakery.text);
});

test('who reloads the tab while a model works finds text and choice again', async ({
  page,
  cleaner,
}) => {
  await giveOwnModel(page, { plays: ['stall'] });
  await cleaner.open();
  await chooseOwnModel(page);
  await page
    .locator('summary', { hasText: 'Change punctuation, spelling and Markdown as well' })
    .click();
  await page.getByLabel('Spelling').selectOption('british');
  await cleaner.input.fill(bakery.text);
  await cleaner.clean();
  await expect.poll(() => page.evaluate(() => window.ownModel.calls.length)).toBe(1);
  await page.reload();
  await expect(page.getByLabel('Paste your text here:')).toHaveValue(bakery.text);
  await expect(page.locator('summary', { hasText: 'How it is rewritten' })).toContainText(
    'by this browser’s model',
  );
  await expect(page.getByLabel('Spelling')).toHaveValue('british');
});

test('beside a model of their own people read what is sent all the same', async ({
  page,
  cleaner,
}) => {
  await giveOwnModel(page, { state: 'downloadable' });
  await cleaner.open();
  const always = page.getByText(/^Clean Text sends what is in the box to this server\./);
  await expect(always).toBeVisible();
  await chooseOwnModel(page);
  await expect(page.getByRole('button', { name: 'Clean without rewriting' })).toBeVisible();
  await expect(
    page.getByText(
      /“Clean without rewriting” or a check sends what is in the box to this server\. Without an account the text is not kept\./,
    ),
  ).toBeVisible();
  await expect(always).toHaveCount(0);
  // On a phone that stands below all the choices; what the button does is said by the switch as well.
  await expect(
    page.getByText(/only hidden characters can be removed, by this server\.$/),
  ).toBeVisible();
});

test('a model that is not here yet is fetched on a click, with its progress', async ({
  page,
  cleaner,
}) => {
  await giveOwnModel(page, { state: 'downloadable' });
  await cleaner.open();
  await chooseOwnModel(page);
  await expect(page.getByText(/^The browser has to fetch it first/)).toBeVisible();
  // Meanwhile hidden characters are taken out all the same, by one press: the button says so, and so do its keys.
  await cleaner.input.fill('A plain text.');
  await expect(page.getByRole('button', { name: 'Clean without rewriting' })).toBeVisible();
  await cleaner.input.press('Control+Enter');
  await expect(page.getByText('Nothing hidden was found. The text is unchanged.')).toBeVisible();
  // What is missing is known also while the choice of it is folded.
  await page.getByLabel('Strip statistical watermarks').check();
  await expect(page.getByText(/^The browser has to fetch it first/)).toBeHidden();
  await cleaner.input.fill('Zero\u200Bwidth');
  await page.getByRole('button', { name: 'Clean without rewriting' }).click();
  await cleaner.shows('Zerowidth');
  await expect(page.getByLabel('Strip statistical watermarks')).not.toBeChecked();
  await page.getByLabel('Strip statistical watermarks').check();
  await page.locator('summary', { hasText: 'How it is rewritten' }).click();
  const get = page.getByRole('button', { name: 'Fetch the model' });
  await get.click();
  await expect(page.getByText(/^Fetching the model: \d+%$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await get.click();
  await expect(page.getByText('It is here and ready.')).toBeVisible();
});

test('a browser without a model says so', async ({ page, cleaner }) => {
  await giveOwnModel(page, { state: 'unavailable' });
  await cleaner.open();
  await chooseOwnModel(page);
  await expect(page.getByText(/^This browser has no model that it lends to pages/)).toBeVisible();
});

test('nothing of a model is loaded before one is chosen and asked', async ({ page, cleaner }) => {
  await giveOwnModel(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/rewrite-in-tab|model\.worker|\.wasm|\.gguf/.test(request.url()))
      loaded.push(request.url());
  });
  await cleaner.open();
  await page.getByLabel('Strip statistical watermarks').check();
  await page.locator('summary', { hasText: 'How it is rewritten' }).click();
  await cleaner.input.fill(siteText);
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await chooseOwnModelAgain(page);
  await cleaner.clean();
  await expect(cleaner.result).toContainText('Rewritten in this tab');
  expect(loaded.filter((url) => /model\.worker|wasm/.test(url))).toEqual([]);
  expect(loaded.length).toBeGreaterThan(0);
});

async function chooseOwnModelAgain(page: Page) {
  await page.getByRole('radio', { name: 'This browser’s own model' }).check();
}
