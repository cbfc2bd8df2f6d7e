import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const tags = [...'hi!'].map((letter) => String.fromCodePoint(0xe0000 + letter.codePointAt(0)!));
const dirty = 'Hello\u200B there.\u00AD And\u2060 so on\u00A0it goes\u2003here\u2009now…\u202A';

/** What a second click at the same place would hit, at every moment of two seconds. */
async function underPointer(page: Page, { x, y }: { x: number; y: number }) {
  return page.evaluate(
    ([left, top]) =>
      new Promise<string[]>((resolve) => {
        const hit = new Set<string>();
        const end = performance.now() + 2000;
        const look = () => {
          const control = document
            .elementFromPoint(left!, top!)
            ?.closest('button, a, label, input');
          if (control) hit.add(control.textContent?.trim() ?? '');
          if (performance.now() < end) requestAnimationFrame(look);
          else resolve([...hit]);
        };
        look();
      }),
    [x, y],
  );
}

for (const height of [680, 800]) {
  test(`at a height of ${height} px no other control comes under the pointer that has just cleaned`, async ({
    page,
    cleaner,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await cleaner.open();
    // With a message, whose note keeps its place when the message has gone.
    await cleaner.paste(`${tags.join('')}${dirty}`);
    await expect(page.getByText('This text carries a message')).toBeVisible();
    await cleaner.button.scrollIntoViewIfNeeded();
    const fromTop = () =>
      cleaner.button.evaluate((button) => button.getBoundingClientRect().top + scrollY);
    const before = await fromTop();
    const { x, y, width, height: tall } = (await cleaner.button.boundingBox())!;
    const middle = { x: x + width / 2, y: y + tall / 2 };
    await page.mouse.click(middle.x, middle.y);
    const hit = await underPointer(page, middle);
    expect(hit.filter((name) => !/^(Clean Text|Cleaning\.\.\.)$/.test(name))).toEqual([]);
    await expect(page.getByRole('button', { name: 'Receipt' })).toBeVisible();
    await expect(page.getByText('This text carried a message: "hi!"')).toBeVisible();
    expect(await fromTop()).toBe(before);
  });
}

test('that nothing was found is said once, with nothing to compare and no receipt', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill('A plain text.');
  await cleaner.clean();
  await expect(page.getByText('Nothing hidden was found. The text is unchanged.')).toBeVisible();
  const seen = await page
    .getByRole('region', { name: 'Cleaner' })
    .evaluate((region) =>
      [...region.querySelectorAll('p, span')]
        .filter(
          (one) =>
            one.childElementCount === 0 &&
            /hidden/i.test(one.textContent ?? '') &&
            one.getBoundingClientRect().width > 2,
        )
        .map((one) => one.textContent),
    );
  expect(seen).toEqual(['Nothing hidden was found. The text is unchanged.']);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Receipt' })).toHaveCount(0);
  await expect(page.getByText('hold Alt to compare')).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test(`at ${width} px an arrow leads to the chips that are not seen, and back`, async ({
    page,
    cleaner,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await cleaner.open();
    await cleaner.input.fill('plain');
    const arrow = (end: 'left' | 'right') => page.locator(`[data-end=${end}]`);
    await expect(cleaner.note).toHaveText('0 hidden character(s) found');
    await expect(arrow('right')).toHaveCount(0);
    await cleaner.input.fill(dirty);
    const last = page.getByRole('button', { name: / U\+/ }).last();
    await expect(last).not.toBeInViewport({ ratio: 1 });
    await expect(arrow('left')).toHaveCount(0);
    await expect(arrow('right')).toBeVisible();
    while (await arrow('right').isVisible()) {
      await arrow('right').click();
      await page.waitForTimeout(600);
    }
    await expect(last).toBeInViewport({ ratio: 1 });
    await arrow('left').click();
    await expect(arrow('right')).toBeVisible();
  });
}

test('on a phone no bar lies over the switches while there is nothing to clean', async ({
  page,
  cleaner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await cleaner.open();
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toHaveCount(0);
  const button = (await cleaner.button.boundingBox())!;
  const toggle = (await page.getByLabel('Strip statistical watermarks').boundingBox())!;
  expect(toggle.y).toBeGreaterThanOrEqual(button.y + button.height);
  await cleaner.input.fill('Something');
  await expect(bar).toHaveCSS('position', 'fixed');
});

for (const isLong of [false, true]) {
  test(`a mark leaves the letters beside it readable in a ${isLong ? 'long' : 'short'} text`, async ({
    page,
    cleaner,
  }) => {
    await cleaner.open();
    const filler = isLong ? 'A plain line of a long text.\n'.repeat(2500) : '';
    await cleaner.paste(`zero\u200Bwidth\n${filler}`);
    const mark = page.locator(isLong ? '.cm-hidden' : '[data-marks] mark');
    await expect(mark).toHaveCount(1);
    const drawn = await mark.evaluate((element) => {
      const foot = getComputedStyle(element, '::after');
      const spread = getComputedStyle(element).boxShadow.match(/([\d.]+)px(?: inset)?$/)?.[1];
      return {
        width: element.getBoundingClientRect().width + 2 * Number(spread),
        isFootBelow: Number.parseFloat(foot.bottom) <= -Number.parseFloat(foot.height),
      };
    });
    expect(drawn.width).toBeLessThanOrEqual(1.5);
    expect(drawn.isFootBelow).toBe(true);
  });
}
