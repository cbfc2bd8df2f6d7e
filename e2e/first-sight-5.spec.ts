import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const boxOf = async (it: Locator) => (await it.boundingBox())!;
const essay =
  'In order to obtain good results, it is important to note that students should begin their work early.';

test('a letter that only looks like one keeps its line in the cleaned text, and is told', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill('Log in\u200B at p\u0430ypal.');
  await cleaner.clean();
  await cleaner.shows('Log in at');
  await expect(cleaner.result.locator('.kept-mark')).toHaveText('\u0430');
  await expect(page.getByText('1 stays for you to judge', { exact: true })).toBeVisible();
  expect(await cleaner.copied()).toBe('Log in at p\u0430ypal.');
});

for (const [text, what] of [
  ['Zero\u200bwidth', '1 hidden character removed'],
  ['Zero\u200b\u200bwidth, and the \u00a0figures\u200b.', '3 removed, 1 replaced'],
] as const) {
  test(`on a phone the head of the original has no hole: "${what}" stays`, async ({
    page,
    cleaner,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await cleaner.open();
    await cleaner.input.fill(text);
    await cleaner.clean();
    const told = cleaner.result.getByText(what);
    const { y } = await boxOf(told);
    await cleaner.result.getByText('Original', { exact: true }).click();
    await expect(told).toBeVisible();
    expect(Math.abs((await boxOf(told)).y - y)).toBeLessThan(3);
  });
}

test('a message that is found takes its place from the box: Clean Text stays where it was', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await expect(cleaner.button).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await boxOf(cleaner.button);
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(page.getByText(/^This text carries a message/)).toBeVisible();
  const after = await boxOf(cleaner.button);
  expect(Math.abs(after.y - before.y)).toBeLessThan(6);
  expect(after.y + after.height).toBeLessThanOrEqual(800);
});

for (const [size, lines] of [
  ['a text of some pages', 200],
  ['a text of a hundred pages', 2000],
] as const) {
  test(`${size} that comes whole is read from its beginning, before and after it is cleaned`, async ({
    page,
    cleaner,
  }) => {
    await cleaner.open();
    await cleaner.paste(
      `First line\u200B.\n${'One of many plain lines of this text.\n'.repeat(lines)}`,
    );
    const top = () =>
      page.evaluate(() => {
        const inShadow = [...document.querySelectorAll('[data-field] *')].map((one) =>
          one.shadowRoot?.querySelector('.cm-scroller'),
        );
        const shown = [
          ...document.querySelectorAll('[data-field] textarea, [data-field] [data-scroller]'),
          ...inShadow.filter((one) => !!one),
        ];
        return Math.max(...shown.map((one) => one.scrollTop));
      });
    await expect(page.getByText('1 hidden character(s) found')).toBeVisible();
    await expect.poll(top).toBe(0);
    await cleaner.clean();
    await expect(cleaner.result).toBeVisible();
    await expect.poll(top).toBe(0);
  });
}

test('what was rewritten is undone where it is seen: in the original nothing offers it', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill(essay);
  await page.getByLabel('Strip statistical watermarks').check();
  await cleaner.clean();
  const undo = page.getByRole('button', { name: 'Undo all' });
  await expect(undo).toBeVisible();
  const before = await boxOf(cleaner.button);
  await page.getByRole('radio', { name: 'Original' }).click({ force: true });
  await expect(undo).toHaveCount(0);
  await expect(page.getByText(/^\d+ wordings? changed$/).first()).toBeVisible();
  expect((await boxOf(cleaner.button)).y).toBe(before.y);
  await page.getByRole('radio', { name: 'Cleaned' }).click({ force: true });
  await expect(undo).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('one press pastes, and where nothing is handed out the box takes the focus', async ({
    page,
    cleaner,
  }) => {
    await cleaner.open();
    await page.evaluate(() => navigator.clipboard.writeText('From the clip\u200Bboard'));
    const paste = page.getByRole('button', { name: 'Paste', exact: true });
    expect((await boxOf(paste)).height).toBeGreaterThanOrEqual(44);
    await paste.click();
    await expect(cleaner.input).toHaveValue('From the clip\u200Bboard');
    await expect(cleaner.note).toHaveText('1 hidden character(s) found');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.context().clearPermissions();
    await page.evaluate(() => {
      navigator.clipboard.readText = () => Promise.reject(new Error('not allowed'));
      (document.activeElement as HTMLElement).blur();
    });
    await paste.click();
    await expect(cleaner.input).toBeFocused();
    await expect(cleaner.input).toHaveValue('');
  });
});
