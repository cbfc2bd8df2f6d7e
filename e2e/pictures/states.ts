import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { settled } from '../fixtures/settled.ts';
import { test as base, expect } from '../fixtures/test.ts';

interface Options {
  /** Takes the page to its end as well, where the screen does not show it: true unless told. */
  whole?: boolean;
}

interface Pictures {
  /** Takes the state that the page is in, in both themes. */
  take: (name: string, options?: Options) => Promise<void>;
}

const folder = process.env.PICTURES_OUT ?? 'test-results/pictures';
const only = new RegExp(process.env.PICTURES_ONLY ?? '');
const themes = ['light', 'dark'] as const;
/** Articles below the screen are not drawn before they come near it. */
const drawAll = '*{content-visibility:visible!important}';

async function show(page: Page, theme: (typeof themes)[number]) {
  await page.emulateMedia({ colorScheme: theme });
  // Pages of the sandbox have no theme of ours.
  await page.waitForFunction(
    (isDark) =>
      !document.querySelector('#root') ||
      document.documentElement.classList.contains('dark') === isDark,
    theme === 'dark',
  );
  await settled(page);
}

/** What is under way is waited for, but not for ever: some states are of a work that never ends. */
async function arrive(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => {});
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const isLonger = (page: Page) =>
  page.evaluate(
    () =>
      document.documentElement.scrollHeight > innerHeight + 1 &&
      ![...document.querySelectorAll('[role=dialog], dialog[open]')].some((it) =>
        it.checkVisibility(),
      ),
  );

async function takeBoth(page: Page, name: string, { whole = true }: Options) {
  await arrive(page);
  const path = (rest: string) => join(folder, `${name}-${rest}.png`);
  for (const theme of themes) {
    await show(page, theme);
    await page.screenshot({ path: path(theme) });
  }
  if (whole && (await isLonger(page))) {
    const at = await page.evaluate(() => scrollY);
    // A style of the document itself: the page allows no others.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, drawAll);
    for (const theme of [...themes].reverse()) {
      await show(page, theme);
      await page.screenshot({ path: path(`${theme}-whole`), fullPage: true });
    }
    await page.evaluate((top) => {
      document.adoptedStyleSheets.pop();
      scrollTo({ top, behavior: 'instant' });
    }, at);
  }
  await show(page, 'light');
}

export const test = base.extend<Pictures>({
  // The share window would come over what is looked at.
  hasShared: true,

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is used
  email: async ({}, use, { testId }) => use(`ada.${testId.slice(-5)}@example.com`),

  take: async ({ page }, use, { title, project }) => {
    mkdirSync(folder, { recursive: true });
    const due = new Set(title.split(' '));
    await use(async (name, options = {}) => {
      expect([...due], 'names of pictures that are still to be taken').toContain(name);
      due.delete(name);
      if (only.test(name)) await takeBoth(page, `${name}-${project.name}`, options);
    });
    if (test.info().errors.length === 0) expect([...due], 'pictures not taken').toEqual([]);
  },
});

type Steps = Parameters<typeof test.beforeEach>[1];

/** A way through the site that comes by some of its states: all that it takes, and how it gets there. */
export function states(names: string[], steps: Steps) {
  if (names.some((name) => only.test(name))) test(names.join(' '), steps);
}

export { expect };
