import { addresses, pathOf } from '@cleanpaste/contract';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const chip = (page: Page, name: RegExp) => page.getByRole('button', { name });
const zeroWidth = /^ZERO WIDTH SPACE( ×\d+)? U\+200B/;
const tip = (page: Page, name: string) => page.getByRole('tooltip').filter({ hasText: name });
/** The text between a field's top and a mark that is drawn in it, in view or not. */
const isSeen = (page: Page, mark: string, at: number) =>
  page
    .locator(mark)
    .nth(at)
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const root = element.getRootNode();
      const box = root instanceof ShadowRoot ? root.host : element.closest('[data-field]')!;
      const around = box.getBoundingClientRect();
      return (
        top >= Math.max(around.top, 64) - 1 && bottom <= Math.min(around.bottom, innerHeight) + 1
      );
    });

test('a chip reads as people speak, with its code point beside the name', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste('a\u200Bb\u200Bc\u00ADd');
  await expect(chip(page, zeroWidth)).toHaveText('Zero width space ×2 U+200B');
  await expect(chip(page, /SOFT HYPHEN/)).toHaveText('Soft hyphen U+00AD');
});

test('marks stay with their characters when the window becomes narrower, and wider again', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill(`${'some words of a line '.repeat(12)}a\u200Bb`);
  await expect(page.locator('[data-marks] mark')).toHaveCount(1);
  const isAsWide = () =>
    cleaner.input.evaluate((area) => {
      const copy = document.querySelector<HTMLElement>('[data-marks]')!;
      return copy.offsetWidth === area.clientWidth && copy.scrollHeight <= area.scrollHeight;
    });
  for (const width of [1280, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(isAsWide).toBe(true);
  }
});

test('a chip leads to its marks one after another and names them, by mouse and by keyboard', async ({
  page,
  cleaner,
}) => {
  const filler = 'A line of text.\n'.repeat(60);
  await cleaner.open();
  await cleaner.input.fill(`a\u00ADb\n${filler}c\u200Bd\n${filler}e\u200Bf\n`);
  await chip(page, zeroWidth).click();
  await expect.poll(() => isSeen(page, '[data-marks] mark', 1)).toBe(true);
  await expect(tip(page, 'ZERO WIDTH SPACE')).toBeVisible();
  await expect(tip(page, 'Cleaning removes it.')).toBeVisible();
  await expect(page.getByText('ZERO WIDTH SPACE, U+200B, shown in the text: 1 of 2')).toHaveCount(
    1,
  );
  await page.mouse.move(0, 0);
  await expect(tip(page, 'ZERO WIDTH SPACE')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => isSeen(page, '[data-marks] mark', 2)).toBe(true);
  await expect(page.getByText('ZERO WIDTH SPACE, U+200B, shown in the text: 2 of 2')).toHaveCount(
    1,
  );
  await expect(chip(page, zeroWidth)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => isSeen(page, '[data-marks] mark', 1)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

const outlined = (page: Page, mark: string) =>
  page
    .locator(mark)
    .evaluateAll((marks) => marks.map((one) => getComputedStyle(one).outlineStyle === 'solid'));

for (const isLong of [false, true]) {
  test(`the mark that a chip led to has a ring until one goes on, in a ${isLong ? 'long' : 'short'} text`, async ({
    page,
    cleaner,
  }) => {
    const mark = isLong ? '.cm-hidden' : '[data-marks] mark';
    await cleaner.open();
    await cleaner.paste(
      `a\u200Bb and c\u200Bd\n${isLong ? 'A plain line of a long text.\n'.repeat(2500) : ''}`,
    );
    await chip(page, zeroWidth).click();
    await expect(chip(page, zeroWidth)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => outlined(page, mark)).toEqual([true, false]);
    await expect(tip(page, 'U+200B · 1 of 2')).toBeVisible();
    await chip(page, zeroWidth).click();
    await expect.poll(() => outlined(page, mark)).toEqual([false, true]);
    await expect(tip(page, 'U+200B · 2 of 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => outlined(page, mark)).toEqual([false, false]);
  });
}

test('on a phone the name stays inside the card and off its label, and the chip clear of the bar', async ({
  page,
  cleaner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await cleaner.open();
  await cleaner.input.fill(`A line that ends at the right ed\u200Bge.\n${'More.\n'.repeat(10)}`);
  await expect(chip(page, zeroWidth)).toBeVisible();
  // Half of the chip lies under the bar.
  await chip(page, zeroWidth).evaluate((element) => {
    const bar = document.querySelector('[data-bottom-bar]')!.getBoundingClientRect();
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - bar.top, behavior: 'instant' });
    (element as HTMLElement).click();
  });
  await expect(tip(page, 'ZERO WIDTH SPACE')).toBeVisible();
  await expect(async () => {
    const name = (await page.getByRole('tooltip').boundingBox())!;
    const field = (await page.locator('[data-field]').boundingBox())!;
    const bar = (await page.locator('[data-bottom-bar]').boundingBox())!;
    const pressed = (await chip(page, zeroWidth).boundingBox())!;
    expect(name.x).toBeGreaterThanOrEqual(field.x);
    expect(name.x + name.width).toBeLessThanOrEqual(field.x + field.width);
    expect(name.y).toBeGreaterThanOrEqual(field.y);
    expect(pressed.y + pressed.height).toBeLessThanOrEqual(bar.y);
  }).toPass({ timeout: 5000 });
});

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
] as const) {
  test(`at ${width} × ${height} what was found in a long text and Clean Text are on the first screen`, async ({
    page,
    cleaner,
  }) => {
    await page.setViewportSize({ width, height });
    await cleaner.open();
    for (const lines of [60, 900]) {
      await cleaner.input.fill('');
      await cleaner.paste(`A\u200B ${'plain line '.repeat(6)}of a text.\n`.repeat(lines));
      await expect(chip(page, zeroWidth)).toBeVisible();
      await expect(page.locator(lines > 60 ? '.cm-hidden' : '[data-marks] mark')).not.toHaveCount(
        0,
      );
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(chip(page, zeroWidth)).toBeInViewport({ ratio: 1 });
      await expect(cleaner.button).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a chip of a cleaned text brings the original on top', async ({ page, cleaner }) => {
  await cleaner.open();
  await cleaner.input.fill('a\u200Bb');
  await expect(chip(page, zeroWidth)).toBeVisible();
  await cleaner.clean();
  await expect(page.getByRole('radio', { name: 'Cleaned' })).toBeChecked();
  await chip(page, zeroWidth).click();
  await expect(page.getByRole('radio', { name: 'Original' })).toBeChecked();
  await expect(tip(page, 'ZERO WIDTH SPACE')).toBeVisible();
  await cleaner.shows('ab');
});

test('in the editor of a long text a chip leads to the mark too', async ({ page, cleaner }) => {
  const filler = 'A plain line of a long text.\n'.repeat(2500);
  await cleaner.open();
  await cleaner.paste(`${filler}one\u200Btwo\n${filler}`);
  await expect(chip(page, zeroWidth)).toBeVisible();
  await chip(page, zeroWidth).click();
  await expect(page.locator('.cm-hidden')).toHaveCount(1);
  await expect.poll(() => isSeen(page, '.cm-hidden', 0)).toBe(true);
  await expect(tip(page, 'ZERO WIDTH SPACE')).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`at ${width} px the button stays where it is when chips come, however many`, async ({
    page,
    cleaner,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await cleaner.open();
    await cleaner.input.fill('plain');
    await expect(cleaner.note).toHaveText('0 hidden character(s) found');
    const place = async () =>
      (await page.getByLabel('Strip statistical watermarks').boundingBox())!.y;
    const before = await place();
    const many = '\u200B\u200C\u200E\u200F\u2060\u2061\u2062\u00AD\u202A\u202C\u00A0\u2003\u2009';
    await cleaner.input.fill(`p\u0430ypal ${many}`);
    await expect(chip(page, zeroWidth)).toBeVisible();
    expect(await place()).toBe(before);
    const row = chip(page, zeroWidth).locator('xpath=ancestor::div[1]');
    expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  });
}

const drawing = (page: Page, mark: string) =>
  page
    .locator(mark)
    .first()
    .evaluate((element) => {
      const { textDecorationStyle, textDecorationLine, boxShadow } = getComputedStyle(element);
      return {
        isDotted: textDecorationLine === 'underline' && textDecorationStyle === 'dotted',
        boxShadow,
      };
    });

test('what cleaning leaves is drawn with a dotted line in the box, short text or long', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill('p\u0430ypal a\u200Bb');
  await expect(page.locator('[data-marks] mark')).toHaveCount(2);
  expect(await drawing(page, 'mark[data-quiet]')).toEqual({ isDotted: true, boxShadow: 'none' });
  expect(await drawing(page, 'mark:not([data-quiet])')).toMatchObject({ isDotted: false });
  await cleaner.input.fill('');
  await cleaner.paste(`p\u0430ypal a\u200Bb\n${'A plain line of a long text.\n'.repeat(2500)}`);
  await expect(page.locator('.cm-quiet')).toHaveCount(1);
  await expect(page.locator('.cm-hidden')).toHaveCount(1);
  expect(await drawing(page, '.cm-quiet')).toEqual({ isDotted: true, boxShadow: 'none' });
});

for (const width of [390, 768, 1280]) {
  test(`what is to be judged is shown by pressing that it is, at ${width} px`, async ({
    page,
    cleaner,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await cleaner.open();
    await cleaner.input.fill(
      'a\u200Bb c\u00ADd e\u202Ff g\u00A0h i\u2060j k\u200El m\uFEFFn p\u0430ypal',
    );
    const chip = page.getByRole('button', { name: /U\+0430, stays in the text/ });
    await expect(chip).toBeAttached();
    await page.getByRole('button', { name: /1 to judge$/ }).click();
    await expect(page.getByText(/^CYRILLIC SMALL LETTER A/).last()).toBeVisible();
    await expect(page.getByText(/looks like/)).toBeVisible();
    await expect(chip).toBeInViewport({ ratio: 1 });
    await expect(chip).toHaveAttribute('aria-current', 'true');
  });
}

test('a text in which nothing is hidden is told so in words, beside the counts', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill('A plain text.');
  await cleaner.clean();
  await cleaner.shows('A plain text.');
  await expect(cleaner.note).toHaveText('0 hidden character(s) found');
  await expect(page.getByText('Nothing hidden was found. The text is unchanged.')).toBeVisible();
  // Another visitor: the first has had the one cleanup without an account.
  await page.evaluate(() => localStorage.clear());
  await cleaner.input.fill('A pl\u200Bain text.');
  await cleaner.clean();
  await cleaner.shows('1 hidden character removed');
  await expect(page.getByText('Nothing hidden was found.')).toHaveCount(0);
});

test('the example has hidden characters of several kinds, and words that stay whole', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(cleaner.note).toHaveText(/^[4-9] hidden character\(s\) found$/);
  await expect.poll(() => page.getByRole('button', { name: / U\+/ }).count()).toBeGreaterThan(3);
  await expect(cleaner.button).toBeFocused();
  await cleaner.clean();
  expect(await cleaner.copied()).toContain('می\u200cخواهم');
  expect(await cleaner.copied()).toContain('👩\u200d👧\u200d👦');
  await expect(page.getByRole('button', { name: 'Try an example' })).toHaveCount(0);
});

test.describe('the box and the focus', () => {
  test('on a desk the box has the focus as the page opens, without scrolling', async ({
    page,
    cleaner,
  }) => {
    await cleaner.open();
    await expect(cleaner.input).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('with a place in the address, or with a result, it has not', async ({ page, cleaner }) => {
    await page.goto('/#main');
    await page.waitForTimeout(300);
    await expect(cleaner.input).not.toBeFocused();
    await cleaner.input.fill('a\u200Bb');
    await cleaner.clean();
    await cleaner.shows('ab');
    await page.goto('/');
    await cleaner.shows('ab');
    await expect(cleaner.input).not.toBeFocused();
    await expect(page.getByRole('radio', { name: 'Cleaned' })).toBeChecked();
  });

  test('a paste with no field in focus goes into the box, and in place of a text that is done with', async ({
    page,
    cleaner,
  }) => {
    await cleaner.open();
    await cleaner.copyElsewhere('one\u200B');
    await page.getByRole('link', { name: 'Pricing' }).first().focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(cleaner.input).toHaveValue('one\u200B');
    await expect(cleaner.input).toBeFocused();
    await cleaner.clean();
    await cleaner.shows('one');
    await cleaner.copyElsewhere('two');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(cleaner.input).toHaveValue('two');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cleaner.input).toHaveValue('one\u200B');
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the box does not take the focus, and a tap on a chip names its mark', async ({
    page,
    cleaner,
  }) => {
    await cleaner.open();
    await page.waitForTimeout(300);
    await expect(cleaner.input).not.toBeFocused();
    await page.getByRole('button', { name: 'Try an example' }).tap();
    await chip(page, zeroWidth).tap();
    await expect(tip(page, 'ZERO WIDTH SPACE')).toBeVisible();
    expect((await chip(page, zeroWidth).boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });
});

test('a counter of 0 is not shown', async ({ page }) => {
  const counting = `**${pathOf(addresses.cleaning.countCleanups)}`;
  await page.route(counting, (route) => route.fulfill({ json: { count: 0 } }));
  const answered = page.waitForResponse(counting);
  await page.goto('/');
  await answered;
  await page.waitForTimeout(300);
  await expect(page.getByText(/texts? cleaned$/)).toHaveCount(0);
});
