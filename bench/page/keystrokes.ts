import type { Page } from '@playwright/test';

declare global {
  interface Window {
    keyToPaint: number[];
  }
}

/** Makes the page note, for every key, the time from the event's birth to the frame after it. */
export async function watchKeystrokes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.keyToPaint = [];
    addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() => {
          // The first task after the frame's callbacks runs when the frame is on its way.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.keyToPaint.push(performance.now() - event.timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
}

/** Types at the pace of a fast writer; gives each key's time to paint in milliseconds. */
export async function typeAndMeasure(page: Page, text: string): Promise<number[]> {
  await page.evaluate(() => {
    window.keyToPaint = [];
  });
  await page.keyboard.type(text, { delay: 60 });
  await page.waitForFunction((count) => window.keyToPaint.length >= count, text.length);
  return page.evaluate(() => window.keyToPaint);
}
