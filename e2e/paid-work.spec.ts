import { addresses, pathOf } from '@cleanpaste/contract';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const essay =
  'In order to obtain good results, it is important to note that students should begin their work early. ' +
  'However, many people think that a large amount of help is needed when a problem is difficult.';
const own =
  'My grandmother kept bees behind the school, and every autumn she let us taste the honey before ' +
  'anyone else did. I remember how she lifted the frames slowly, talking to nobody, and how the ' +
  'smoke made our eyes water.';

const rewriting = `**${pathOf(addresses.rewriting.strongParaphrase)}`;
const cleaning = `**${pathOf(addresses.cleaning.cleanText)}`;
const checking = `**${pathOf(addresses.checking.checkText)}`;
const strip = (page: Page) => page.getByLabel('Strip statistical watermarks');
const also = (page: Page) => page.getByLabel('Also check for unintentional plagiarism & AI');
const uniqueness = (page: Page) => page.getByText(/^Text uniqueness: \d+\.\d%$/);

/** Holds back the answers of an address until they are let go; counts the calls, and keeps their keys. */
async function holdBack(page: Page, address: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const keys: (string | undefined)[] = [];
  await page.route(address, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await held;
    // The page that asked may be gone by now.
    await route.continue().catch(() => {});
  });
  return { letGo, keys };
}

test('keys pressed during a rewrite change nothing, and the rewrite arrives', async ({
  page,
  cleaner,
}) => {
  const call = await holdBack(page, rewriting);
  await cleaner.open();
  await cleaner.input.fill(essay);
  await strip(page).check();
  await cleaner.clean();
  await cleaner.input.pressSequentially('typed meanwhile');
  await page.keyboard.press('Backspace');
  call.letGo();
  await expect(uniqueness(page)).toBeVisible();
  await expect(cleaner.input).toHaveValue(essay);
  await cleaner.input.press('End');
  await cleaner.input.pressSequentially('!');
  await expect(cleaner.input).toHaveValue(`${essay}!`);
});

test('keys pressed in a long text during the work change nothing, and the result arrives', async ({
  page,
  cleaner,
}) => {
  const long = 'A line of a long text.\u200B\n'.repeat(4000);
  const call = await holdBack(page, cleaning);
  await cleaner.open();
  await cleaner.paste(long);
  await expect(page.locator('.cm-content')).toBeFocused();
  await cleaner.clean();
  await page.locator('.cm-content').focus();
  await page.keyboard.type('typed meanwhile');
  call.letGo();
  await expect(cleaner.result).toBeVisible();
  expect(await cleaner.copied()).toBe(long.replaceAll('\u200B', ''));
});

test('keys pressed during the only check of an account change nothing, and its report arrives', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  const call = await holdBack(page, checking);
  await cleaner.open();
  await cleaner.input.fill(own);
  await also(page).check();
  await cleaner.clean();
  await expect(page.getByText('Scanning your text...')).toBeVisible();
  await cleaner.input.pressSequentially('typed meanwhile');
  call.letGo();
  await expect(page.getByRole('region', { name: 'Plagiarism & AI report' })).toBeVisible();
  await expect(cleaner.input).toHaveValue(own);
});

test('a second pass that fails leaves the rewrite, which is charged once', async ({
  page,
  cleaner,
  visitor,
  expectError,
}) => {
  expectError(/500/);
  await visitor.signIn();
  await page.route(cleaning, (route) =>
    route.fulfill({ status: 500, json: { error: 'internal_error', message: 'Out of order.' } }),
  );
  await cleaner.open();
  await cleaner.input.fill(essay);
  await strip(page).check();
  await cleaner.clean();
  await expect(uniqueness(page)).toBeVisible();
  await expect(cleaner.result).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('1 of 3 used in total')).toBeVisible();
});

test('a rewrite asked for again after its answer was lost is charged once', async ({
  page,
  cleaner,
  visitor,
  expectError,
}) => {
  expectError(/ERR_|500/);
  await visitor.signIn();
  let lost = 0;
  await page.route(rewriting, async (route) => {
    if (lost >= 3) return route.continue();
    lost++;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await cleaner.open();
  await cleaner.input.fill(essay);
  await strip(page).check();
  await cleaner.clean();
  await expect(page.getByText(/^Failed to clean text:/)).toBeVisible();
  await cleaner.clean();
  await expect(uniqueness(page)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('1 of 3 used in total')).toBeVisible();
});

test('leaving for another page in the middle of the work keeps the answer for the way back', async ({
  page,
  cleaner,
}) => {
  const call = await holdBack(page, rewriting);
  await cleaner.open();
  await cleaner.input.fill(essay);
  await strip(page).check();
  await cleaner.clean();
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(cleaner.input).toHaveCount(0);
  await page.goBack();
  await expect(cleaner.button).toHaveText('Rewriting…');
  await expect(page.getByRole('status').filter({ hasText: 'Cleaning...' })).toBeVisible();
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  const answered = page.waitForResponse(cleaning);
  call.letGo();
  await answered;
  await page.goBack();
  await expect(uniqueness(page)).toBeVisible();
  expect(call.keys).toHaveLength(1);
});

test('a reload in the middle of a rewrite takes it up again, and it is charged once', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  const call = await holdBack(page, rewriting);
  await cleaner.open();
  await cleaner.input.fill(essay);
  await strip(page).check();
  await cleaner.clean();
  await expect.poll(() => call.keys.length).toBe(1);
  await page.reload();
  await expect.poll(() => call.keys.length).toBe(2);
  call.letGo();
  await expect(uniqueness(page)).toBeVisible();
  expect(new Set(call.keys).size).toBe(1);
  await page.goto('/dashboard');
  await expect(page.getByText('1 of 3 used in total')).toBeVisible();
});

test('a reload in the middle of the only check takes it up again', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  const call = await holdBack(page, checking);
  await cleaner.open();
  await cleaner.input.fill(own);
  await also(page).check();
  await cleaner.clean();
  await expect.poll(() => call.keys.length).toBe(1);
  await page.reload();
  await expect.poll(() => call.keys.length).toBe(2);
  call.letGo();
  await expect(page.getByRole('region', { name: 'Plagiarism & AI report' })).toBeVisible();
  expect(new Set(call.keys).size).toBe(1);
});

test('Clear during a rewrite ends it, and nothing of it comes back', async ({ page, cleaner }) => {
  const call = await holdBack(page, rewriting);
  await cleaner.open();
  await cleaner.input.fill(essay);
  await strip(page).check();
  await cleaner.clean();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(cleaner.input).toHaveValue('');
  await expect(cleaner.button).toHaveText('Clean Text');
  call.letGo();
  await page.waitForTimeout(1000);
  await expect(cleaner.result).toHaveCount(0);
  await page.reload();
  await expect(cleaner.input).toHaveValue('');
});

test('after undos, Copy, uniqueness and the check are about the text on the screen', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  const checked: string[] = [];
  await page.route(checking, async (route) => {
    checked.push(route.request().postDataJSON().text);
    await route.continue();
  });
  await page.route(`**${pathOf(addresses.accounts.readAccount)}`, async (route) => {
    const answer = await route.fetch();
    const account = await answer.json();
    await route.fulfill({ response: answer, json: { ...account, isAdmin: true } });
  });
  await cleaner.open();
  await cleaner.input.fill(essay);
  await strip(page).check();
  await cleaner.clean();
  const figure = await uniqueness(page).textContent();
  const changes = cleaner.result.getByRole('button', { pressed: true });
  await expect(changes.first()).toBeVisible();
  for (let left = await changes.count(); left > 0; left--) await changes.first().click();
  await expect(cleaner.input).toHaveValue(essay);
  await expect(cleaner.result).toContainText(essay);
  await expect(uniqueness(page)).toHaveText('Text uniqueness: 0.0%');
  expect(figure).not.toBe('Text uniqueness: 0.0%');
  expect(await cleaner.copied()).toBe(essay);
  await page.getByRole('button', { name: 'Check for Plagiarism & AI' }).click();
  await expect(page.getByRole('region', { name: 'Plagiarism & AI report' })).toBeFocused();
  expect(checked).toEqual([essay]);
  await cleaner.putBack.first().click();
  await expect(page.getByText('as it was before your last undo')).toBeVisible();
  await expect(cleaner.result).toContainText('1 of 3 wordings changed');
  await cleaner.putBack.first().press('Enter');
  await expect(cleaner.result).toContainText('2 of 3 wordings changed');
  await expect(page.getByRole('button', { name: 'Check for Plagiarism & AI' })).toBeVisible();
});
