import type { Page } from '@playwright/test';
import { addresses } from './fixtures/addresses.ts';
import { machineLike } from './fixtures/machine-like.ts';
import { expect, test } from './fixtures/test.ts';

const least = 44;

/**
 * What is smaller than a finger: a control whose place is less than 44 pixels high or wide, its
 * label counted in. Links within a sentence are left out, as in WCAG 2.5.8.
 */
const smallTargets = (page: Page) =>
  page.evaluate((size) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role="switch"], [role="tab"], [tabindex="0"]',
      ),
    ];
    const isInSentence = (it: HTMLElement) => {
      if (it.tagName !== 'A' || getComputedStyle(it).display !== 'inline') return false;
      const around = it.closest('p, li, td, dd, figcaption');
      const words = (around?.textContent ?? '').replace(it.textContent ?? '', '');
      return /\p{L}{2}/u.test(words);
    };
    const isShown = (it: HTMLElement) => {
      const { width, height, bottom, right } = it.getBoundingClientRect();
      const isThere = width > 0 && height > 0 && bottom + scrollY > 0 && right > 0;
      return isThere && it.checkVisibility({ visibilityProperty: true });
    };
    // What only a screen reader meets is clipped to nothing, whichever class says so.
    const isForReaders = (it: HTMLElement) =>
      getComputedStyle(it).clipPath === 'inset(50%)' && !it.matches('input');
    // A control that is drawn by its label is touched there; both together are one place.
    const place = (it: HTMLElement) => {
      const labels = [...((it as HTMLInputElement).labels ?? [])];
      const isDrawn = !it.closest('.sr-only');
      const boxes = [...(isDrawn ? [it] : []), ...labels].map((one) => one.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return { width: right - left, height: bottom - top };
    };
    // A small one may reach beyond what is drawn of it: then a touch beside it still hits it.
    const reaches = (it: HTMLElement) => {
      it.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = it.getBoundingClientRect();
      const [x, y, far] = [left + width / 2, top + height / 2, size / 2 - 0.6];
      const around = [
        [x - far, y],
        [x + far, y],
        [x, y - far],
        [x, y + far],
      ] as const;
      return around.every(([atX, atY]) => it.contains(document.elementFromPoint(atX, atY)));
    };
    return controls
      .filter((it) => !it.closest('[inert], [aria-hidden="true"]'))
      .filter((it) => isShown(it) || it.closest('label'))
      .filter((it) => !isForReaders(it) && !isInSentence(it))
      .map((it) => ({ it, ...place(it) }))
      .filter(({ width, height }) => width < size - 0.5 || height < size - 0.5)
      .filter(({ it }) => !reaches(it))
      .map(
        ({ it, width, height }) =>
          `${Math.round(width)} × ${Math.round(height)}: ${it.outerHTML.slice(0, 140)}`,
      );
  }, least);

test.use({ viewport: { width: 390, height: 844 }, hasShared: true });

for (const path of [...addresses.map((address) => address.path), '/no/such/page']) {
  test(`everything on ${path} is large enough for a finger`, async ({ page, expectError }) => {
    if (path === '/no/such/page') expectError(/404/);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('so is the way past the navigation, once the keyboard has come to it', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(least);
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await expect(skip).toHaveCSS('clip-path', 'inset(50%)');
});

test('so is everything in the menu, in the dialogs of an account and in the sandbox', async ({
  page,
  visitor,
}) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('heading', { name: /Choose who signs in/ }).waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await visitor.choose();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await page.getByRole('heading', { name: /Subscribe to/ }).waitFor();
  expect(await smallTargets(page)).toEqual([]);
});

for (const [device, width] of [
  ['a phone', 390],
  ['a tablet', 768],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height: 1024 }, hasTouch: true });

    test('what folds out, what a check leaves out and its report are large enough too', async ({
      page,
      cleaner,
      visitor,
    }) => {
      await visitor.signIn('/');
      await page.getByLabel('Strip statistical watermarks').check();
      await page.locator('summary', { hasText: 'How it is rewritten' }).click();
      await page
        .locator('summary', { hasText: 'Change punctuation, spelling and Markdown as well' })
        .click();
      await page.getByText('How measured').click();
      await page.getByLabel('Also check for unintentional plagiarism & AI').check();
      await page.getByText('Left out: set phrases, notices and the like').click();
      expect(await smallTargets(page)).toEqual([]);
      await page.getByLabel('Strip statistical watermarks').uncheck();
      await cleaner.input.fill(machineLike);
      await cleaner.clean();
      await page.getByText('How often a person’s text is wrongly called machine-written').click();
      expect(await smallTargets(page)).toEqual([]);
    });

    test('so are the characters that the revealer found, and the way from one to the next', async ({
      page,
      revealer,
    }) => {
      await revealer.open();
      await revealer.reveal('a\u200bb\u00adc\u200bd');
      await page.getByRole('button', { name: 'Next hidden character' }).waitFor();
      expect(await smallTargets(page)).toEqual([]);
    });
  });
