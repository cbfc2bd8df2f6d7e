import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

// Figures are for `npm run bench -- page`; here stands that a long text works at all, and to the end.
test('a million characters are pasted, counted, cleaned and copied', async ({ cleaner }) => {
  test.setTimeout(120_000);
  const line = 'A plain line of text with one zero\u200Bwidth space in it.\n';
  const lines = Math.floor(1_000_000 / line.length);
  await cleaner.open();
  await cleaner.paste(line.repeat(lines));
  await expect(cleaner.note).toHaveText(
    `${lines.toLocaleString('en-US')} hidden character(s) found`,
    { timeout: 30_000 },
  );
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible({ timeout: 30_000 });
  // Only what is seen is drawn, in a box that scrolls: a megabyte on the page would stop it for seconds.
  const lineOfResult = cleaner.result.locator('.cm-line');
  await expect(lineOfResult.first()).toHaveText(
    'A plain line of text with one zerowidth space in it.',
  );
  expect(await lineOfResult.count()).toBeLessThan(500);
  expect((await cleaner.result.boundingBox())!.height).toBeLessThan(1200);
  const copied = await cleaner.copied();
  expect(copied.length).toBe((line.length - 1) * lines);
  expect(copied).not.toContain('\u200B');
});

test('one character over the limit is refused in words, and the text stays', async ({
  page,
  cleaner,
}) => {
  test.setTimeout(120_000);
  await cleaner.open();
  await cleaner.paste('a'.repeat(1_000_001));
  await expect(cleaner.button).toBeEnabled();
  const refused = page.waitForResponse(/clean-text/);
  await cleaner.clean();
  expect((await refused).status()).toBe(413);
  await expect(page.getByText(/1,000,000 characters/)).toBeVisible({ timeout: 30_000 });
  await expect(cleaner.button).toBeEnabled();
});

test('a long paragraph fills the box in a window of another width, from where it was read on', async ({
  page,
  cleaner,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await cleaner.open();
  // Each word says where it stands, up to a full stop, since it may be drawn in two pieces; one in a hundred has
  // something hidden.
  const words = Array.from(
    { length: 12_000 },
    (_, n) => `word${n}.${n % 100 === 0 ? '\u200B' : ''}`,
  );
  await cleaner.input.fill(words.join(' '));
  await expect(cleaner.note).toHaveText('120 hidden character(s) found');
  const read = () =>
    page.evaluate(() => {
      const host = [...document.querySelectorAll('[data-field] *')].find((one) => one.shadowRoot)!;
      const scroller = host.shadowRoot!.querySelector('.cm-scroller')!;
      const box = scroller.getBoundingClientRect();
      const content = scroller.querySelector('.cm-content')!;
      const seen: number[] = [];
      const walk = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let lowest = 0;
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        for (const { index, 0: word } of node.textContent!.matchAll(/word\d+\./g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const { top, bottom } = range.getBoundingClientRect();
          if (top < box.top || bottom > box.bottom) continue;
          seen.push(Number(word.slice(4)));
          lowest = Math.max(lowest, bottom);
        }
      }
      return {
        first: Math.min(...seen),
        empty: box.bottom - lowest,
        marks: content.querySelectorAll('.cm-hidden').length,
      };
    });
  await cleaner.input.hover();
  for (let n = 0; n < 8; n++) {
    await page.mouse.wheel(0, 1000);
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(500);
  const place = (await read()).first;
  expect(place).toBeGreaterThan(1000);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(async () => {
      // On a busy machine the first turns of the wheel may have moved the page; what is out of sight is not drawn.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const { first, empty, marks } = await read();
      expect(empty).toBeLessThan(60);
      expect(marks).toBeGreaterThan(0);
      expect(Math.abs(first - place)).toBeLessThan(150);
    }).toPass({ timeout: 15_000 });
  }
});
