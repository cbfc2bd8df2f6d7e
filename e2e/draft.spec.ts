import { addresses, pathOf } from '@cleanpaste/contract';
import type { Page } from '@playwright/test';
import { answerForNow } from './fixtures/answer-for-now.ts';
import type { Cleaner } from './fixtures/cleaner.ts';
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
  const change = cleaner.result.getByRole('button', { pressed: true });
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

/** A rewrite with one change undone, as it must still look wherever the person has been meanwhile. */
async function rewriteWithAnUndo(page: Page, cleaner: Cleaner) {
  await cleaner.open();
  await cleaner.input.fill(essay);
  await strip(page).check();
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  const changes = cleaner.wordings;
  const rewritten = await cleaner.copied();
  await changes.first().click();
  const shown = await cleaner.copied();
  expect(shown).not.toBe(rewritten);
  return async () => {
    await expect(cleaner.input).toHaveValue(essay);
    await expect(strip(page)).toBeChecked();
    await expect(cleaner.result).toContainText(shown);
    expect(await cleaner.copied()).toBe(shown);
    await expect(changes.first()).toHaveAttribute('aria-pressed', 'false');
    await expect(changes.nth(1)).toHaveAttribute('aria-pressed', 'true');
  };
}

test('text, toggles, result and undos wait through signing in with a password', async ({
  page,
  cleaner,
  visitor,
  server,
  email,
}) => {
  await visitor.signIn();
  await visitor.signOut();
  const password = 'a rather long one';
  const headers = { origin: server.url };
  const { requestReset, resetPassword } = addresses.accounts;
  await page.request.post(pathOf(requestReset), { data: { email }, headers });
  const token = new URL(await server.linkInMail(email)).searchParams.get('token');
  const reset = await page.request.post(pathOf(resetPassword), {
    data: { token, password },
    headers,
  });
  expect(reset.status()).toBe(200);
  const look = await rewriteWithAnUndo(page, cleaner);
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await home(page);
  await look();
  await page.reload();
  await look();
});

test('text, toggles, result and undos wait through a checkout that is paid', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  const look = await rewriteWithAnUndo(page, cleaner);
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByText('Your plan is active; its limits apply at once.')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await look();
});

test('a result that was on the screen is there after a crash and a reload', async ({
  page,
  cleaner,
  visitor,
  expectError,
}) => {
  // React may try once more to draw it before it gives up, and says so.
  expectError(/is_active|#520/);
  await visitor.signIn();
  const look = await rewriteWithAnUndo(page, cleaner);
  // An answer that no server gives: the page cannot draw it.
  const account = `**${pathOf(addresses.accounts.readAccount)}`;
  const mend = await answerForNow(page, account, (route) => route.fulfill({ json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await look();
});

test('a text on its way to the cleaner is gone with signing out', async ({
  page,
  cleaner,
  visitor,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  await visitor.signIn();
  await page.goto('/invisible-chars');
  await page.getByLabel('Paste your text here:').fill('A private text.');
  // The cleaner never comes, so nobody takes what was laid down for it.
  const mend = await answerForNow(page, '**/assets/home-*.js*', (route) => route.abort());
  await page.getByRole('link', { name: 'Open in the cleaner' }).first().click();
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  expect(await stored(page)).toContain('private');
  await visitor.signOut();
  expect(await stored(page)).not.toContain('private');
  mend();
  await page.reload();
  await expect(cleaner.input).toHaveValue('');
});

test('a text brought along while the cleaner works stands in the box when it is done', async ({
  page,
  cleaner,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${pathOf(addresses.cleaning.cleanText)}`, async (route) => {
    await held;
    await route.continue();
  });
  await cleaner.open();
  await cleaner.input.fill(dirty);
  await cleaner.clean();
  await page.getByRole('link', { name: 'Invisible Characters' }).first().click();
  await page.getByLabel('Paste your text here:').fill('Another text.');
  await page.getByRole('link', { name: 'Open in the cleaner' }).first().click();
  await expect(cleaner.button).toHaveText('Cleaning...');
  letGo();
  await expect(cleaner.input).toHaveValue('Another text.');
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
  await cleaner.input.fill('on\u200Bce');
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
