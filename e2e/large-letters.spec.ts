import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

/** How many lines an element's words take. */
const linesOf = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

const drawTwice = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

for (const path of ['/invisible-chars', '/statistical-watermarks', '/compare']) {
  test(`with letters of twice the size no word in the name of ${path} breaks on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await drawTwice(page);
    const broken = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const text = heading.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    });
    expect(broken).toEqual([]);
  });
}

test('with letters of twice the size "Sign Out" stands in one line', async ({ page, visitor }) => {
  await visitor.signIn();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await drawTwice(page);
  expect(await page.getByRole('button', { name: 'Sign Out' }).evaluate(linesOf)).toBe(1);
});

test('"Try an example" keeps its distance from the edge of its card on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const gap = await page.getByRole('button', { name: 'Try an example' }).evaluate((button) => {
    const card = button.closest('[data-drop-zone]')!.getBoundingClientRect();
    return card.bottom - 1 - button.getBoundingClientRect().bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(12);
});
