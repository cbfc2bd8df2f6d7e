import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';
import { tinyModel } from './fixtures/tiny-model.ts';

test.use({ hasShared: true });

const text =
  'In order to obtain good results, it is important to note that students should begin their work early. ' +
  'However, many people think that a large amount of help is needed when a problem is difficult.';

const options = (page: Page) => page.locator('summary', { hasText: 'How it is rewritten' });

async function chooseFileEngine(page: Page) {
  await page.getByLabel('Strip statistical watermarks').check();
  await options(page).click();
  await page.getByRole('radio', { name: 'A model file, in this tab' }).check();
}

async function pick(page: Page, content: Buffer, name = 'tiny.gguf') {
  await page
    .locator('input[type=file][accept=".gguf"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content });
}

test('a model file from disk is kept, run in the tab, and its nonsense is not taken', async ({
  page,
  cleaner,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/functions\/v1\/(clean-text|strong-paraphrase)/.test(request.url()))
      asked.push(request.url());
  });
  await cleaner.open();
  await chooseFileEngine(page);
  await pick(page, tinyModel());
  await expect(page.getByText(/^tiny\.gguf, \d+ KB, is kept in this browser/)).toBeVisible();
  await cleaner.input.fill(text);
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await expect(cleaner.result).toContainText('Rewritten in this tab.');
  await expect(cleaner.result).toContainText(/built-in engine rewrote it/);
  expect(await cleaner.copied()).not.toBe(text);
  expect(asked, 'the text was sent nowhere').toEqual([]);
});

test('who has no model yet reads which files work, and where more of it stands', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await chooseFileEngine(page);
  await expect(
    page.getByText(/one \.gguf file below 2 GB, of a model trained to follow/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Which files work' }).click();
  await expect(page).toHaveURL('/statistical-watermarks#own-model');
  const heading = page.getByRole('heading', { name: 'A model of your own, in the tab' });
  await expect(heading).toBeInViewport();
});

test('what is no model is refused, and a kept one stays until it is removed', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await chooseFileEngine(page);
  await pick(page, Buffer.from('PK, not a model'), 'letter.gguf');
  await expect(page.getByText(/^This is no model in the format GGUF\./)).toBeVisible();
  await expect(page.getByText(/No model is kept in this browser yet/)).toBeVisible();
  await pick(page, tinyModel());
  await expect(page.getByText(/is kept in this browser/)).toBeVisible();
  await page.reload();
  await options(page).click();
  await expect(page.getByText(/^tiny\.gguf, \d+ KB, is kept/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText(/^The model was removed from this browser\./)).toBeVisible();
  const left = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const names: string[] = [];
    for await (const name of (root as unknown as { keys(): AsyncIterable<string> }).keys())
      names.push(name);
    return names;
  });
  expect(left.filter((name) => name !== 'model')).toEqual([]);
  await page.reload();
  await options(page).click();
  await expect(page.getByText(/^No model is kept/)).toBeVisible();
});

test('a model that the operator hands out is fetched once, and the page is isolated for threads', async ({
  page,
  cleaner,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-model-'));
  writeFileSync(join(folder, 'small-1b.gguf'), tinyModel());
  const server = await startServer({ BROWSER_MODEL_FILE: join(folder, 'small-1b.gguf') });
  try {
    await page.goto(server.url);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await chooseFileEngine(page);
    await page.getByRole('button', { name: /^Fetch small-1b \(\d+ KB\)$/ }).click();
    await expect(page.getByText(/^small-1b, \d+ KB, is kept in this browser/)).toBeVisible();
    await cleaner.input.fill(text);
    await cleaner.clean();
    await expect(cleaner.result).toContainText('Rewritten in this tab.');
  } finally {
    await page.goto('/');
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});
