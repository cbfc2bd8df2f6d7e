import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

// A cleanup that removes something is one of a visitor's.
test.use({ hasShared: true });

/** Every two things said around the box that lie over one another, or closer than a space; and what is cut. */
const collisions = (page: Page) =>
  page.locator('[data-drop-zone]').evaluate((element) => {
    const words: { text: string; box: DOMRect; said: Element | null }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      // Chips scroll under the ends of their row, which cuts them.
      if (!node.textContent?.trim() || parent.closest('[data-marks], [inert], .chip-row')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // The bar at the foot of the window lies over the page.
      if (getComputedStyle(parent.closest('button') ?? parent).position === 'fixed') continue;
      // What is only read out is a pixel wide.
      if (parent.closest('.sr-only') || parent.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const said = parent.closest('p, label, h2, button');
      words.push({ text: node.textContent, box: range.getBoundingClientRect(), said });
    }
    const found = words.flatMap((one, at) =>
      words
        .slice(at + 1)
        .filter(
          ({ box, said }) =>
            said !== one.said &&
            box.left < one.box.right + 3 &&
            one.box.left < box.right + 3 &&
            box.top < one.box.bottom &&
            one.box.top < box.bottom,
        )
        .map((other) => `${one.text} | ${other.text}`),
    );
    const cut = [...element.querySelectorAll('p.truncate')].filter(
      (each) => each.scrollWidth > each.clientWidth,
    );
    return [...found, ...cut.map((each) => `cut: ${each.textContent}`)];
  });

for (const count of [1, 60, 1500]) {
  test(`${count} found and ${count} to judge stand side by side on any phone, before a cleanup and after`, async ({
    page,
    cleaner,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await cleaner.open();
    await cleaner.input.fill('pl\u0430in\u200B '.repeat(count));
    const shown = count.toLocaleString('en-US');
    await expect(cleaner.note.first()).toHaveText(`${shown} hidden character(s) found`);
    const look = async (...wider: number[]) => {
      for (const width of [320, 345, 360, 370, 375, 390, 412, ...wider]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await collisions(page), `at ${width} px`).toEqual([]);
      }
    };
    await look();
    await page.setViewportSize({ width: 390, height: 844 });
    // The numbers are there to be read, and not only out of the way.
    await expect(
      page.getByText(count < 100 ? `and ${shown} to judge` : `+${shown} to judge`),
    ).toBeVisible();

    await cleaner.clean();
    await expect(page.getByRole('radio', { name: 'Original' })).toBeVisible();
    await page.getByRole('radio', { name: 'Original' }).check();
    await look(640, 768, 1024, 1280);
    await expect(page.getByText('Your text:')).toBeVisible();
  });
}

test('the head of an original says the same at every width, and of which text', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill('The quick\u200B fox jumps\u202F over');
  await cleaner.clean();
  await expect(cleaner.result.getByText('1 double space left', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Original' }).check();
  for (const width of [390, 640, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(cleaner.result.getByText('Cleaned:', { exact: true })).toBeVisible();
    await expect(cleaner.result.getByText(/^1 removed, 1 replaced$/)).toBeVisible();
    // That is in the other text.
    await expect(cleaner.result.getByText('1 double space left', { exact: true })).toBeHidden();
    expect(await collisions(page), `at ${width} px`).toEqual([]);
  }
});

test('so does that of an original which was reworded as well, in one row of a phone', async ({
  page,
  cleaner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await cleaner.open();
  await cleaner.input.fill(
    'In order to obtain good results, it is important to note that students should begin early. However, many people think that a large amount of help is needed.\u200B',
  );
  await page.getByLabel('Strip statistical watermarks').check();
  await cleaner.clean();
  const reworded = cleaner.result.getByText(/reworded$/);
  const removed = cleaner.result.getByText('1 hidden character removed', { exact: true });
  await expect(removed).toBeVisible();
  await page.getByRole('radio', { name: 'Original' }).check();
  await expect(removed).toBeHidden();
  const label = cleaner.result.getByText('Cleaned:', { exact: true });
  const short = cleaner.result.getByText('1 removed', { exact: true });
  const rows = await Promise.all(
    [label, reworded, short].map(async (one) => {
      const { y, height } = (await one.boundingBox())!;
      return y + height / 2;
    }),
  );
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(4);
  expect(await collisions(page)).toEqual([]);
});
