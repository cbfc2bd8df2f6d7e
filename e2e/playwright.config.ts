import { defineConfig } from '@playwright/test';
import { chromiumFlags, findShell } from '../scripts/setup/chromium.mjs';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** Each worker runs a server of its own (see fixtures/test.ts), so tests share nothing. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './fixtures/page.setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a machine that is slow and busy: only what is broken waits as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    locale: 'en-US',
    // A service worker would answer before a test's own routes can; tests of it ask for one.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: findShell(), args: chromiumFlags },
  },
});
