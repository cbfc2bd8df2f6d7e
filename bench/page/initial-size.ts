import { chromium } from '@playwright/test';
import { initialScript, inlineScriptBytes } from '../../e2e/fixtures/initial-script.ts';
import { chromiumFlags } from '../../scripts/setup/chromium.mjs';
import { round } from './statistics.ts';

/** Kilobytes (1,000 bytes) of JavaScript that a path needs at the start, as sent. */
export async function initialKilobytes(url: string, chromePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromePath, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const loaded = await initialScript(page, url);
    const inline = await inlineScriptBytes(page);
    return round((loaded.reduce((sum, { bytes }) => sum + bytes, 0) + inline) / 1000, 1);
  } finally {
    await browser.close();
  }
}
