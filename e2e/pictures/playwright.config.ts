import { defineConfig } from '@playwright/test';
import { sizes } from '../../scripts/pictures/sizes.mjs';
import { chromiumFlags, findChromium } from '../../scripts/setup/chromium.mjs';

const chosen = (process.env.PICTURES_SIZES ?? '390,1280').split(',');

/** Not a part of `npm test`: `npm run pictures` takes pictures with it, for people to look at. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../test-results/pictures-failed',
  globalSetup: '../fixtures/page.setup.ts',
  fullyParallel: true,
  workers: 2,
  // What was not expected on the way to one picture is no reason to go without the others.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'en-US',
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  projects: chosen.map((name) => ({ name, use: sizes[name] })),
});
