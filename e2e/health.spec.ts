import { type AdminHealth, addresses, pathOf } from '@cleanpaste/contract';
import type { Page } from '@playwright/test';
import { axeFindings } from './fixtures/axe.ts';
import { badHour } from './fixtures/bad-hour.ts';
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
  await expect(main.getByText('embedded', { exact: true })).toBeVisible();
  // Nobody reloads anything: the server tells when a step has ended, the first of them after half a minute.
  const row = main.getByRole('row').filter({ hasText: '1 (this one)' });
  await expect(row).toBeVisible({ timeout: 60_000 });
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('All is well');
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
  await expect(main.getByText('Trouble: help is needed now')).toBeVisible();
  await expect(main.getByRole('list', { name: 'Because of' }).getByRole('listitem')).toHaveText([
    'Time to answer: 95% of answers within 5.9 s; trouble from 5.0 s up',
    'Disk: 90 MB free; trouble below 200 MB',
  ]);
  await expect(main.getByText('and 6 to watch:').locator('xpath=..')).toHaveText(
    'and 6 to watch:Provider failuresSlow statementsMain thread delayDatabase connectionsReplicasMails',
  );
  // Those in trouble come first, drawn alike.
  await expect(main.getByRole('figure').nth(0)).toContainText('Time to answer');
  await expect(main.getByRole('figure').nth(1)).toContainText('90 MB free');
  await expect(main.getByText(/^Judged over the last five minutes/)).toBeVisible();
  await expect(main.getByText('Trouble', { exact: true })).toHaveCount(2);
  await expect(main.getByRole('img')).toHaveCount(9);
  await expect(
    main.getByRole('img', { name: 'Requests a second over the last hour: last 39, highest 39' }),
  ).toBeVisible();
  await expect(main.getByText('the last is 12 s behind; watch from 10 s up')).toBeVisible();
  await expect(main.getByRole('row')).toHaveCount(4);
  await lookAt(page, 'bad');
});
