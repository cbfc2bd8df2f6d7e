import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initialScript, inlineScriptBytes } from './fixtures/initial-script.ts';
import { expect, test } from './fixtures/test.ts';

declare global {
  interface Window {
    formattersMade: number;
  }
}

const limit = 130_000;

test('/ needs at most 130 KB of JavaScript, compressed', async ({ page }) => {
  const loaded = await initialScript(page, '/');
  const listing = loaded.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
  const total = loaded.reduce((sum, { bytes }) => sum + bytes, await inlineScriptBytes(page));
  expect(loaded.length, 'some script is loaded').toBeGreaterThan(0);
  expect(Math.min(...loaded.map(({ bytes }) => bytes)), listing).toBeGreaterThan(0);
  expect(total, listing).toBeLessThanOrEqual(limit);
});

test('nothing in the page asks for its code before the first frame', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toMatch(/<link[^>]*modulepreload|<script[^>]*type="module"/);
  const asked: string[] = [];
  page.on('request', (asking) => {
    if (asking.url().endsWith('.js')) asked.push(asking.url());
  });
  // Without frames there is no code either, and the page can be read all the same.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.querySelector('h1')?.textContent)).toBeTruthy();
  expect(asked).toEqual([]);
});

test('a page that nobody sees yet does not wait for a frame', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  const isTakenOver = () => page.evaluate(() => 'interactive' in document.documentElement.dataset);
  await expect.poll(isTakenOver).toBe(true);
});

test('starting wakes no formatter of dates: the first takes a slow phone a tenth of a second', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { formattersMade: 0 });
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(target, args) {
        window.formattersMade++;
        return Reflect.construct(target, args);
      },
    });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('html[data-interactive]').waitFor();
  expect(await page.evaluate(() => window.formattersMade)).toBe(0);
});

const assets = join(import.meta.dirname, '../apps/web/dist/client/assets');

test('what starts the page is compiled as a whole, and what may never be used is not', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const isAhead = (file: string) =>
    readFileSync(join(assets, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad');
  const ofStart = [...html.matchAll(/\/assets\/((?:index|client|home)-[\w-]+\.js)/g)];
  expect(ofStart.map(([, file]) => isAhead(file!))).toEqual([true, true, true]);
  const others = readdirSync(assets).filter((name) => /^(?:editor|share-modal)-.*\.js$/.test(name));
  expect(others.length).toBeGreaterThan(1);
  expect(others.filter(isAhead)).toEqual([]);
});

test('no script of the page has the schemas of the contract: their types are enough for it', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const withSchemas = scripts.filter((name) =>
    /ZodError|_zod\b/.test(readFileSync(join(assets, name), 'utf8')),
  );
  expect(withSchemas).toEqual([]);
});
