import { type Browser, chromium, type Page } from '@playwright/test';
import { cleanerOn } from '../../e2e/fixtures/cleaner.ts';
import { chromiumFlags } from '../../scripts/setup/chromium.mjs';
import { longestTask } from './main-thread.ts';
import { sample, sizes } from './sample.ts';
import { median, round } from './statistics.ts';

export interface Cleaning {
  size: string;
  rounds: number;
  /** Milliseconds from the click on Clean Text to the first frame with the result in view, readable. */
  clickToResult: { median: number; worst: number };
  /** Longest task of the main thread meanwhile, and until all motion is over: milliseconds. */
  task: { median: number; worst: number; cpu: number };
}

declare global {
  interface Window {
    clickToResult: number | null;
  }
}

/** Makes the page note when the result of a click is there: its heading in view, and text drawn below it. */
async function watchResult(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.clickToResult = null;
    const isDrawn = () => {
      const result = document.querySelector('section[aria-label="Result"]');
      const heading = result?.querySelector('h2')?.getBoundingClientRect();
      if (!result || !heading || heading.top < 0 || heading.bottom > innerHeight) return false;
      const plain = result.querySelector('[data-scroller]')?.textContent;
      const lines = [...result.querySelectorAll('div')].some(
        (host) => host.shadowRoot?.querySelector('.cm-line')?.textContent,
      );
      return Boolean(plain) || lines;
    };
    addEventListener(
      'click',
      (event) => {
        const look = () => {
          if (isDrawn()) window.clickToResult = performance.now() - event.timeStamp;
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

async function oneRound(browser: Browser, origin: string, text: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const cleaner = cleanerOn(page);
    await cleaner.paste(text);
    await cleaner.note.filter({ hasText: /^\d/ }).waitFor({ timeout: 60_000 });
    // What is fetched when the page is idle is there by now, as it is for whoever has looked at the marks.
    await page.waitForTimeout(3000);
    await watchResult(page);
    const task = await longestTask(browser, page, async () => {
      await cleaner.clean();
      await page.waitForFunction(() => window.clickToResult !== null, undefined, {
        timeout: 60_000,
      });
      await page.waitForTimeout(1200);
    });
    return { task, ms: (await page.evaluate(() => window.clickToResult)) ?? Number.NaN };
  } finally {
    await context.close();
  }
}

/** Cleans a text of each size and waits for its result. */
export async function measureCleaning(
  origin: string,
  options: { rounds: number; chromePath: string; onSize: (row: Cleaning) => void },
): Promise<Cleaning[]> {
  const browser = await chromium.launch({
    executablePath: options.chromePath,
    args: chromiumFlags,
  });
  const rows: Cleaning[] = [];
  try {
    for (const [size, characters] of Object.entries(sizes)) {
      const rounds = [];
      for (let n = 0; n < options.rounds; n++)
        rounds.push(await oneRound(browser, origin, sample(characters)));
      const spread = (values: number[]) => ({
        median: round(median(values), 1),
        worst: round(Math.max(...values), 1),
      });
      const row: Cleaning = {
        size,
        rounds: options.rounds,
        clickToResult: spread(rounds.map(({ ms }) => ms)),
        task: {
          ...spread(rounds.map(({ task }) => task.ms)),
          cpu: round(median(rounds.map(({ task }) => task.cpuMs)), 1),
        },
      };
      rows.push(row);
      options.onSize(row);
    }
  } finally {
    await browser.close();
  }
  return rows;
}
