import type { Page } from '@playwright/test';
import { payingOn } from './fixtures/paying.ts';
import { expect, test } from './fixtures/test.ts';

// The share window would come over what is looked at here.
test.use({ hasShared: true });

const text =
  'In order to obtain good results, it is important to note that students should begin their work early.';

/** The first of the coming month, as the page writes it. */
function firstOfNextMonth(): string {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(first);
}

/** Makes a key on the dashboard; the only time it is shown. */
async function makeKey(page: Page): Promise<string> {
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByLabel('Name of a new key').fill('limits');
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog');
  const key = (await dialog.getByText(/^cp_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I have saved the key' }).click();
  return key;
}

/** Uses checks up, as a program of the account would. @returns the answer to the last call */
async function check(page: Page, key: string, times: number) {
  let answer = { status: 0, body: {} as Record<string, unknown> };
  for (let n = 0; n < times; n++) {
    const response = await page.request.post('/api/v1/check', {
      headers: { authorization: `Bearer ${key}` },
      data: { text: `Text number ${n}.` },
    });
    answer = { status: response.status(), body: await response.json() };
  }
  return answer;
}

/** Cleans a text and asks for a check of it. */
async function askForCheck(page: Page) {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel('Paste your text here:').fill(text);
  await page.getByRole('button', { name: 'Clean Text' }).click();
  await page.getByRole('button', { name: 'Check for Plagiarism & AI' }).click();
}

test('a free account is told of its three, and offered Pro', async ({
  page,
  cleaner,
  visitor,
  expectError,
}) => {
  expectError(/403/);
  await visitor.signIn();
  await cleaner.open();
  await page.getByLabel('Strip statistical watermarks').check();
  for (const n of ['One', 'Two', 'Three', 'Four']) {
    await cleaner.input.fill(`${n}. ${text}`);
    await cleaner.clean();
    if (n !== 'Four') await expect(cleaner.result).toBeVisible();
  }
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The 3 statistical cleanups of the free plan are used up.');
  await expect(dialog.getByRole('button', { name: 'Upgrade to Pro for $5 a month' })).toBeVisible();
  await expect(page.getByText('such marks. 0 of 3 left.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Clean without rewriting' }).click();
  await expect(dialog).toHaveCount(0);
  await cleaner.shows('Four.');
  await expect(page.getByLabel('Strip statistical watermarks')).not.toBeChecked();
});

test('Pro is offered Expert with the day on which the month is over; Expert the day alone', async ({
  page,
  visitor,
  expectError,
}) => {
  test.setTimeout(240_000);
  expectError(/403/);
  const paying = payingOn(page);
  const dialog = page.getByRole('dialog');
  await visitor.signIn();
  await paying.subscribe('Pro', 'Visa that pays');
  const key = await makeKey(page);

  await test.step('Pro', async () => {
    const refused = await check(page, key, 16);
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'limit_exceeded', limit: { feature: 'check', plan: 'pro', limit: 15 } },
    });
    await askForCheck(page);
    await expect(dialog).toContainText('All 15 plagiarism & AI checks for this month are used up.');
    await expect(dialog).toContainText(`They reset on ${firstOfNextMonth()}.`);
    await expect(dialog.getByRole('button', { name: /Upgrade to Pro/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Upgrade to Expert for $15 a month' }).click();
    await paying.press('Confirm change');
    await expect(page.getByText('Your plan is active; its limits apply at once.')).toBeVisible();
  });

  await test.step('the dashboard names the day too', async () => {
    await page.goto('/dashboard');
    await expect(page.getByText('15 of 100 used this month')).toBeVisible();
    await expect(page.getByText(`Resets on ${firstOfNextMonth()}`).first()).toBeVisible();
  });

  await test.step('Expert', async () => {
    await check(page, key, 85);
    await askForCheck(page);
    await expect(dialog).toContainText(
      'All 100 plagiarism & AI checks for this month are used up.',
    );
    await expect(dialog).toContainText(`They reset on ${firstOfNextMonth()}.`);
    await expect(dialog.getByRole('button', { name: /Upgrade/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Understood' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('a visitor whose network has used up its day is told so, and not that it was their cleanup', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/401/);
  for (let n = 0; n < 20; n++) {
    await page.request.post('/functions/v1/strong-paraphrase', {
      headers: { 'x-session-id': crypto.randomUUID() },
      data: { text: `${n}. ${text}` },
    });
  }
  await cleaner.open();
  await page.getByLabel('Strip statistical watermarks').check();
  await cleaner.input.fill(text);
  await cleaner.clean();
  const dialog = page.getByRole('dialog', { name: 'Sign in to keep going' });
  await expect(dialog).toContainText(
    /Free statistical cleanups for visitors of your network are used up for today; more come at midnight UTC, in about \d+ hours?\./,
  );
  await expect(dialog).not.toContainText(
    'You have used the free cleanup of hidden characters that needs no account.',
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
  const line = page.locator('main');
  await expect(line).toContainText(
    'Free ones without an account are used up for your network today',
  );
  await expect(line).not.toContainText('One is free without an account.');
});
