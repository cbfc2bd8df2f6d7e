import { type Browser, chromium } from '@playwright/test';
import { cleanerOn } from '../../e2e/fixtures/cleaner.ts';
import { chromiumFlags } from '../../scripts/setup/chromium.mjs';
import { typeAndMeasure, watchKeystrokes } from './keystrokes.ts';
import { type LongestTask, longestTask } from './main-thread.ts';
import { sample, sizes } from './sample.ts';
import { median, quantile, round } from './statistics.ts';

export interface TaskSpread {
  median: number;
  worst: number;
  /** Median processor time of the busiest task. */
  cpu: number;
}

export interface Typing {
  size: string;
  characters: number;
  rounds: number;
  /** Longest task of the main thread, milliseconds: median and worst of the rounds. */
  pasteTask: TaskSpread;
  typeTask: TaskSpread;
  /** Milliseconds from the key to the frame that shows it, over all rounds. */
  keyToPaint: { median: number; p95: number; worst: number };
  /** Milliseconds from the paste to the count of hidden characters on the page: median. */
  pasteToCount: number;
}

const typed = 'and so the writer goes on, ';

async function oneRound(browser: Browser, origin: string, text: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await watchKeystrokes(page);
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const cleaner = cleanerOn(page);
    await cleaner.copyElsewhere(text);
    let pasteToCount = 0;
    const pasteTask = await longestTask(browser, page, async () => {
      const began = performance.now();
      await cleaner.pasteCopied();
      await cleaner.note.filter({ hasText: /^\d/ }).waitFor({ timeout: 60_000 });
      pasteToCount = performance.now() - began;
      await page.waitForTimeout(1000);
    });
    await cleaner.input.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.waitForTimeout(500);
    let keys: number[] = [];
    const typeTask = await longestTask(browser, page, async () => {
      keys = await typeAndMeasure(page, typed);
      await page.waitForTimeout(500);
    });
    return { pasteTask, typeTask, pasteToCount, keys };
  } finally {
    await context.close();
  }
}

/** Pastes a text of each size into the cleaner and types on at its end. */
export async function measureTyping(
  origin: string,
  options: { rounds: number; chromePath: string; onSize: (row: Typing) => void },
): Promise<Typing[]> {
  const browser = await chromium.launch({
    executablePath: options.chromePath,
    args: chromiumFlags,
  });
  const rows: Typing[] = [];
  try {
    for (const [size, characters] of Object.entries(sizes)) {
      const text = sample(characters);
      const rounds = [];
      for (let n = 0; n < options.rounds; n++) rounds.push(await oneRound(browser, origin, text));
      const keys = rounds.flatMap((one) => one.keys);
      const spread = (values: number[]) => ({
        median: round(median(values), 1),
        worst: round(Math.max(...values), 1),
      });
      const tasks = (found: LongestTask[]) => ({
        ...spread(found.map(({ ms }) => ms)),
        cpu: round(median(found.map(({ cpuMs }) => cpuMs)), 1),
      });
      const row: Typing = {
        size,
        characters: text.length,
        rounds: options.rounds,
        pasteTask: tasks(rounds.map((one) => one.pasteTask)),
        typeTask: tasks(rounds.map((one) => one.typeTask)),
        keyToPaint: { ...spread(keys), p95: round(quantile(keys, 0.95), 1) },
        pasteToCount: round(median(rounds.map((one) => one.pasteToCount))),
      };
      rows.push(row);
      options.onSize(row);
    }
  } finally {
    await browser.close();
  }
  return rows;
}
