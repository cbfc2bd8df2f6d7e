import { type BrowserContext, expect, type Page } from '@playwright/test';
import { differences } from './differences.ts';
import { type Model, newModel } from './model.ts';
import { type Screen, type Seen, screenOf } from './screen.ts';
import { differencesAtServer } from './server-word.ts';

/** Waits of the page are so many times shorter: pauses for the eye, retries, what is kept a moment later. */
const haste = 20;
/** Long enough for a machine that is slow and busy: only what is broken waits as long. Less shortens sooner. */
const patienceMs = Number(process.env.WALK_PATIENCE_S ?? 60) * 1000;

/** One person's browser and what must be true of it. */
export interface World {
  url: string;
  /** Tells this walk's accounts from those of others. */
  name: string;
  page: Page;
  screen: Screen;
  model: Model;
  /** What the page sends to be known by. */
  authorization: string;
  /** Whole texts of the history by what its list said of them. */
  readTexts: Map<string, string>;
  /** Calls that found no network. */
  unanswered: number;
}

/** In the page, time between a thing and the next one passes faster; dates stay as they are. */
export const hurry = (context: BrowserContext) =>
  context.addInitScript((factor) => {
    const wait = window.setTimeout.bind(window);
    const faster = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      wait(work, ms / factor, ...rest);
    window.setTimeout = faster as typeof setTimeout;
    // Windows of their own spec would come over what is looked at here.
    if (location.protocol !== 'about:') localStorage.setItem('has_shared', 'true');
  }, haste);

/** Takes all of the last walk out of a tab; a new tab would cost a process and the page's compiling. */
async function empty(page: Page, url: string) {
  await page.context().clearCookies();
  // The page that is left keeps what it has to keep: only then it is taken away.
  await page.goto('/healthz', { waitUntil: 'commit' });
  await page.evaluate(() => sessionStorage.clear());
  const tools = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  await tools.send('Page.resetNavigationHistory');
  await tools.detach();
}

/** A tab of somebody who was never here. */
export async function newWorld(
  page: Page,
  { url, name }: { url: string; name: string },
): Promise<World> {
  // Limits of an address would end the walks of many people behind one.
  const parts = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const address = [10, parts >>> 16, parts >>> 8, parts].map((part) => part & 255).join('.');
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await empty(page, url);
  page.setDefaultTimeout(patienceMs);
  const world: World = {
    ...{ url, name, page, screen: screenOf(page), model: newModel() },
    ...{ authorization: '', unanswered: 0, readTexts: new Map() },
  };
  page.on('request', (request) => {
    world.authorization = request.headers().authorization ?? world.authorization;
  });
  page.on('requestfailed', () => {
    world.unanswered++;
  });
  await openHome(world);
  return world;
}

/** A page can be read before its code has taken it over. */
export const interactive = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('#root') || 'interactive' in document.documentElement.dataset,
    undefined,
    { polling: 20 },
  );

export async function openHome({ page, model }: World) {
  await page.goto('/', { waitUntil: 'commit' });
  await interactive(page);
  model.isHome = true;
}

/** Reads the screen until it is as hoped; the last look is told when it never is. */
export async function until(
  { screen, page }: World,
  hoped: string,
  isSo: (seen: Seen) => boolean,
): Promise<Seen> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const seen = await screen.read();
    if (isSo(seen)) return seen;
    if (Date.now() > end)
      throw new Error(`${hoped} never came: ${JSON.stringify({ url: page.url(), ...seen })}`);
    await page.waitForTimeout(60);
  }
}

/** What is shown is what is stored, here and at the server: nothing is lost, nothing is left over. */
export async function hold(world: World): Promise<void> {
  const { screen, model, page } = world;
  const end = Date.now() + patienceMs;
  for (;;) {
    const seen = await screen.read();
    if (seen.dialogs > 0 || seen.lacksWindow) await screen.closeWindows(seen);
    const found = seen.working ? ['still working'] : differences(model, seen);
    if (found.length === 0 && model.account && model.isOnline) {
      found.push(...(await differencesAtServer(world, model.account)));
    }
    if (found.length === 0) return;
    expect(Date.now() > end ? found : [], `at ${page.url()}`).toEqual([]);
    await page.waitForTimeout(60);
  }
}
