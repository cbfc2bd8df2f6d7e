import { addresses, pathOf } from '@cleanpaste/contract';
import type { Locator, Page } from '@playwright/test';
import { answerForNow } from './fixtures/answer-for-now.ts';
import { axeFindings } from './fixtures/axe.ts';
import { machineLike } from './fixtures/machine-like.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const copied =
  'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in ' +
  'want of a wife. However little known the feelings or views of such a man may be on his first entering a ' +
  'neighbourhood, this truth is so well fixed in the minds of the surrounding families.';
const marked =
  'The quick\u200B fox\u00AD jumps\u202F over the\u00A0lazy dog\u2060 then\u200E with more\u2003spaces and\uFEFF a mark.';

const boxOf = async (it: Locator) => (await it.boundingBox())!;
const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

for (const width of [390, 1280])
  test(`after a fix the fixed text is what is seen, above its figures, ${width} wide`, async ({
    page,
    cleaner,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.signIn('/');
    await cleaner.input.fill(`${copied}\n\n${machineLike}`);
    await page.getByLabel('Also check for unintentional plagiarism & AI').check();
    // The starter corpus is indexed in the background after the server's first start.
    await page.waitForTimeout(2000);
    await cleaner.clean();
    await page.getByRole('button', { name: 'Fix & Re-check for Plagiarism' }).click();
    const fixed = page.getByLabel('Reworded Text:');
    const outcome = page.getByText(/^What is still copied .* Other wordings were changed\./);
    await expect(fixed).toBeInViewport();
    await expect(outcome).toBeInViewport({ ratio: 1 });
    const [text, said] = [await boxOf(fixed), await boxOf(outcome)];
    expect(said.y).toBeLessThan(text.y);
    const figures = page.getByRole('heading', { name: 'AI Likelihood' }).locator('..');
    // Nothing stands between the text it came of and the fixed one: the figures come below.
    expect((await boxOf(figures)).y).toBeGreaterThan(text.y + text.height);
    const found = page.getByRole('heading', { name: 'Similar Content Found' });
    expect((await boxOf(found)).y).toBeGreaterThan(text.y + text.height);
    // What is copied from here is the text that came of it: on a phone its Copy, and no other, stays at the bottom.
    const pinned = await page
      .getByRole('button', { name: /^Copy/ })
      .evaluateAll((all) =>
        all.filter((it) => getComputedStyle(it).position === 'fixed').map((it) => it.textContent),
      );
    expect(pinned).toEqual(width === 390 ? ['Copy reworded text'] : []);
    if (width === 390) {
      const [clean, copy] = await Promise.all(
        ['Clean Text', 'Copy reworded text'].map((name) =>
          boxOf(page.getByRole('button', { name, exact: true })),
        ),
      );
      expect(copy!.y).toBe(clean!.y);
      expect(copy!.x).toBeGreaterThan(clean!.x + clean!.width);
      expect(copy!.x + copy!.width).toBeLessThanOrEqual(390 - 20);
    }
    // A finger that moves the page is not caught in a text: on a phone its beginning is seen, and all of it on demand.
    if (width === 390) {
      const checked = page.getByRole('region', { name: 'Checked text' });
      const isWhole = () =>
        checked
          .locator('.more-below')
          .evaluate((it) => [getComputedStyle(it).overflowY, it.scrollHeight <= it.clientHeight]);
      expect(await isWhole()).toEqual(['hidden', false]);
      await checked.getByRole('button', { name: 'Show the whole text' }).click();
      expect(await isWhole()).toEqual(['hidden', true]);
      await checked.getByRole('button', { name: 'Show less' }).click();
    }
    // One percentage a match, whatever else was measured of it.
    const match = page.locator('#match-1');
    expect((await match.innerText()).match(/\d+%/g)).toHaveLength(1);
    // A passage that is quoted now says where it went, and leads to the way on, above the figures.
    await match.getByRole('button', { name: 'Quote it' }).click();
    await expect(match).toContainText('Quoted in the text above');
    await match.getByRole('link', { name: 'Go to “Check again”' }).click();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeInViewport({ ratio: 1 });
    expect(await isWiderThanScreen(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
  });

const articles = [
  { path: '/invisible-chars', last: 'The rules themselves', least: 8, isFolded: true },
  { path: '/statistical-watermarks', last: 'Who claims what', least: 6, isFolded: false },
];
for (const { path, last, least, isFolded } of articles) {
  test(`the contents of ${path} name its parts, go along on a wide screen, and are folded on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    // Above a tool they are folded at every width: the tool comes first.
    const folded = page.locator('summary:visible').filter({ hasText: 'On this page' });
    expect(await folded.count()).toBe(isFolded ? 1 : 0);
    if (isFolded) {
      await expect(page.getByRole('button', { name: 'Reveal' })).toBeInViewport();
      await folded.click();
    }
    await expect(contents.first()).toBeInViewport({ ratio: isFolded ? 0.9 : 1 });
    const whole = contents.first().getByRole('link');
    const targets = await whole.evaluateAll((all) => all.map((it) => it.getAttribute('href')!));
    expect(targets.length).toBeGreaterThanOrEqual(least);
    expect(
      await page.evaluate((ids) => ids.filter((id) => !document.querySelector(`h2${id}`)), targets),
    ).toEqual([]);
    await contents.first().getByRole('link', { name: last }).click();
    const heading = page.getByRole('heading', { name: last });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await boxOf(page.getByRole('banner'));
    expect((await boxOf(heading)).y).toBeGreaterThanOrEqual(header.y + header.height);
    const here = page.locator('[aria-current="location"]:visible');
    await expect(here).toBeInViewport({ ratio: 1 });
    // Beside the words, and never over them.
    const beside = await boxOf(
      page.getByRole('navigation', { name: /^(On this page|In this article)$/ }).last(),
    );
    expect((await boxOf(heading)).x + (await boxOf(heading)).width).toBeLessThanOrEqual(beside.x);
    expect(await axeFindings(page)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const fold = page.locator('summary').filter({ hasText: 'On this page' });
    await expect(fold).toBeInViewport({ ratio: 1 });
    const link = page.getByRole('link', { name: last });
    await expect(link.filter({ visible: true })).toHaveCount(0);
    await fold.focus();
    await page.keyboard.press('Enter');
    const shown = link.filter({ visible: true });
    expect((await boxOf(shown)).height).toBeGreaterThanOrEqual(44);
    expect(await axeFindings(page)).toEqual([]);
    await shown.click();
    await expect(shown).toHaveCount(0);
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await isWiderThanScreen(page)).toBe(false);
  });
}

test('a heading that was gone to stays in view while what stands above it still comes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/lab\.worker-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/statistical-watermarks');
  const heading = page.getByRole('heading', { name: 'Who claims what' });
  await page.getByRole('link', { name: 'Who claims what' }).last().click();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const lengthOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await lengthOf();
  release();
  await expect.poll(lengthOf).toBeGreaterThan(before + 200);
  await expect(heading).toBeInViewport({ ratio: 1 });
  // Whoever moves on is not held.
  await page.mouse.wheel(0, -3000);
  await expect(heading).not.toBeInViewport();
});

test('what is wide in an article hides the contents while it passes, and their links take clicks beside the words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path, wide, words } of [
    { path: '/statistical-watermarks', wide: 'article .wide', words: '#detect' },
    { path: '/invisible-chars', wide: 'article .wide', words: '#ways' },
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const contents = page
      .getByRole('navigation', { name: /^(On this page|In this article)$/ })
      .last();
    const topmostAt = (at: { x: number; y: number }) =>
      page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)!.closest('.wide, nav')?.tagName ?? 'none',
        at,
      );
    await page.locator(words).evaluate((it) => it.scrollIntoView());
    const link = await boxOf(contents.getByRole('link').first());
    expect(await topmostAt({ x: link.x + 30, y: link.y + 12 }), path).toBe('NAV');
    await page.locator(wide).evaluate((it) => it.scrollIntoView({ block: 'start' }));
    await page.mouse.wheel(0, 60);
    await page.waitForTimeout(300);
    const covered = await boxOf(contents.getByRole('link').nth(3));
    expect(await topmostAt({ x: covered.x + 30, y: covered.y + 12 }), path).toBe('DIV');
  }
});

test('a row of chips on a phone shows that it goes on, and the keyboard brings each whole into view', async ({
  page,
  cleaner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await cleaner.open();
  await cleaner.input.fill(marked);
  const chips = page.getByRole('button', { name: /U\+[0-9A-F]{4}/ });
  await expect(chips).toHaveCount(8);
  const row = page.locator('.chip-row').filter({ has: chips.first() });
  const more = page.locator('[data-end="right"]');
  const less = page.locator('[data-end="left"]');
  await expect(row).toHaveAttribute('data-more', /right/);
  await expect(row).toHaveCSS('mask-image', /linear-gradient/);
  await expect(more).toBeVisible();
  await expect(less).toHaveCount(0);
  await chips.first().focus();
  for (let at = 1; at < 8; at++) {
    await page.keyboard.press('Tab');
    await expect(chips.nth(at)).toBeFocused();
    const around = await boxOf(row);
    const chip = () => boxOf(chips.nth(at));
    await expect.poll(async () => (await chip()).x, `${at}`).toBeGreaterThanOrEqual(around.x - 0.5);
    await expect
      .poll(async () => (await chip()).x + (await chip()).width, `${at}`)
      .toBeLessThanOrEqual(around.x + around.width + 0.5);
  }
  await expect(less).toBeVisible();
  await expect(more).toHaveCount(0);
});

test('the page after a payment holds still: each title takes one line, and no gap stands below', async ({
  page,
}) => {
  await page.goto('/checkout/success');
  const title = page.getByRole('heading', { level: 1 });
  const action = page.getByRole('link', { name: 'Return to Home' });
  await expect(title).toHaveText('Please sign in');
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const tops = new Set<number>();
    for (const words of [
      'Finding your payment',
      'Please sign in',
      'Not known yet',
      'We found no payment',
      'Not confirmed yet',
      'Payment Successful',
    ]) {
      await title.evaluate((it, text) => {
        it.textContent = text;
      }, words);
      const lines = await title.evaluate(
        (it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight),
      );
      expect(Math.round(lines * 10) / 10, `${width} ${words}`).toBe(1);
      tops.add(Math.round((await boxOf(action)).y));
    }
    expect([...tops], `${width}`).toHaveLength(1);
  }
});

test('what belongs to a check stands in a row of its own below it, none of it alone at the end of another', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('/');
  await page.getByLabel('Also check for unintentional plagiarism & AI').check();
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const main = await boxOf(page.getByText('Also check for unintentional plagiarism & AI'));
    const leave = await boxOf(page.getByRole('checkbox', { name: 'Quotations', exact: true }));
    const own = await boxOf(
      page.getByRole('checkbox', { name: 'Compare with my earlier texts, too' }),
    );
    expect(leave.y, `${width}`).toBeGreaterThan(main.y + main.height);
    // What is looked at besides is not one more thing that is left out: it has a line of its own above that.
    const row = await boxOf(page.getByRole('group', { name: 'Leave out of the score' }));
    expect(own.y, `${width}`).toBeGreaterThan(main.y + main.height);
    expect(leave.y, `${width}`).toBeGreaterThan(own.y + own.height);
    expect(Math.abs(own.x - row.x)).toBeLessThan(2);
  }
  // On a phone what is left out is a list of its own, with its name above it.
  await page.setViewportSize({ width: 390, height: 844 });
  const group = page.getByRole('group', { name: 'Leave out of the score' });
  const name = await boxOf(group.locator('legend'));
  const [one, other] = [
    await boxOf(group.getByRole('checkbox', { name: 'Quotations', exact: true })),
    await boxOf(group.getByRole('checkbox', { name: 'List of references' })),
  ];
  expect(one.y).toBeGreaterThan(name.y + name.height);
  expect(other.y).toBeGreaterThan(one.y + one.height);
  expect(Math.abs(one.x - other.x)).toBeLessThan(2);
  // That a text is too short for half of a check is said before the check is spent.
  const fewWords = page.getByText(
    'The box has 3 words: too few for the AI likelihood, which needs 60. Only the similarity would be checked, and that counts as a check.',
  );
  await expect(fewWords).toHaveCount(0);
  await page.getByRole('textbox').first().fill('Three short words');
  await expect(fewWords).toBeVisible();
  await expect(
    page.getByLabel('Also check for unintentional plagiarism & AI'),
  ).toHaveAccessibleDescription(/^The box has 3 words: too few/);
});

test('the line that says how a text is rewritten keeps its arrow beside it on a phone', async ({
  page,
  cleaner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await cleaner.open();
  await page.getByLabel('Strip statistical watermarks').check();
  const line = page.locator('summary').filter({ hasText: 'How it is rewritten' });
  await line.click();
  await page
    .locator('summary', { hasText: 'Change punctuation, spelling and Markdown as well' })
    .click();
  await page.getByLabel('Quotation marks').selectOption({ index: 1 });
  await page.getByLabel('Dashes').selectOption({ index: 1 });
  await page.getByLabel('A model file, in this tab').check();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  const [words, arrow] = [await boxOf(line.locator('> span')), await boxOf(line.locator('svg'))];
  expect(words.height).toBeGreaterThan(30);
  expect(arrow.y + arrow.height).toBeLessThan(words.y + words.height);
  expect(arrow.y).toBeGreaterThan(words.y);
  expect(arrow.x).toBeGreaterThanOrEqual(words.x + words.width);
});

test('a failure lies over none of the controls that it speaks of', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/500/);
  await page.route(`**${pathOf(addresses.cleaning.cleanText)}`, (route) =>
    route.fulfill({ status: 500, json: { error: 'internal_error', message: 'The disk is away.' } }),
  );
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await cleaner.open();
    await cleaner.input.fill(marked);
    await cleaner.clean();
    const notice = page.getByRole('alert').filter({ hasText: 'The disk is away.' });
    await expect(notice).toBeVisible();
    await page.waitForTimeout(400);
    const card = await boxOf(notice.locator('../..'));
    for (const control of [cleaner.button, page.getByLabel('Strip statistical watermarks')]) {
      const box = await boxOf(control);
      const isApart = box.y + box.height <= card.y || card.y + card.height <= box.y;
      const isBeside = box.x + box.width <= card.x || card.x + card.width <= box.x;
      expect(isApart || isBeside, `${width} ${JSON.stringify([card, box])}`).toBe(true);
    }
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
});

test('on a phone a notice stands above the bar from which a rewrite was cancelled', async ({
  page,
  cleaner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await cleaner.open();
  await cleaner.input.fill(`${machineLike}\u200B`);
  await page.getByLabel('Strip statistical watermarks').check();
  const letGo = await answerForNow(
    page,
    `**${pathOf(addresses.rewriting.strongParaphrase)}`,
    () => {},
  );
  await cleaner.clean();
  const bar = page.locator('[data-bottom-bar]');
  await bar.getByRole('button', { name: 'Cancel' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Cancelled. Nothing was used up.' });
  await expect(notice).toBeVisible();
  // It comes in from below the bar, and rests above it.
  await expect
    .poll(async () => {
      const box = await boxOf(notice);
      return box.y + box.height - (await boxOf(bar)).y;
    })
    .toBeLessThanOrEqual(0);
  await expect(cleaner.button).toHaveText('Clean Text');
  letGo();
});

test('on a tablet the heading of a result, the switch and Copy stand on one row, what was done on the next', async ({
  page,
  cleaner,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await cleaner.open();
  await cleaner.input.fill('Zero\u200b\u200bwidth, and the \u00a0figures\u200b.');
  await cleaner.clean();
  const middleOf = async (part: Locator) => {
    const { y, height } = await boxOf(part);
    return y + height / 2;
  };
  const heading = cleaner.result.getByRole('heading', { name: 'Cleaned Text:' });
  await expect(heading).toBeVisible();
  const row = await middleOf(heading);
  for (const part of [
    cleaner.result.getByRole('button', { name: 'Copy' }),
    cleaner.result.getByText('Cleaned', { exact: true }),
  ])
    expect(Math.abs((await middleOf(part)) - row)).toBeLessThan(6);
  const told = cleaner.result.getByText('3 removed, 1 replaced');
  await expect(cleaner.result.getByText('1 double space left', { exact: true })).toBeVisible();
  expect(await middleOf(told)).toBeGreaterThan(row + 20);
});
