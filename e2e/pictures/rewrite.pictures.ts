import { addresses, pathOf } from '@cleanpaste/contract';
import type { Page } from '@playwright/test';
import { answerForNow } from '../fixtures/answer-for-now.ts';
import { giveOwnModel } from '../fixtures/own-model.ts';
import { expect, states } from './states.ts';
import { essay } from './texts.ts';

const rewriting = `**${pathOf(addresses.rewriting.strongParaphrase)}`;
const strip = (page: Page) => page.getByLabel('Strip statistical watermarks');
const options = (page: Page) => page.locator('summary', { hasText: 'How it is rewritten' });

states(
  ['rewrite-options', 'rewrite-options-measured', 'rewrite-own-model', 'rewrite-model-file'],
  async ({ page, cleaner, take }) => {
    await giveOwnModel(page, { state: 'downloadable' });
    await cleaner.open();
    await cleaner.input.fill(essay);
    await strip(page).check();
    await options(page).click();
    const form = page.getByRole('group', {
      name: 'Change punctuation, spelling and Markdown as well',
    });
    await expect(form).toBeVisible();
    await options(page).scrollIntoViewIfNeeded();
    await take('rewrite-options');
    await form
      .locator('summary', { hasText: 'Change punctuation, spelling and Markdown as well' })
      .click();
    await form.getByText('How measured').click();
    await take('rewrite-options-measured');
    await page.getByRole('radio', { name: 'This browser’s own model' }).check();
    await take('rewrite-own-model', { whole: false });
    await page.getByRole('radio', { name: 'A model file, in this tab' }).check();
    await take('rewrite-model-file', { whole: false });
  },
);

states(
  [
    ...['rewrite-chosen', 'rewrite-under-way', 'rewrite-cancelled', 'rewrite-done'],
    ...['rewrite-change-undone', 'rewrite-original', 'rewrite-sign-in-to-go-on'],
  ],
  async ({ page, cleaner, take }) => {
    await cleaner.open();
    await cleaner.input.fill(`${essay}\u200B`);
    await strip(page).check();
    await take('rewrite-chosen', { whole: false });
    const mend = await answerForNow(page, rewriting, () => {});
    await cleaner.clean();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await take('rewrite-under-way', { whole: false });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(cleaner.button).toHaveText('Clean Text');
    await take('rewrite-cancelled', { whole: false });
    mend();
    await expect(page.getByText('Cancelled. Nothing was used up.')).toHaveCount(0);
    await cleaner.clean();
    await expect(page.getByText(/^Text uniqueness: \d+\.\d%$/)).toBeVisible();
    await take('rewrite-done');
    await cleaner.wordings.nth(1).click();
    await expect(cleaner.putBack).toHaveCount(1);
    await take('rewrite-change-undone', { whole: false });
    await page.getByRole('radio', { name: 'Original' }).check({ force: true });
    await take('rewrite-original', { whole: false });
    await cleaner.input.fill(`${essay} And once more.`);
    await cleaner.clean();
    await expect(page.getByRole('dialog')).toBeVisible();
    await take('rewrite-sign-in-to-go-on');
  },
);

states(['rewrite-not-english', 'rewrite-unchanged'], async ({ page, cleaner, take }) => {
  await cleaner.open();
  await strip(page).check();
  await cleaner.input.fill(
    'Der schnelle braune Fuchs springt über den faulen Hund, und niemand weiß, warum er das jeden Tag aufs Neue tut.',
  );
  await expect(page.getByText(/^English only/)).toBeVisible();
  await take('rewrite-not-english', { whole: false });
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await take('rewrite-unchanged', { whole: false });
});

states(['rewrite-too-long'], async ({ page, cleaner, take }) => {
  await cleaner.open();
  await cleaner.input.fill(`${essay} `.repeat(400));
  await expect(cleaner.note).toHaveText('0 hidden character(s) found');
  await strip(page).check();
  await expect(page.getByRole('button', { name: 'Clean without rewriting' })).toBeEnabled();
  await take('rewrite-too-long', { whole: false });
});

states(['rewrite-failed'], async ({ page, cleaner, take, expectError }) => {
  expectError(/502/);
  const message =
    'The rewriting service is not available. Your text was not changed, and this cost you nothing.';
  await page.route(rewriting, (route) =>
    route.fulfill({ status: 502, json: { error: 'provider_failed', message } }),
  );
  await cleaner.open();
  await cleaner.input.fill(essay);
  await strip(page).check();
  await cleaner.clean();
  await expect(page.getByRole('alert').filter({ hasText: 'not available' })).toBeVisible();
  await take('rewrite-failed', { whole: false });
});

states(['rewrite-day-used-up'], async ({ page, cleaner, take, expectError }) => {
  expectError(/401/);
  for (let n = 0; n < 20; n++) {
    await page.request.post(pathOf(addresses.rewriting.strongParaphrase), {
      headers: { 'x-session-id': crypto.randomUUID() },
      data: { text: `${n}. ${essay}` },
    });
  }
  await cleaner.open();
  await strip(page).check();
  await cleaner.input.fill(essay);
  await cleaner.clean();
  await expect(page.getByRole('dialog', { name: 'Sign in to keep going' })).toContainText(
    'of your network are used up for today',
  );
  await take('rewrite-day-used-up');
});

states(
  [
    'rewrite-limit-free',
    'rewrite-none-left',
    'dashboard-at-the-limit',
    'subscription-at-the-limit',
  ],
  async ({ page, cleaner, visitor, take, expectError }) => {
    expectError(/403/);
    await visitor.signIn();
    await cleaner.open();
    await strip(page).check();
    for (const n of ['One', 'Two', 'Three', 'Four']) {
      await cleaner.input.fill(`${n}. ${essay}`);
      await cleaner.clean();
      if (n !== 'Four') await expect(cleaner.result).toBeVisible();
    }
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The 3 statistical cleanups of the free plan are used up.');
    await take('rewrite-limit-free');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await take('rewrite-none-left', { whole: false });
    await page.goto('/dashboard');
    await expect(page.getByText('3 of 3 used in total')).toBeVisible();
    await take('dashboard-at-the-limit');
    await page.goto('/subscription');
    await expect(page.getByText('3 of 3 used in total')).toBeVisible();
    await take('subscription-at-the-limit');
  },
);
