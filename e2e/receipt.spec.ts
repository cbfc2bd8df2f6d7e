import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindingsInBothThemes } from './fixtures/axe.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const dirty = 'Hello\u200B wor\u00ADld\u200B, my secret words';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Receipt' });
const picture = (page: Page) => dialog(page).getByRole('img');

/** Width and height that a PNG says it has. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** Different colours in a picture: a blank one has one. */
const coloursIn = (page: Page) =>
  picture(page).evaluate((element) => {
    const image = element as HTMLImageElement;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });

test('after a cleanup a picture says what was removed, by name and number, without the text', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste(dirty);
  await cleaner.clean();
  await page.getByRole('button', { name: 'Receipt' }).click();
  await expect(picture(page)).toBeVisible();
  const said = (await picture(page).getAttribute('alt')) ?? '';
  expect(said).toContain('3 hidden characters removed');
  expect(said).toContain('Zero width space, U+200B, 2');
  expect(said).toContain('Soft hyphen, U+00AD, 1');
  expect(said).toContain('0 words changed');
  expect(said).toContain(`CleanPaste, ${new URL(page.url()).host}`);
  expect(said).toContain(String(new Date().getFullYear()));
  expect(said).not.toContain('secret');
  expect(await coloursIn(page)).toBeGreaterThan(20);
});

test('it is saved as a PNG of twice its size, under the name of the product', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste(dirty);
  await cleaner.clean();
  await page.getByRole('button', { name: 'Receipt' }).click();
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save as PNG' }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toMatch(/^cleanpaste-receipt-\d{4}-\d\d-\d\d\.png$/);
  expect(sizeOf(readFileSync(await saved.path()))).toEqual([1200, 1500]);
});

test('where the browser can share files the picture is handed on, with the words that fit', async ({
  page,
  cleaner,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.length === 1,
      share: async ({ files, text }: ShareData) => {
        shared.push({ type: files?.[0]?.type, bytes: files?.[0]?.size, text });
      },
    });
  });
  await cleaner.open();
  await cleaner.paste(dirty);
  await cleaner.clean();
  await page.getByRole('button', { name: 'Receipt' }).click();
  await dialog(page).getByRole('button', { name: 'Share the receipt' }).click();
  await expect(page.getByText('Thanks for sharing!')).toBeVisible();
  const [shared] = await page.evaluate(
    () => (window as unknown as { shared: { type: string; bytes: number; text: string }[] }).shared,
  );
  expect(shared).toMatchObject({
    type: 'image/png',
    text: 'I just found 3 hidden characters in my text with CleanPaste.',
  });
  expect(shared!.bytes).toBeGreaterThan(5000);
});

test('elsewhere the places to post stand beside the picture', async ({
  page,
  cleaner,
  context,
}) => {
  await context.route(/bsky\.app/, (route) => route.fulfill({ body: 'compose' }));
  await page.addInitScript(() => Object.assign(navigator, { canShare: () => false }));
  await cleaner.open();
  // Nothing is hidden here; that there is a receipt all the same is due to the wordings that change.
  await cleaner.paste('In order to obtain good results, students should begin their work early.');
  await page.getByLabel('Strip statistical watermarks').check();
  await cleaner.clean();
  await page.getByRole('button', { name: 'Receipt' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Share the receipt' })).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await dialog(page).getByRole('button', { name: 'Bluesky' }).click();
  expect(new URL((await opened).url()).searchParams.get('text')).toContain('and found none');
});

test('the picture follows the theme', async ({ page, cleaner }) => {
  const corner = () =>
    picture(page).evaluate(async (element) => {
      const image = element as HTMLImageElement;
      await image.decode();
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d')!;
      pen.drawImage(image, 0, 0);
      return [...pen.getImageData(2, 2, 1, 1).data].slice(0, 3);
    });
  await cleaner.open();
  await cleaner.paste(dirty);
  await cleaner.clean();
  await page.getByRole('button', { name: 'Receipt' }).click();
  expect(await corner()).toEqual([250, 248, 244]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Receipt' }).click();
  expect(await corner()).toEqual([20, 20, 18]);
});

test('it opens and closes by keyboard, and the focus comes back to its button', async ({
  page,
  cleaner,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await cleaner.open();
  await cleaner.paste(dirty);
  await cleaner.clean();
  const button = page.getByRole('button', { name: 'Receipt' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(picture(page)).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});
