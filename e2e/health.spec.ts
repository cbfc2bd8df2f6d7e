import { type AdminHealth, addresses, healthSteps, pathOf } from '@cleanpaste/contract';
import type { Page } from '@playwright/test';
import { axeFindings } from './fixtures/axe.ts';
import { startServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';
import { visitorOn } from './fixtures/visitor.ts';

test.use({ hasShared: true });

const adminEmail = 'boss@example.com';

// A server of its own, because it has an admin, and because its calls are counted.
let url = '';
let stop: () => Promise<number | null>;
test.beforeAll(async () => {
  const own = await startServer({ ADMIN_EMAIL: adminEmail });
  ({ url, stop } = own);
});
test.afterAll(async () => {
  expect(await stop()).toBe(0);
});
test.use({ baseURL: async ({ browserName: _ }, use) => use(url) });

/** An hour in which a process was gone for a while, answers became slow and the disk filled. */
function badHour(health: AdminHealth): AdminHealth {
  const drawn = (of: (at: number) => number) =>
    Array.from({ length: healthSteps }, (_, at) => (at > 40 && at < 52 ? null : of(at)));
  const wave = (at: number) => Math.abs(Math.sin(at / 9));
  const late = (at: number) => (at > 90 ? at - 90 : 0);
  const process = (id: string, isThis: boolean) => ({
    ...{ id, isThis, version: '0.1.0', memoryBytes: 412_000_000 },
    ...{ startedAt: '2026-03-01T00:00:00.000Z', heardAt: health.until },
  });
  return {
    ...health,
    series: {
      rate: drawn((at) => (at === 119 ? 39 : Math.round(400 * wave(at)) / 10)),
      p50: drawn((at) => 6 + 40 * late(at)),
      p95: drawn((at) => 40 + 30 * wave(at) + 200 * late(at)),
      p99: drawn((at) => 120 + 200 * wave(at) + 260 * late(at)),
      failed: drawn((at) => Math.floor(late(at) / 3)),
      refused: drawn((at) => Math.floor(12 * wave(at * 2))),
      providers: drawn((at) => (at % 37 === 0 ? 2 : 0)),
      slow: drawn(late),
      queue: drawn((at) => Math.floor(60 * wave(at / 2))),
      lag: drawn((at) => 4 + 3 * late(at)),
      poolUsed: drawn((at) => Math.floor(10 * wave(at))),
      poolWaiting: drawn((at) => Math.floor(late(at) / 2)),
    },
    lights: { ...health.lights, latency: 'trouble', disk: 'trouble', pool: 'watch', lag: 'watch' },
    measured: { ...health.measured, latency: 5860, disk: 90e6, pool: 14, lag: 120 },
    processes: [process('a', true), process('b', false), process('c', false)],
    database: { engine: 'postgres', bytes: 41e9, replicas: 2, replicaLagSeconds: 12 },
    disk: { freeBytes: 90e6, bytes: 50e9 },
    waiting: { mails: 14, events: 3 },
  };
}

/** The same hour on a machine that has nothing else to do: a busy one answers slowly, and says so. */
function calm(health: AdminHealth): AdminHealth {
  const timed = { latency: 'good', lag: 'good', queue: 'good', slow: 'good' } as const;
  return { ...health, lights: { ...health.lights, ...timed } };
}

/** Nothing to mend for axe and nothing beside the screen; with SCREENSHOTS set, pictures to look at. */
async function lookAt(page: Page, name: string) {
  const shots = process.env.SCREENSHOTS;
  for (const theme of ['light', 'dark']) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(
        (dark) => document.documentElement.classList.toggle('dark', dark),
        theme === 'dark',
      );
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      expect(await axeFindings(page)).toEqual([]);
      if (shots)
        await page.screenshot({ path: `${shots}/${name}-${theme}-${width}.png`, fullPage: true });
    }
  }
}

test('the admin sees how the server does, and the next half minute without asking', async ({
  page,
}) => {
  await page.route(`**${pathOf(addresses.admin.readHealth)}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: calm(await response.json()) });
  });
  await visitorOn(page, { url, email: adminEmail }).signInByHand('/admin?tab=health');
  await expect(page.getByRole('tab', { name: 'Health' })).toHaveAttribute('aria-selected', 'true');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('All is well');
  await expect(main.getByText('embedded', { exact: true })).toBeVisible();
  // Nobody reloads anything: the server tells when a step has ended.
  const row = main.getByRole('row').filter({ hasText: '1 (this one)' });
  await expect(row).toBeVisible({ timeout: 60_000 });
  await expect(
    main.getByRole('img', { name: /^Requests a second over the last hour: last \d/ }),
  ).toBeVisible();
  await lookAt(page, 'quiet');
});

test('a bad hour is drawn, and what is bad has a word, in both themes and on a phone', async ({
  page,
}) => {
  await page.route(`**${pathOf(addresses.admin.readHealth)}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: badHour(await response.json()) });
  });
  await visitorOn(page, { url, email: adminEmail }).signIn('/admin?tab=health');
  const main = page.getByRole('main');
  await expect(main.getByText('Something needs help now')).toBeVisible();
  await expect(main.getByRole('list', { name: 'Because of' }).getByRole('listitem')).toHaveText([
    'Time to answer 95% of answers within 5.9 s, limit 5.0 s',
    'Disk 90 MB free, limit 200 MB',
  ]);
  await expect(main.getByText(/^Judged over the last five minutes/)).toBeVisible();
  await expect(main.getByText('Trouble', { exact: true })).toHaveCount(2);
  await expect(main.getByRole('img')).toHaveCount(9);
  await expect(
    main.getByRole('img', { name: 'Requests a second over the last hour: last 39, highest 40' }),
  ).toBeVisible();
  await expect(main.getByText('the last is 12 s behind')).toBeVisible();
  await expect(main.getByRole('row')).toHaveCount(4);
  await lookAt(page, 'bad');
});
