import { addresses, pathOf } from '@cleanpaste/contract';
import type { Page } from '@playwright/test';
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
    page.getByText('Share on social media to keep using CleanPaste for free! It is optional.'),
  ).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Bluesky' }).click();
  expect((await opened).url()).toContain('bsky.app/intent/compose');
  await expect(page.getByText('Thanks for sharing!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('has_shared'))).toBe('true');
});

const shareWords = /Share on social media to keep using/;
const dialogs = (page: Page) => page.getByRole('dialog');

test('the prompt never takes the place of another window, and comes when that is closed', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/401/);
  await cleaner.open();
  await cleaner.paste(`${hidden}\u200B`);
  await page.getByLabel('Also check for unintentional plagiarism & AI').check();
  await cleaner.clean();
  await expect(page.getByRole('dialog').getByText('Unlimited basic cleaning')).toBeVisible();
  await page.waitForTimeout(3500);
  await expect(dialogs(page)).toHaveCount(1);
  await expect(page.getByRole('dialog').getByText('Unlimited basic cleaning')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(shareWords)).toBeVisible();
});

test('the prompt waits while somebody is at work, and once closed stays away for the session', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste(`${hidden}\u200B`);
  await cleaner.clean();
  await cleaner.shows('Zerowidth');
  for (let at = 0; at < 8; at++) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(400);
    await expect(dialogs(page)).toHaveCount(0);
  }
  await expect(page.getByText(shareWords)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await page.reload();
  await cleaner.shows('Zerowidth');
  await page.waitForTimeout(3000);
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await page.goBack();
  await page.waitForTimeout(3000);
  await expect(dialogs(page)).toHaveCount(0);
});

const strip = (page: Page) => page.getByRole('region', { name: 'Share', exact: true });

test('a result that was only seen is left in sight: a strip below it asks, and takes no focus', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste(`${hidden}\u200B`);
  await cleaner.clean();
  await cleaner.shows('Zerowidth');
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  const before = await focused();
  await expect(strip(page).getByText(shareWords)).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
  expect(await focused()).toBe(before);
  const above = (await cleaner.result.boundingBox())!;
  const below = (await strip(page).boundingBox())!;
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  for (const platform of ['Post on X', 'Facebook', 'Bluesky'])
    await expect(strip(page).getByRole('button', { name: platform, exact: true })).toBeVisible();
  const picture = strip(page).getByRole('button', { name: 'Share the receipt, a picture' });
  // It is a way of its own, and no heading over the others.
  await page.setViewportSize({ width: 390, height: 844 });
  const bluesky = strip(page).getByRole('button', { name: 'Bluesky', exact: true });
  const [others, own] = [(await bluesky.boundingBox())!, (await picture.boundingBox())!];
  expect(own.y).toBeGreaterThanOrEqual(others.y + others.height - 1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await picture.click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);
  await expect(strip(page)).toBeVisible();
  // Copying goes on as before, and does not ask a second time.
  await cleaner.copied();
  await page.waitForTimeout(2600);
  await expect(dialogs(page)).toHaveCount(0);
  await strip(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(strip(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
});

test('two seconds after the result was copied the window opens, and Escape closes it for the session', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste(`${hidden}\u200B`);
  await cleaner.clean();
  await cleaner.copied();
  await page.waitForTimeout(1000);
  await expect(page.getByText(shareWords)).toHaveCount(0);
  await expect(page.getByRole('dialog').getByText(shareWords)).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await page.waitForTimeout(3000);
  await expect(page.getByText(shareWords)).toHaveCount(0);
});

test('the clock does not run while the result is out of sight', async ({ page, cleaner }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await cleaner.open();
  await cleaner.paste(`${hidden}\u200B${'\nA line of its own.'.repeat(60)}`);
  await cleaner.clean();
  await cleaner.shows('Zerowidth');
  // The result stands in the place of the box, so that it is in sight from the top on.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(cleaner.result).not.toBeInViewport();
  await page.waitForTimeout(3500);
  await expect(page.getByText(shareWords)).toHaveCount(0);
  await cleaner.result.scrollIntoViewIfNeeded();
  await expect(strip(page).getByText(shareWords)).toBeVisible();
});

test('one hidden character is asked for in softer words', async ({ page, cleaner }) => {
  await cleaner.open();
  await cleaner.paste(hidden);
  await cleaner.clean();
  await expect(strip(page)).toContainText('One hidden character was in your text.');
  await expect(page.getByText(shareWords)).toHaveCount(0);
});

async function withAccount(page: Page, change: (account: Record<string, unknown>) => object) {
  await page.route(`**${pathOf(addresses.accounts.readAccount)}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change(await answer.json()) });
  });
}

test('"Share result" posts at once', async ({ page, cleaner, visitor, context }) => {
  await context.route(/x\.com/, (route) => route.fulfill({ body: 'compose' }));
  await visitor.signIn();
  await withAccount(page, (account) => ({
    ...account,
    subscription: { ...(account.subscription as object), is_active: true },
  }));
  await cleaner.open();
  await cleaner.paste(`${hidden}\u200B`);
  await cleaner.clean();
  const opened = context.waitForEvent('page');
  await cleaner.result.getByRole('button', { name: 'Share result' }).click();
  const url = new URL((await opened).url());
  expect(url.origin + url.pathname).toBe('https://x.com/intent/tweet');
  expect(url.searchParams.get('text')).toContain('2 hidden characters');
  await expect(page.getByText('Thanks for sharing!')).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
  // A subscriber is never asked to share to keep using it for free.
  await page.evaluate(() => localStorage.removeItem('has_shared'));
  await cleaner.input.fill(`${hidden}\u200B again`);
  await cleaner.clean();
  await cleaner.copied();
  await page.waitForTimeout(3000);
  await expect(page.getByText(shareWords)).toHaveCount(0);
  await expect(strip(page)).toHaveCount(0);
});

test('after a check that found nothing a share is offered in its own words', async ({
  page,
  cleaner,
  visitor,
  context,
}) => {
  await context.route(/bsky\.app/, (route) => route.fulfill({ body: 'compose' }));
  await visitor.signIn();
  await page.route(`**${pathOf(addresses.checking.checkText)}`, async (route) => {
    const answer = await route.fetch();
    const found = { similarity: 0, aiScore: 0, sources: [], band: 'person', verdict: 'person' };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...found } });
  });
  await cleaner.open();
  await cleaner.input.fill('My grandmother kept bees behind the school. '.repeat(8));
  await page.getByLabel('Also check for unintentional plagiarism & AI').check();
  await cleaner.clean();
  await page.getByRole('dialog').getByRole('button', { name: 'Post about it' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nothing found in your text. Tell someone?');
  await expect(dialogs(page)).toHaveCount(1);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Bluesky' }).click();
  expect(new URL((await opened).url()).searchParams.get('text')).toContain('no copied passages');
  await expect(page.getByText('Thanks for sharing!')).toBeVisible();
});

test('after a fix the words are those of a fix, and once declined nothing else asks', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  await page.route(`**${pathOf(addresses.checking.checkText)}`, async (route) => {
    const answer = await route.fetch();
    const found = { similarity: 0, aiScore: 0, sources: [], band: 'person', verdict: 'person' };
    const json = { ...(await answer.json()), ...found, fixedText: 'Fixed.', fixChanged: true };
    await route.fulfill({ response: answer, json });
  });
  await cleaner.open();
  await cleaner.input.fill(
    `${hidden}\u200B ${'My grandmother kept bees behind the school. '.repeat(8)}`,
  );
  await page.getByLabel('Also check for unintentional plagiarism & AI').check();
  await cleaner.clean();
  await page.getByRole('dialog').getByRole('button', { name: 'Post about it' }).click();
  await expect(page.getByRole('dialog')).toContainText('Fixed, and nothing found any more.');
  await page.getByRole('button', { name: 'Maybe later' }).click();
  await expect(dialogs(page)).toHaveCount(0);
  await cleaner.result.scrollIntoViewIfNeeded();
  await page.waitForTimeout(3000);
  await expect(page.getByText(shareWords)).toHaveCount(0);
});
