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

const arrived = new WeakMap<Page, number>();

/** What comes with a page is waited for once, and not for ever: some pages keep a line to the server open. */
async function arrive(page: Page) {
  const opened = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.timeOrigin;
  });
  if (arrived.get(page) === opened) return;
  arrived.set(page, opened);
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => {});
}

const isLonger = (page: Page) =>
  page.evaluate(
    () =>
      document.documentElement.scrollHeight > innerHeight + 1 &&
      ![...document.querySelectorAll('[role=dialog], dialog[open]')].some((it) =>
        it.checkVisibility(),
      ),
  );

/**
 * Makes a picture of the whole page possible: articles below the screen are not drawn before they come near it,
 * and what stays at the ends of the screen would lie across the middle of the page.
 */
async function layOut(page: Page) {
  const at = await page.evaluate(async () => {
    const top = scrollY;
    // A style of the document itself: the page allows no others.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*{content-visibility:visible!important}');
    document.adoptedStyleSheets.push(sheet);
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const below = document.documentElement.scrollHeight - innerHeight;
    sheet.insertRule(`[data-at-foot]{transform:translateY(${below}px)!important}`);
    for (const one of document.querySelectorAll('body *')) {
      const isAtFoot =
        one.matches('[data-notices]') || one.getBoundingClientRect().top > innerHeight / 2;
      if (isAtFoot && getComputedStyle(one).position === 'fixed')
        one.setAttribute('data-at-foot', '');
    }
    return top;
  });
  return () =>
    page.evaluate((top) => {
      document.adoptedStyleSheets.pop();
      for (const one of document.querySelectorAll('[data-at-foot]'))
        one.removeAttribute('data-at-foot');
      scrollTo({ top, behavior: 'instant' });
    }, at);
}

async function takeBoth(page: Page, name: string, { whole = true }: Options) {
  // Nothing is pointed at by where the last click was.
  await page.mouse.move(0, 0);
  await arrive(page);
  const path = (rest: string) => join(folder, `${name}-${rest}.png`);
  for (const theme of themes) {
    await show(page, theme);
    await page.screenshot({ path: path(theme) });
  }
  if (whole && (await isLonger(page))) {
    const putBack = await layOut(page);
    for (const theme of [...themes].reverse()) {
      await show(page, theme);
      await page.screenshot({ path: path(`${theme}-whole`), fullPage: true });
    }
    await putBack();
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
