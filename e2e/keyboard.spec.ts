import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true, permissions: ['clipboard-read', 'clipboard-write'] });

/** The beginning of a novel in the starter corpus, with a mark in it. */
const copied =
  'It is a truth universally acknowledged, that a single man in possession of a good\u200B fortune, ' +
  'must be in want of a wife. However little known the feelings or views of such a man may be on his ' +
  'first entering a neighbourhood, this truth is so well fixed in the minds of the surrounding families.';

/** Goes on with Tab until a control has the focus, as somebody without a mouse must. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    if (await control.evaluate((it) => it === document.activeElement)) return;
  }
  throw new Error(`${control} is not reached by ${key}.`);
}

/** What has the focus shows it: something is drawn around it. */
const expectRing = async (control: Locator) => {
  const drawn = await control.evaluate((it) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(it);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  expect(drawn, `${control} shows its focus`).toBe(true);
};

test('the whole path goes by keyboard: sign in, clean, compare, copy, check, pay, look back, sign out', async ({
  page,
  cleaner,
  email,
}) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const press = async (control: Locator, key = 'Enter') => {
    await tabTo(page, control);
    await expectRing(control);
    await page.keyboard.press(key);
  };

  await test.step('signs in', async () => {
    // At home the box has the focus; elsewhere the way begins at the top.
    await page.goto('/pricing');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login/);
    await press(button('Continue with Google'));
    await expect(page.getByText('Sandbox. This is not Google.')).toBeVisible();
    await tabTo(page, page.getByLabel('Or any e-mail address'));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Signed in successfully')).toBeVisible();
  });

  await test.step('cleans, compares and copies', async () => {
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Cleaner' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await cleaner.copyElsewhere(copied);
    await tabTo(page, cleaner.input);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(cleaner.note).toHaveText('1 hidden character(s) found');
    await press(page.getByLabel('Also check for unintentional plagiarism & AI'), 'Space');
    await press(cleaner.button);
    await expect(page.getByText('Analysis complete!')).toBeVisible({ timeout: 60_000 });
    const original = page.getByRole('radio', { name: 'Original' });
    const cleaned = page.getByRole('radio', { name: 'Cleaned' });
    await page.getByRole('heading', { name: 'Cleaned Text:' }).focus();
    await tabTo(page, cleaned);
    await page.keyboard.press('ArrowLeft');
    await expect(original).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await press(cleaner.result.getByRole('button', { name: 'Copy' }).first());
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(copied.replace('\u200B', ''));
  });

  await test.step('reads the report', async () => {
    const report = page.getByRole('region', { name: 'Plagiarism & AI report' });
    await tabTo(page, report.getByRole('button').or(report.getByRole('link')).first());
    await expectRing(report.locator(':focus'));
  });

  await test.step('chooses a plan and pays', async () => {
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Pricing' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await press(button('Choose Pro'));
    await expect(page.getByText('Sandbox. No money moves.')).toBeVisible();
    await tabTo(page, button(/^Pay \$/));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your plan is active; its limits apply at once.')).toBeVisible();
  });

  await test.step('looks back, and signs out', async () => {
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Dashboard' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    const row = page.getByRole('region', { name: 'Cleanup History' }).getByRole('button');
    await tabTo(page, row.first());
    await expectRing(row.first());
    await tabTo(page, button('Sign Out').first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Signed out successfully')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('a window keeps the focus within, and gives it back', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/401/);
  await cleaner.open();
  await expect(cleaner.input).toBeFocused();
  await page.keyboard.insertText('A text of my own.');
  await tabTo(page, page.getByLabel('Also check for unintentional plagiarism & AI'));
  await page.keyboard.press('Space');
  await tabTo(page, cleaner.button);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const holdsFocus = () => dialog.evaluate((it) => it.contains(document.activeElement));
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press(presses < 5 ? 'Tab' : 'Shift+Tab');
    // Beyond the last control the focus passes a guard on its way back to the first.
    await expect.poll(holdsFocus, { message: `after ${presses + 1} presses` }).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.closest('main') !== null && document.activeElement?.id !== 'main',
    );
  await expect.poll(focused).toBe(true);
});

test('pages read well as a tree: header, one heading of the first level, main part, footer', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "CleanPaste"
      - navigation "Main":
        - link "Cleaner"
        - link "Pricing"
        - link "Sign In"
      - button "Switch to dark theme"
    - main:
      - heading "See what your text is hiding." [level=1]
      - region "Cleaner":
        - textbox "Paste your text here:"
        - status: Hidden characters are marked as you type.
        - button "Try an example"
        - button "Clean Text" [disabled]
        - checkbox "Strip statistical watermarks"
        - link "What are statistical watermarks?"
        - checkbox "Also check for unintentional plagiarism & AI"
    - contentinfo:
      - navigation "Footer"
  `);
  await page.goto('/pricing');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - region "Pro":
      - heading "Pro" [level=2]
      - list
      - button "Choose Pro"
  `);
});
