import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const dirty = 'Zero\u200Bwidth and a soft\u00ADhyphen';
const tidy = 'Zerowidth and a softhyphen';
const essay =
  'In order to obtain good results, it is important to note that students should begin their work early. ' +
  'However, many people think that a large amount of help is needed when a problem is difficult.';
const own =
  'My grandmother kept bees behind the school, and every autumn she let us taste the honey before ' +
  'anyone else did. I remember how she lifted the frames slowly, talking to nobody, and how the ' +
  'smoke made our eyes water.';

const strip = (page: Page) => page.getByLabel('Strip statistical watermarks');
const also = (page: Page) => page.getByLabel('Also check for unintentional plagiarism & AI');
const home = (page: Page) => page.getByRole('link', { name: 'CleanPaste' }).first().click();
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test('a text survives the (?), Pricing, Sign In and back, a reload, and a crash of the page', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill(dirty);
  await page.getByRole('link', { name: 'What are statistical watermarks?' }).first().click();
  await expect(page).toHaveURL('/statistical-watermarks');
  await page.goBack();
  await expect(cleaner.input).toHaveValue(dirty);
  for (const name of ['Pricing', 'Sign In']) {
    await page.getByRole('link', { name }).first().click();
    await expect(cleaner.input).toHaveCount(0);
    await home(page);
    await expect(cleaner.input).toHaveValue(dirty);
  }
  await page.reload();
  await expect(cleaner.input).toHaveValue(dirty);
  await cleaner.input.pressSequentially('!');
  await page.waitForTimeout(400);
  // Another address in the same tab, loaded anew, as after a crash.
  await page.goto('/healthz');
  await cleaner.open();
  await expect(cleaner.input).toHaveValue(`${dirty}!`);
  await expect(cleaner.note).toHaveText('2 hidden character(s) found');
});

test('toggles, result and undos survive navigation and a reload', async ({ page, cleaner }) => {
  await cleaner.open();
  await cleaner.input.fill(essay);
  await strip(page).check();
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await also(page).check();
  await page.getByLabel('Quotations').check();
  await page.getByRole('button', { name: 'Compare and undo changes' }).click();
  const change = page.getByRole('region', { name: 'After' }).getByRole('button', { pressed: true });
  const rewritten = await cleaner.copied();
  await change.first().click();
  const shown = await cleaner.copied();
  expect(shown).not.toBe(rewritten);
  const look = async () => {
    await expect(cleaner.input).toHaveValue(essay);
    await expect(strip(page)).toBeChecked();
    await expect(also(page)).toBeChecked();
    await expect(page.getByLabel('Quotations')).toBeChecked();
    await expect(cleaner.result).toContainText(shown);
    await expect(page.getByText(/^Text uniqueness: \d+\.\d%$/)).toBeVisible();
  };
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(cleaner.input).toHaveCount(0);
  await home(page);
  await look();
  await page.reload();
  await look();
  expect(await cleaner.copied()).toBe(shown);
});

test('the report of the only check survives navigation, a reload and the dashboard', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  await cleaner.open();
  await cleaner.input.fill(own);
  await also(page).check();
  await cleaner.clean();
  const report = page.getByRole('region', { name: 'Plagiarism & AI report' });
  await expect(report).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(report).toHaveCount(0);
  await home(page);
  await expect(report).toBeVisible();
  await page.reload();
  await expect(report).toBeVisible();
  await expect(cleaner.result).toContainText('My grandmother kept bees');
});

test('the text and its result wait through signing in with Google and a cancelled checkout', async ({
  page,
  cleaner,
  visitor,
}) => {
  await cleaner.open();
  await cleaner.input.fill(dirty);
  await cleaner.clean();
  await cleaner.shows(tidy);
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await visitor.choose();
  await expect(page).toHaveURL('/dashboard');
  await home(page);
  await expect(cleaner.input).toHaveValue(dirty);
  await cleaner.shows(tidy);
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(cleaner.input).toHaveValue(dirty);
  await cleaner.shows(tidy);
});

test('a text edited after a refusal comes back in its new version', async ({ page, cleaner }) => {
  await cleaner.open();
  await page.evaluate(() =>
    localStorage.setItem('usage-counters', JSON.stringify({ basic: 1, statistical: 1 })),
  );
  await cleaner.input.fill('The first version.');
  await cleaner.clean();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await cleaner.input.fill('The second version.');
  await page.reload();
  await expect(cleaner.input).toHaveValue('The second version.');
});

test('what was cleared does not come back: not with a reload, not with Ctrl Z, nowhere', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill('once');
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await cleaner.input.fill('');
  await cleaner.input.pressSequentially('A private text.');
  await cleaner.clean();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(cleaner.input).toHaveValue('');
  await expect(cleaner.input).toBeFocused();
  expect(await stored(page)).not.toContain('private');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cleaner.input).toHaveValue('');
  await page.reload();
  await page.waitForTimeout(500);
  await expect(cleaner.input).toHaveValue('');
});

test('signing out leaves no text behind, in this tab or in another', async ({
  page,
  cleaner,
  visitor,
  context,
}) => {
  await visitor.signIn();
  await cleaner.open();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByLabel('Paste your text here:').fill('A private text in another tab.');
  const away = await context.newPage();
  await away.goto('/');
  await away.getByLabel('Paste your text here:').fill('A private text of a tab that is away.');
  await away.waitForTimeout(400);
  await away.goto('/healthz');
  await cleaner.input.fill('A private text.');
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await visitor.signOut();
  await expect(cleaner.input).toHaveValue('');
  await expect(cleaner.result).toHaveCount(0);
  await expect(other.getByLabel('Paste your text here:')).toHaveValue('');
  await away.goto('/');
  await expect(away.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(away.getByLabel('Paste your text here:')).toHaveValue('');
  for (const tab of [page, other, away]) expect(await stored(tab)).not.toContain('private');
  await cleaner.input.press('ControlOrMeta+z');
  await expect(cleaner.input).toHaveValue('');
});

test('a reload in a session shows the text at once, before the server has answered', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  await cleaner.open();
  await cleaner.input.fill(dirty);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/functions/v1/auth/refresh*', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await expect(cleaner.input).toHaveValue(dirty);
  release();
  await expect(page.getByRole('button', { name: 'Sign Out' }).first()).toBeVisible();
  await expect(cleaner.input).toHaveValue(dirty);
});

test('a text of a million characters and its result survive a reload', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  const long = 'A line with a zero\u200Bwidth space.\n'.repeat(30_000).slice(0, 990_000);
  await cleaner.paste(long);
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await page.waitForTimeout(1000);
  await page.reload();
  await expect(cleaner.result).toBeVisible();
  expect(await cleaner.copied()).toBe(long.replaceAll('\u200B', ''));
});

test('the last keys in a long text survive going back by the keyboard and a reload at once', async ({
  page,
  cleaner,
}) => {
  const long = 'A line of a long text.\n'.repeat(4000);
  const editor = page.locator('.cm-content');
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'CleanPaste' }).first().click();
  await cleaner.paste(long);
  await expect(editor).toBeFocused();
  await page.keyboard.insertText('one');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/pricing');
  await page.goForward();
  await expect(editor).toBeVisible();
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(' two');
  await page.reload();
  await expect(editor).toBeVisible();
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  expect(await cleaner.copied()).toMatch(/one two$/);
});

test('what is typed before the code of the page has arrived stands below the kept text', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill('The kept text.');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await cleaner.input.fill('Typed early.');
  release();
  await expect(cleaner.input).toHaveValue('The kept text.\n\nTyped early.');
});
