import { addresses, pathOf } from '@cleanpaste/contract';
import type { Locator, Page } from '@playwright/test';
import { answerForNow } from './fixtures/answer-for-now.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const dirty = 'Zero\u200Bwidth and a soft\u00ADhyphen';
const tidy = 'Zerowidth and a softhyphen';
const essay =
  'In order to obtain good results, it is important to note that students should begin their work early. ' +
  'However, many people think that a large amount of help is needed when a problem is difficult.';
const cleaning = `**${pathOf(addresses.cleaning.cleanText)}`;
const rewriting = `**${pathOf(addresses.rewriting.strongParaphrase)}`;

const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const heading = (page: Page) => page.getByRole('heading', { name: 'Cleaned Text:' });
const colour = (button: Locator) =>
  button.evaluate((element) => getComputedStyle(element).backgroundColor);
/** Which of the two texts is seen: the other one is there, and clear as glass. */
const original = (page: Page) => page.locator('[data-field]');
const seen = (page: Page) =>
  original(page).evaluate((box) =>
    getComputedStyle(box).opacity === '1' ? 'original' : 'cleaned',
  );
const focused = (page: Page) =>
  page.evaluate(() => {
    const on = document.activeElement;
    return on?.getAttribute('aria-label') || on?.textContent?.trim() || on?.tagName;
  });

/** Notes what is animated in the layer over the box, from the page's first moment on. */
async function watchMotion(page: Page) {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const moves = this.className.toString().startsWith('sweep');
      if (moves)
        noted.push(
          ...(frames as Keyframe[]).flatMap((frame) => Object.keys(frame)),
          this.className,
        );
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { noted: string[] }).noted);
}

/** Opens the page with the code of the motion at hand: it is fetched when the page is idle. */
async function openAndRest(page: Page) {
  const code = page.waitForResponse(/assets\/sweep-/);
  await page.goto('/');
  await code;
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} × ${height} the result stands where the box was, in view, with Copy`, async ({
    page,
    cleaner,
  }) => {
    await page.setViewportSize({ width, height });
    await cleaner.open();
    // The caret at the end of the text is scrolled to; a smooth way there would go on for a while.
    await page.evaluate(() => {
      document.documentElement.style.scrollBehavior = 'auto';
    });
    await cleaner.input.fill(`${dirty}\n`.repeat(60));
    await expect(cleaner.note).toHaveText('120 hidden character(s) found');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const before = (await cleaner.input.boundingBox())!;
    await page.keyboard.press('ControlOrMeta+Enter');
    await cleaner.shows(tidy);
    const text = cleaner.result.getByText(tidy).last();
    // It stands there as soon as it is drawn whole: a frame may come before.
    await expect(async () => {
      const after = (await text.boundingBox())!;
      expect(Math.round(after.x)).toBe(Math.round(before.x));
      expect(Math.abs(after.width - before.width)).toBeLessThan(20);
      await expect(heading(page)).toBeInViewport({ ratio: 1 });
      await expect(cleaner.result.getByRole('button', { name: 'Copy' })).toBeInViewport({
        ratio: 1,
      });
      const { top, bar } = await text.evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        bar: document.querySelector('[data-bottom-bar]')!.getBoundingClientRect().top,
      }));
      expect(Math.min(bar, height) - top, 'room for the first lines').toBeGreaterThan(120);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }).toPass({ timeout: 10_000 });
  });
}

test('pressed from the end of a long page, the result comes into view', async ({
  page,
  cleaner,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await cleaner.open();
  await cleaner.input.fill(`${dirty}\n`.repeat(60));
  await cleaner.button.scrollIntoViewIfNeeded();
  await cleaner.clean();
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
});

test('the heading of the result takes the focus, and a live region says what was done', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste(dirty);
  await cleaner.clean();
  await expect(heading(page)).toBeFocused();
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: 'The text is cleaned' }),
  ).toHaveText('The text is cleaned: 2 hidden characters removed.');
  await expect(cleaner.note).toHaveText('0 hidden character(s) found');
});

test('Original and Cleaned are two radio buttons, and Alt shows the original while it is held', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste(dirty);
  await cleaner.clean();
  await expect(radio(page, 'Cleaned')).toBeChecked();
  expect(await seen(page)).toBe('cleaned');
  await page.keyboard.press('Tab');
  await expect(radio(page, 'Cleaned')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(radio(page, 'Original')).toBeChecked();
  expect(await seen(page)).toBe('original');
  await expect(cleaner.note).toHaveText('2 hidden character(s) found');
  await page.keyboard.press('ArrowRight');
  expect(await seen(page)).toBe('cleaned');
  await page.keyboard.down('Alt');
  await expect.poll(() => seen(page)).toBe('original');
  await expect(radio(page, 'Cleaned')).toBeChecked();
  await page.keyboard.up('Alt');
  await expect.poll(() => seen(page)).toBe('cleaned');
});

test('the box that has the focus comes on top, and Alt in it is for typing', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste(dirty);
  await cleaner.clean();
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cleaner.input).toBeFocused();
  await expect(radio(page, 'Original')).toBeChecked();
  await page.keyboard.down('Alt');
  expect(await seen(page)).toBe('original');
  await page.keyboard.up('Alt');
  await cleaner.shows(tidy);
  await expect(cleaner.input).toHaveValue(dirty);
});

test('Copy is the green button once a result stands, and Clean Text after an edit again', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill(dirty);
  await expect(cleaner.button).toBeEnabled();
  await expect.poll(() => colour(cleaner.button)).toBe('rgb(15, 107, 82)');
  await page.keyboard.press('ControlOrMeta+Enter');
  const copy = cleaner.result.getByRole('button', { name: 'Copy' });
  await expect.poll(() => colour(copy)).toBe('rgb(15, 107, 82)');
  await expect.poll(() => colour(cleaner.button)).not.toBe('rgb(15, 107, 82)');
  await cleaner.input.press('End');
  await cleaner.input.pressSequentially('!');
  await expect.poll(() => colour(cleaner.button)).toBe('rgb(15, 107, 82)');
});

test('on a phone Clean Text and Copy stay at the bottom, side by side', async ({
  page,
  cleaner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await cleaner.open();
  await cleaner.input.fill(`${dirty}\n`.repeat(60));
  await expect(cleaner.button).toBeInViewport({ ratio: 1 });
  await cleaner.clean();
  const copy = cleaner.result.getByRole('button', { name: 'Copy' });
  await expect(copy).toBeVisible();
  for (const y of [0, 300, 10_000]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
    const [left, right] = [(await cleaner.button.boundingBox())!, (await copy.boundingBox())!];
    expect(left.y).toBe(right.y);
    expect(left.x + left.width).toBeLessThan(right.x);
    expect(right.x + right.width).toBeLessThanOrEqual(374);
    expect(Math.min(left.height, right.height)).toBeGreaterThanOrEqual(44);
    expect(left.y + left.height).toBeLessThan(844);
  }
  // What comes when the page is idle makes it longer: the end is where it is by then.
  const end = page.getByRole('contentinfo').getByRole('link').last();
  const room = async () => {
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    const footer = (await end.boundingBox())!;
    return (await copy.boundingBox())!.y - footer.y - footer.height;
  };
  await expect.poll(room).toBeGreaterThan(0);
});

test('the marks lift out by transform and opacity alone, and nothing of it is left', async ({
  page,
  cleaner,
}) => {
  const noted = await watchMotion(page);
  await openAndRest(page);
  await cleaner.input.fill(dirty);
  await expect(cleaner.note).toHaveText('2 hidden character(s) found');
  await cleaner.clean();
  await expect.poll(noted).toContain('sweep-word');
  const moved = new Set(await noted());
  for (const name of ['sweep-light', 'sweep-word', 'offset', 'easing']) moved.delete(name);
  expect([...moved].sort()).toEqual(['opacity', 'transform']);
  await expect(page.locator('.sweep-light, .sweep-word, .sweep-sheet')).toHaveCount(0);
  await cleaner.shows(tidy);
});

test('who asked for less motion sees the swap at once', async ({ page, cleaner }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const noted = await watchMotion(page);
  await openAndRest(page);
  await cleaner.input.fill(dirty);
  await expect(cleaner.note).toHaveText('2 hidden character(s) found');
  await cleaner.clean();
  await cleaner.shows(tidy);
  await expect.poll(() => seen(page)).toBe('cleaned');
  await expect(cleaner.note).toHaveText('0 hidden character(s) found');
  expect(await noted()).toEqual([]);
});

test('of a million characters only what is on the screen moves', async ({ page, cleaner }) => {
  const noted = await watchMotion(page);
  await openAndRest(page);
  const line = 'A plain line of text with one zero\u200Bwidth space in it.\n';
  await cleaner.paste(line.repeat(18_000));
  await expect(cleaner.note).toHaveText('18,000 hidden character(s) found');
  await expect(page.locator('.cm-hidden').first()).toBeAttached();
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  const lights = (await noted()).filter((name) => name === 'sweep-light');
  expect(lights.length).toBeGreaterThan(5);
  expect(lights.length).toBeLessThan(200);
  await expect(heading(page)).toBeFocused();
});

test('a failure puts the marks back, and the focus on the button', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/422/);
  await page.route(cleaning, (route) =>
    route.fulfill({ status: 422, json: { error: 'internal_error', message: 'Out of order.' } }),
  );
  await openAndRest(page);
  await cleaner.input.fill(dirty);
  await expect(cleaner.note).toHaveText('2 hidden character(s) found');
  await cleaner.button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to clean text: Out of order.')).toBeVisible();
  await expect(cleaner.button).toBeFocused();
  await expect(page.locator('.sweep-light')).toHaveCount(0);
});

test('the focus never falls out of the page: not on Clear, not on Cancel, not when a window closes', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill(essay);
  await page.getByLabel('Strip statistical watermarks').check();
  const mend = await answerForNow(page, rewriting, () => {});
  await cleaner.button.focus();
  await page.keyboard.press('Enter');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  expect(await focused(page)).not.toBe('BODY');
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(cleaner.button).toBeFocused();
  mend();
  await page.getByLabel('Strip statistical watermarks').uncheck();
  await page.evaluate(() =>
    localStorage.setItem('usage-counters', JSON.stringify({ basic: 1, statistical: 1 })),
  );
  await cleaner.button.focus();
  // The second time the window is at hand, and opens while the button is still disabled.
  for (const _ of ['first', 'second']) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cleaner.button).toBeFocused();
  }
  await page.getByRole('button', { name: 'Clear', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(cleaner.input).toBeFocused();
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} × ${height} a rewrite says what it does, with progress and Cancel in view`, async ({
    page,
    cleaner,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route(rewriting, () => {});
    await cleaner.open();
    await cleaner.input.fill(essay);
    await page.getByLabel('Strip statistical watermarks').check();
    await cleaner.clean();
    await expect(cleaner.button).toHaveText('Rewriting…');
    await expect(page.getByRole('status').filter({ hasText: 'Cleaning...' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(cleaner.button).toHaveText('Clean Text');
  });
}

test('the result with its switch reads well without eyes', async ({ cleaner }) => {
  await cleaner.open();
  await cleaner.paste(dirty);
  await cleaner.clean();
  await expect(cleaner.result).toMatchAriaSnapshot(`
    - region "Result":
      - heading "Cleaned Text:" [level=2]
      - text: 2 hidden characters removed
      - group "Text on show":
        - radio "Original"
        - radio "Cleaned" [checked]
      - button "Copy"
      - text: ${tidy}
  `);
});
