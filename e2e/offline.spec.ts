import type { Page } from '@playwright/test';
import { startServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';

const hidden = 'Zero\u200Bwidth';
const missing = 'This part of the page could not be loaded.';
const cleaning = '**/functions/v1/clean-text';
const shareCode = /assets\/share-modal-/;

/** Opens the cleaner and waits until it has fetched in advance what it fetches when idle. */
async function openAndRest(page: Page) {
  const fetched = Promise.all(
    [/share-modal-/, /text\.worker-/, /editor-/].map((name) =>
      page.waitForResponse((response) => name.test(response.url())),
    ),
  );
  await page.goto('/');
  await fetched;
  await page.waitForLoadState('networkidle');
}

test('who cleans and loses the network keeps the page, and what it opens next', async ({
  page,
  cleaner,
  context,
}) => {
  const fetched = page.waitForResponse((response) => /share-modal-/.test(response.url()));
  await cleaner.open();
  await cleaner.paste(hidden);
  await fetched;
  await cleaner.clean();
  await cleaner.shows('Zerowidth');
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Bluesky' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cleaner.input).toHaveValue(hidden);
  await cleaner.shows('Zerowidth');
});

test('a window whose code does not come says so in one line, and comes on a click', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  await page.route(shareCode, (route) => route.abort());
  await cleaner.open();
  await cleaner.paste(hidden);
  await cleaner.clean();
  await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible();
  await cleaner.shows('Zerowidth');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(missing)).toBeVisible();
  await page.unroute(shareCode);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Bluesky' })).toBeVisible();
  await expect(page.getByText(missing)).toBeHidden();
  await expect(cleaner.input).toHaveValue(hidden);
});

test('a window that did not come opens by itself when the network is back', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  await page.route(shareCode, (route) => route.abort());
  await cleaner.open();
  await cleaner.paste(hidden);
  await cleaner.clean();
  await expect(page.getByText(missing)).toBeVisible();
  await page.unroute(shareCode);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'Bluesky' })).toBeVisible();
});

test('a page that is older than its server is loaded again, once, with its text', async ({
  page,
  cleaner,
  visitor,
  expectError,
}) => {
  expectError(/404/);
  await page.route(shareCode, (route) => route.fulfill({ status: 404 }));
  const asked: string[] = [];
  await page.route('/', async (route) => {
    const isPage = route.request().isNavigationRequest();
    asked.push(isPage ? 'page' : 'newest');
    if (isPage) return route.continue();
    await route.fulfill({ body: '<script type="module" src="/assets/index-newer.js"></script>' });
  });
  await cleaner.open();
  await cleaner.paste(hidden);
  await cleaner.clean();
  await expect.poll(() => asked).toEqual(['page', 'newest', 'page']);
  await expect(cleaner.input).toHaveValue(hidden);
  // The server still hands out the old page: it is not loaded again and again.
  await visitor.signIn();
  await page.goto('/');
  await cleaner.input.fill(hidden);
  await cleaner.clean();
  await expect(page.getByText(missing)).toBeVisible();
  expect(asked).toEqual(['page', 'newest', 'page', 'page', 'newest']);
  await expect(cleaner.input).toHaveValue(hidden);
});

/** An answer that no server gives: the page cannot draw it. */
async function crash(page: Page) {
  await page.route(cleaning, (route) =>
    route.fulfill({ json: { cleanedText: {}, removedCharacterCount: 0 } }),
  );
  await page.getByRole('button', { name: 'Clean Text' }).click();
  const screen = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error' });
  await expect(screen).toBeVisible();
  await page.unroute(cleaning);
  return screen;
}

test('a crash is over on the next page, and the text is there on the way back', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/trim is not a function/);
  await cleaner.open();
  await cleaner.paste(hidden);
  const screen = await crash(page);
  await expect(screen).toContainText('Your text is kept');
  await expect(screen).not.toContainText('Nothing was sent');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple prices');
  await expect(screen).toBeHidden();
  await page.goBack();
  await expect(cleaner.input).toHaveValue(hidden);
});

test('a crash is over when the network comes back, with the text', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/trim is not a function/);
  await cleaner.open();
  await cleaner.paste(hidden);
  const screen = await crash(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(screen).toBeHidden();
  await expect(cleaner.input).toHaveValue(hidden);
});

test('a page that was never used cleans without a network', async ({
  page,
  cleaner,
  context,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED/);
  await openAndRest(page);
  await context.setOffline(true);
  await cleaner.input.fill(hidden);
  await expect(page.getByText('1 hidden character(s) found')).toBeVisible();
  await cleaner.clean();
  await cleaner.shows('Zerowidth');
  await expect(
    page.getByText('The server could not be reached, so this text was cleaned on your device.'),
  ).toBeVisible();
});

test('a long text finds its editor without a network', async ({
  page,
  cleaner,
  context,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED/);
  await openAndRest(page);
  await context.setOffline(true);
  await cleaner.input.fill(`${hidden} `.repeat(7000));
  await expect(page.getByText('7,000 hidden character(s) found')).toBeVisible();
  await cleaner.clean();
  await expect(page.getByText('cleaned on your device')).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  const keeps = (page: Page) =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });

  test('a second visit cleans with server and network gone, and nothing of the text is kept', async ({
    page,
    cleaner,
    context,
    expectError,
  }) => {
    expectError(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);
    const server = await startServer();
    await page.goto(server.url);
    await cleaner.input.fill(hidden);
    await cleaner.clean();
    await cleaner.shows('Zerowidth');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const kept = await keeps(page);
    const pages = ['/', '/pricing', '/invisible-chars'];
    expect(kept).toEqual(expect.arrayContaining(pages));
    expect(kept.filter((path) => /^\/(api|functions|healthz|sandbox)/.test(path))).toEqual([]);
    expect(await server.stop()).toBe(0);
    await context.setOffline(true);
    await page.evaluate(() => localStorage.clear());
    await page.goto(server.url);
    await cleaner.input.fill(hidden);
    await expect(page.getByText('1 hidden character(s) found')).toBeVisible();
    await cleaner.clean();
    await cleaner.shows('Zerowidth');
    await expect(page.getByText('cleaned on your device')).toBeVisible();
    await page.goto(`${server.url}/invisible-chars`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('an operator takes it away again, with all that it kept', async ({ page }) => {
    const on = await startServer();
    const { port } = new URL(on.url);
    await page.goto(on.url);
    await page.getByLabel('Paste your text here:').fill('a');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.goto('about:blank');
    await on.stop();
    const off = await startServer({ PORT: port, SERVICE_WORKER: 'off' });
    await page.goto(off.url);
    await page.getByLabel('Paste your text here:').fill('b');
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left).toEqual([0, 0]);
    await off.stop();
  });
});
