import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const essay =
  'In order to obtain good results, it is important to note that students should begin their work early.';

/** The middle of what is drawn, from the top of the window. */
const middleOf = async (control: Locator) => {
  const box = (await control.boundingBox())!;
  return box.y + box.height / 2;
};

test('the button of the example is drawn whole: a row without chips does not fade', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  const row = page.locator('.chip-row');
  const fade = () => row.evaluate((it) => getComputedStyle(it).getPropertyValue('--to').trim());
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('button', { name: 'Try an example' })).toBeVisible();
    expect(await fade(), `${width}`).toMatch(/^0(rem|px)?$/);
  }
  // With more chips than there is room for it fades again, and no more once they are gone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect.poll(fade).toBe('2rem');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.poll(fade).toMatch(/^0(rem|px)?$/);
});

test('on a phone the head of a result in which nothing was found is one line, with Clear beside it', async ({
  page,
  cleaner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await cleaner.open();
  await cleaner.input.fill('A plain text with nothing hidden in it at all.');
  await cleaner.clean();
  const heading = page.getByRole('heading', { name: 'Cleaned Text:' });
  await expect(heading).toBeVisible();
  const apart = async () =>
    Math.abs(
      (await middleOf(heading)) -
        (await middleOf(page.getByRole('button', { name: 'Clear', exact: true }))),
    );
  await expect.poll(apart).toBeLessThan(4);
});

test('on a phone a notice that can only be dismissed has its cross beside its words', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/functions/v1/clean-text', (route) =>
    route.fulfill({
      status: 422,
      json: { error: 'internal_error', message: `This cannot be done. ${'Words. '.repeat(12)}` },
    }),
  );
  await cleaner.open();
  await cleaner.input.fill('Zero\u200Bwidth');
  await cleaner.clean();
  const place = page.getByRole('region', { name: 'Cleaner' });
  await expect(async () => {
    const words = (await place.getByText(/^Failed to clean text/).boundingBox())!;
    const cross = (await place.getByRole('button', { name: 'Dismiss' }).boundingBox())!;
    expect(cross.y).toBeLessThan(words.y + words.height);
    expect(cross.x).toBeGreaterThanOrEqual(words.x + words.width);
    expect(Math.min(cross.width, cross.height)).toBeGreaterThanOrEqual(43.9);
  }).toPass({ timeout: 10_000 });
  await place.getByRole('button', { name: 'Dismiss' }).click();
  await expect(place.getByText(/^Failed to clean text/)).toHaveCount(0);
  await expect(cleaner.button).toBeFocused();
});

test('while a text is rewritten it stands back behind the progress, and no key is named that does nothing', async ({
  page,
  cleaner,
}) => {
  await page.route('**/functions/v1/strong-paraphrase', () => {});
  await cleaner.open();
  await cleaner.input.fill(essay);
  await page.getByLabel('Strip statistical watermarks').check();
  await expect(page.getByText('or press Ctrl Enter')).toBeVisible();
  await cleaner.clean();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('or press Ctrl Enter')).toHaveCount(0);
  await expect(page.locator('[data-field]')).toHaveCSS('opacity', '0.6');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[data-field]')).toHaveCSS('opacity', '1');
});

test('who loses the network before all of the page has come is told so in plain words, and goes on when it is back', async ({
  page,
  context,
  cleaner,
  expectError,
}) => {
  expectError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.route(/assets\/text\.worker-/, (route) => route.abort());
  await cleaner.open();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await cleaner.input.fill('Zero\u200Bwidth');
  await expect(cleaner.note).toHaveText('Hidden characters are marked once you are online.');
  await cleaner.clean();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to clean text' })).toHaveText(
    'Failed to clean text: The server cannot be reached, and on-device cleaning has not loaded yet. Your text stays in the box.',
  );
  await page.unroute(/assets\/text\.worker-/);
  await context.setOffline(false);
  await expect(cleaner.note).toHaveText('1 hidden character(s) found');
  await page.getByRole('button', { name: 'Try again' }).click();
  await cleaner.shows('Zerowidth');
});

test('each change of form has what it did right below its name, and is named with its capital', async ({
  page,
  cleaner,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await cleaner.open();
  await cleaner.input.fill(essay);
  await page.getByLabel('Strip statistical watermarks').check();
  await page.locator('summary', { hasText: 'How it is rewritten' }).click();
  const form = page.getByRole('group', {
    name: 'Change punctuation, spelling and Markdown as well',
  });
  await form
    .locator('summary', { hasText: 'Change punctuation, spelling and Markdown as well' })
    .click();
  await expect(form.getByText('Alone: weakens by 7%')).toBeVisible();
  await expect(form.getByText(/Spelling: alone, British took/)).toBeHidden();
  await form.getByText('How measured').click();
  await expect(form.getByText(/Spelling: alone, British took/)).toBeVisible();
  const gaps = await form.locator('label').evaluateAll((labels) =>
    labels.map((label) => {
      const hint = label.parentElement!.querySelector('p')!;
      return hint.getBoundingClientRect().top - label.getBoundingClientRect().bottom;
    }),
  );
  expect(gaps.length).toBe(5);
  expect(Math.max(...gaps.map(Math.abs)), gaps.join(', ')).toBeLessThan(2);
});

test('who has the system choose the colours sees the switches, what is chosen, and where the marks are', async ({
  page,
  cleaner,
  visitor,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await cleaner.open();
  await cleaner.input.fill('Zero\u200Bwidth');
  await expect(cleaner.note).toHaveText('1 hidden character(s) found');
  /** What is painted of an element, or of what a style adds to it. */
  const painted = (box: Locator, part?: string) =>
    box.evaluate((it, pseudo) => getComputedStyle(it, pseudo).backgroundColor, part);
  const paper = await painted(page.locator('body'));
  const mark = page.locator('.hidden-mark').first();
  await expect(mark).toBeAttached();
  expect(await painted(mark, '::after')).not.toBe(paper);
  // The browser draws it itself then, as it draws the box below it.
  await expect(page.getByLabel('Strip statistical watermarks')).toHaveCSS('appearance', 'auto');
  await cleaner.clean();
  await cleaner.shows('Zerowidth');
  const chosen = page.locator('label', { has: page.getByRole('radio', { name: 'Cleaned' }) });
  const other = page.locator('label', { has: page.getByRole('radio', { name: 'Original' }) });
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(other).toHaveCSS('outline-style', 'none');

  await visitor.signIn();
  const keeps = page.getByRole('switch', { name: 'Keep my history' });
  const knob = keeps.locator('> *').first();
  await expect(keeps).toHaveCSS('border-top-style', 'solid');
  const on = await painted(keeps);
  expect(on).not.toBe(paper);
  expect(await painted(knob)).not.toBe(on);
  await keeps.click();
  await expect.poll(() => painted(keeps)).not.toBe(on);
  expect(await painted(knob)).not.toBe(await painted(keeps));
});

test('a paragraph in Persian begins at the right and ends with its full stop, before and after cleaning', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  const persian = 'می\u200cخواهم یک کتاب\u200B بخوانم.';
  await cleaner.open();
  await cleaner.input.fill(`${persian}\nAnd a line in English.`);
  await expect(cleaner.note).toHaveText('1 hidden character(s) found');
  /** Where a piece of the text is drawn, from the left of the window. */
  const leftOf = (box: Locator, piece: string) =>
    box.evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = (node.textContent ?? '').indexOf(wanted);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        return range.getBoundingClientRect().left;
      }
      throw new Error(`${wanted} is not there.`);
    }, piece);
  const reads = async (box: Locator) => {
    const { x, width } = (await box.boundingBox())!;
    const [first, stop, english] = [
      await leftOf(box, 'می'),
      await leftOf(box, '.'),
      await leftOf(box, 'And'),
    ];
    expect(first, 'its first word stands at the right').toBeGreaterThan(x + width * 0.8);
    expect(stop, 'its full stop to the left of it').toBeLessThan(first);
    expect(english, 'English begins at the left').toBeLessThan(x + width * 0.2);
  };
  // What marks the text runs as the box itself does.
  await expect(cleaner.input).toHaveCSS('unicode-bidi', 'plaintext');
  await reads(page.locator('[data-marks]'));
  await cleaner.clean();
  await cleaner.shows('And a line in English.');
  await reads(cleaner.result.locator('[data-scroller]'));
  // In the history it is cut at its end, not at its beginning.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const row = page.getByRole('region', { name: 'Cleanup history' }).getByRole('listitem');
  await expect(row.getByText('می')).toHaveCSS('direction', 'rtl');
});

test('whoever forgot the password reads in the form that a link is on its way, for as long as they stay', async ({
  page,
}) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  const forgot = page.getByRole('button', { name: 'Forgot your password?' });
  await forgot.click();
  await expect(
    page.getByText('Enter your e-mail above, then press “Forgot your password?” again.'),
  ).toBeVisible();
  await page.getByLabel('E-mail').fill('somebody@example.com');
  await forgot.click();
  const sent = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'a link to set a new password is on its way' });
  await expect(sent).toBeVisible();
  await expect(
    page.getByText('Enter your e-mail above, then press “Forgot your password?” again.'),
  ).toHaveCount(0);
  await page.waitForTimeout(6500);
  await expect(sent).toBeVisible();
});

test.describe('with letters twice as large', () => {
  const fits = async (page: Page) => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const over = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(over).toBeLessThanOrEqual(0);
    const menu = (await page.getByRole('button', { name: 'Menu' }).boundingBox())!;
    expect(menu.x + menu.width).toBeLessThanOrEqual(390);
  };
  test.use({ viewport: { width: 390, height: 844 } });
  for (const path of ['/', '/pricing', '/login', '/signup', '/invisible-chars', '/docs/api']) {
    test(`${path} still fits a phone, and nothing of the header is out of reach`, async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await fits(page);
    });
  }

  test('a result and an account still fit a phone', async ({ page, cleaner, visitor }) => {
    await visitor.signIn();
    await expect(page.getByRole('region', { name: 'Cleanup history' })).toBeVisible();
    await fits(page);
    await page.goto('/subscription', { waitUntil: 'networkidle' });
    await fits(page);
    await cleaner.open();
    await cleaner.input.fill('Zero\u200Bwidth');
    await cleaner.clean();
    await cleaner.shows('Zerowidth');
    await fits(page);
    const views = (await page.getByRole('group', { name: 'Text on show' }).boundingBox())!;
    const box = (await cleaner.result.boundingBox())!;
    expect(views.x + views.width, 'the switch is not cut').toBeLessThanOrEqual(box.x + box.width);
  });
});
