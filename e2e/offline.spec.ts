import type { Page } from '@playwright/test';
import { answerForNow } from './fixtures/answer-for-now.ts';
import type { Cleaner } from './fixtures/cleaner.ts';
import { startDeployments } from './fixtures/deployments.ts';
import { startServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';
import { hurry } from './walk/world.ts';

const hidden = 'Zero\u200Bwidth';
const missing = 'The sign-in window could not be loaded.';
const cleaning = '**/functions/v1/clean-text';
const shareCode = /assets\/share-(?:modal|strip)-/;
const signInCode = /assets\/sign-in-modal-/;

/** A second cleanup without an account is asked for: that opens a window. */
async function openWindow(cleaner: Cleaner) {
  await cleaner.paste(hidden);
  await cleaner.clean();
  await cleaner.shows('Zerowidth');
  await cleaner.clean();
}

const signIn = (page: Page) => page.getByRole('dialog', { name: 'Sign in to keep going' });

/** Opens the cleaner and waits until it has fetched in advance what it fetches when idle. */
async function openAndRest(page: Page) {
  const fetched = Promise.all(
    [/share-modal-/, /text\.worker-/, /editor-/, /sweep-/].map((name) =>
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
  await openAndRest(page);
  await cleaner.paste(hidden);
  await cleaner.clean();
  await cleaner.shows('Zerowidth');
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Bluesky' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cleaner.input).toHaveValue(hidden);
  await cleaner.shows('Zerowidth');
});

test('a page whose code comes later than anybody waits for says so, and then works without a click', async ({
  page,
  context,
  cleaner,
}) => {
  await hurry(context);
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/home-*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'This page could not be loaded.' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'See what your text is hiding.' })).toBeVisible();
  await cleaner.paste(hidden);
  await cleaner.clean();
  await cleaner.shows('Zerowidth');
});

test('a window that comes by itself and has no code is not missed, and stands in no other one’s way', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  await answerForNow(page, shareCode, (route) => route.abort());
  await cleaner.open();
  await cleaner.paste(hidden);
  await cleaner.clean();
  await cleaner.shows('Zerowidth');
  const failed = page.waitForEvent('requestfailed', (request) => shareCode.test(request.url()));
  await failed;
  // It is asked for two seconds after the result was seen, or copied.
  await cleaner.copied();
  await page.waitForTimeout(3000);
  await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
  await cleaner.clean();
  await expect(signIn(page)).toBeVisible();
});

test('a window whose code does not come says so in one line, and comes on a click', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  const bringCode = await answerForNow(page, signInCode, (route) => route.abort());
  await cleaner.open();
  await openWindow(cleaner);
  await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible();
  await cleaner.shows('Zerowidth');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(missing)).toBeVisible();
  bringCode();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(signIn(page)).toBeVisible();
  await expect(page.getByText(missing)).toBeHidden();
  await expect(cleaner.input).toHaveValue(hidden);
});

test('a window that did not come opens by itself when the network is back', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  const bringCode = await answerForNow(page, signInCode, (route) => route.abort());
  await cleaner.open();
  await openWindow(cleaner);
  await expect(page.getByText(missing)).toBeVisible();
  // On a phone the line of it stands above the bar with the buttons.
  await page.setViewportSize({ width: 390, height: 844 });
  const bottom = async () => {
    const box = await page.getByRole('alert').filter({ hasText: missing }).boundingBox();
    return box!.y + box!.height;
  };
  await expect.poll(bottom).toBeLessThan((await cleaner.button.boundingBox())!.y);
  bringCode();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(signIn(page)).toBeVisible();
});

test('a page that is older than its server is loaded again, once, with its text', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/404/);
  await page.route(signInCode, (route) => route.fulfill({ status: 404 }));
  const asked: string[] = [];
  await page.route('/', async (route) => {
    const isPage = route.request().isNavigationRequest();
    asked.push(isPage ? 'page' : 'newest');
    if (isPage) return route.continue();
    await route.fulfill({ body: '<script type="module" src="/assets/index-newer.js"></script>' });
  });
  await cleaner.open();
  await openWindow(cleaner);
  await expect.poll(() => asked).toEqual(['page', 'newest', 'page']);
  await expect(cleaner.input).toHaveValue(hidden);
  // The server still hands out the old page: it is not loaded again and again.
  await page.goto('/');
  await cleaner.input.fill(hidden);
  await cleaner.clean();
  await expect(page.getByText(missing)).toBeVisible();
  expect(asked).toEqual(['page', 'newest', 'page', 'page', 'newest']);
  await expect(cleaner.input).toHaveValue(hidden);
});

test('after a deploy that took the old files away, the page is loaded again once, with text and result', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/404/);
  const site = await startDeployments();
  await page.goto(site.url);
  await page.evaluate(() => localStorage.setItem('has_shared', 'true'));
  await cleaner.input.fill(hidden);
  await cleaner.clean();
  await cleaner.shows('Zerowidth');
  // What comes late is there: a part that misses its code would load the page anew before the click does.
  await expect(page.getByRole('button', { name: 'Receipt' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
  site.deploy();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect.poll(() => loads).toEqual(['/privacy-policy']);
  await expect(page.locator('script[type="module"]')).toHaveAttribute('src', /-v2\.js$/);
  // A link of the prerendered page that is followed before its code has come loads the next page whole.
  await page.locator('html[data-interactive]').waitFor();
  await page.getByRole('link', { name: 'CleanPaste' }).first().click();
  await expect(cleaner.input).toHaveValue(hidden);
  await cleaner.shows('Zerowidth');
  expect(loads).toHaveLength(1);
  await page.goto('about:blank');
  expect(await site.stop()).toBe(0);
});

/** An answer that no server gives: the page cannot draw it. */
async function crash(page: Page) {
  const mend = await answerForNow(page, cleaning, (route) =>
    route.fulfill({ json: { cleanedText: {}, removedCharacterCount: 0 } }),
  );
  await page.getByRole('button', { name: 'Clean Text' }).click();
  const screen = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error' });
  await expect(screen).toBeVisible();
  mend();
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

  test('a second visit works with server and network gone, and nothing of the text is kept', async ({
    page,
    cleaner,
    revealer,
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
    await page.reload();
    await expect(cleaner.input).toHaveValue(hidden);
    await cleaner.shows('Zerowidth');
    // What only a server can do fails with a sentence, and takes nothing along.
    await page.getByLabel('Strip statistical watermarks').check();
    await cleaner.clean();
    await expect(page.getByRole('alert').filter({ hasText: 'The rewrite failed.' })).toBeVisible();
    await expect(cleaner.input).toHaveValue(hidden);
    await page.goto(`${server.url}/invisible-chars`);
    await revealer.reveal(hidden);
    await expect(revealer.count).toHaveText('1 hidden character found');
    await page.goto(`${server.url}/statistical-watermarks`);
    await page.getByRole('link', { name: 'CleanPaste' }).first().click();
    await expect(cleaner.input).toHaveValue(hidden);
  });

  /**
   * A newer worker waits until the one before has nothing under way. Chromium believes that of a load
   * that was broken off for up to five minutes, unless it ends the worker before: here it does at once.
   */
  async function endHeldWorkers(page: Page) {
    const isHeld = () =>
      page.evaluate(async () => {
        const [here] = await navigator.serviceWorker.getRegistrations();
        return Boolean(here?.waiting && !here.installing);
      });
    if (!(await isHeld())) return;
    const tools = await page.context().newCDPSession(page);
    await tools.send('ServiceWorker.enable');
    await tools.send('ServiceWorker.stopAllWorkers');
    await tools.detach();
  }

  /** How many versions the browser has kept, once none is on its way; the pages of the newest say it is whole. */
  const versions = async (page: Page) => {
    await endHeldWorkers(page);
    return page.evaluate(async () => {
      const here = await navigator.serviceWorker.ready;
      if (here.installing || here.waiting || here.active?.state !== 'activated') return null;
      return Promise.all(
        (await caches.keys()).map(async (name) => {
          const home = await (await caches.open(name)).match('/', { ignoreVary: true });
          const [, version] =
            /assets\/index-[\w-]{8}(?:-v(\d))?\.js/.exec((await home?.text()) ?? '') ?? [];
          return home ? Number(version ?? 1) : 'nothing';
        }),
      );
    });
  };

  test('one version follows another: open pages go on, the next visit has the new one, offline too', async ({
    page,
    cleaner,
    context,
    expectError,
  }) => {
    expectError(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);
    const site = await startDeployments();
    const entry = page.locator('script[type="module"]');
    await page.goto(site.url);
    await cleaner.input.fill(hidden);
    await page.evaluate(() => localStorage.setItem('has_shared', 'true'));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await expect(entry).not.toHaveAttribute('src', /-v\d/);

    await test.step('an open page finds its files, though the server has them no more', async () => {
      let loads = 0;
      page.on('domcontentloaded', () => loads++);
      site.deploy();
      await page.getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
      await page.goBack();
      await expect(cleaner.input).toHaveValue(hidden);
      expect(loads).toBe(0);
    });

    await test.step('a reload brings the new version, with the text', async () => {
      await page.reload();
      await expect(entry).toHaveAttribute('src', /-v2\.js$/);
      await expect(cleaner.input).toHaveValue(hidden);
    });

    await test.step('without server and network the new version works', async () => {
      // Until it is here whole, the one before answers: neither is ever a mixture.
      await expect.poll(() => versions(page), { timeout: 60_000 }).toEqual([1, 2]);
      expect(await site.stop()).toBe(0);
      await context.setOffline(true);
      await page.reload();
      await expect(entry).toHaveAttribute('src', /-v2\.js$/);
      await expect(cleaner.input).toHaveValue(hidden);
      await cleaner.clean();
      await cleaner.shows('Zerowidth');
      await page.getByRole('link', { name: 'Pricing' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple prices');
    });
  });

  test('a version that did not come whole takes no place: open pages keep their files', async ({
    page,
    cleaner,
  }) => {
    const site = await startDeployments();
    await page.goto(site.url);
    await cleaner.input.fill(hidden);
    await expect.poll(() => versions(page), { timeout: 60_000 }).toEqual([1]);
    await test.step('of the second version a page is missing', async () => {
      site.deploy({ without: '/pricing' });
      await page.evaluate(async () => {
        const here = await navigator.serviceWorker.ready;
        const { installing } = (await here.update()) as ServiceWorkerRegistration;
        await new Promise<void>((done) => {
          if (!installing || installing.state === 'redundant') return done();
          installing.onstatechange = () => installing.state === 'redundant' && done();
        });
      });
      expect(await versions(page)).toEqual([1]);
    });
    await test.step('the third comes after the first', async () => {
      site.deploy();
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await expect.poll(() => versions(page), { timeout: 60_000 }).toEqual([1, 3]);
    });
    await page.goto('about:blank');
    expect(await site.stop()).toBe(0);
  });

  test('an operator takes it away again, with all that it kept', async ({ page }) => {
    // Two servers, one after the other, and three visits.
    test.setTimeout(300_000);
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
    const left = async () => {
      await endHeldWorkers(page);
      return page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    };
    await expect.poll(left).toEqual([0, 0]);
    // A page that asked for it in the moment in which it went has called it back: the next visit ends it.
    await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'));
    await page.reload();
    await page.getByLabel('Paste your text here:').fill('c');
    await expect.poll(left).toEqual([0, 0]);
    await off.stop();
  });
});
