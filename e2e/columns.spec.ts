import type { Page } from '@playwright/test';
import { addresses } from './fixtures/addresses.ts';
import { expect, test } from './fixtures/test.ts';

/** Where the one column begins, and where it ends at the latest. */
const columns = [
  { width: 390, left: 20, right: 370 },
  { width: 768, left: 24, right: 744 },
  { width: 1280, left: 184, right: 1096 },
  { width: 1920, left: 504, right: 1416 },
];

/** A fault of half a pixel is one of rounding. */
const tolerance = 0.6;

const leftOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())!.x;

/** Left and right of everything visible that stands in the main part, the farthest of each. */
const extentOfMain = (page: Page) =>
  page.locator('main').evaluate((main) => {
    // What is laid out late has no true place before.
    for (const late of main.querySelectorAll<HTMLElement>('.deferred')) {
      late.style.contentVisibility = 'visible';
    }
    const boxes = [...main.querySelectorAll('*')]
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        (it) =>
          !it.closest(
            '.overflow-x-auto, .sr-only, svg, pre, textarea, [hidden], [aria-hidden="true"]',
          ),
      )
      .filter((it) => it.getAnimations().length === 0)
      .map((it) => it.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
    };
  });

const places = [...addresses.map(({ path }) => path), '/no/such/page'];

for (const path of places) {
  test(`${path} begins at the same edge as header and footer, at every width`, async ({
    page,
    expectError,
  }) => {
    if (path === '/no/such/page') expectError(/404/);
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const { width, left, right } of columns) {
      await page.setViewportSize({ width, height: 900 });
      const at = `${path} at ${width}`;
      const edges = {
        brand: await leftOf(page, 'header a'),
        heading: await leftOf(page, 'h1'),
        footer: await leftOf(page, 'footer p'),
      };
      for (const [what, edge] of Object.entries(edges)) {
        expect(Math.abs(edge - left), `${what} of ${at}: ${edge}`).toBeLessThan(tolerance);
      }
      const extent = await extentOfMain(page);
      expect(extent.left, `content of ${at}`).toBeGreaterThan(left - tolerance);
      expect(extent.left, `content of ${at}`).toBeLessThan(left + tolerance);
      expect(extent.right, `content of ${at}`).toBeLessThan(right + tolerance);
    }
  });
}

test('a line that is read has no more than 90 letters', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const path of ['/invisible-chars', '/statistical-watermarks', '/terms-of-service']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const longest = await page.locator('article > p, article > section > p').evaluateAll((all) =>
      all.map((paragraph) => {
        const { width } = paragraph.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(paragraph).fontSize);
        return width / (size * 0.44);
      }),
    );
    expect(longest.length).toBeGreaterThan(5);
    expect(Math.max(...longest), path).toBeLessThanOrEqual(90);
  }
});
