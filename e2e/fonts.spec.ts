import { addresses } from './fixtures/addresses.ts';
import { fontsOf, onSlowNetwork, recordShifts } from './fixtures/slow-network.ts';
import { expect, test } from './fixtures/test.ts';

const mostBytesOfOne = 25_000;
const mostShift = 0.01;

test('two small fonts are asked for before all else, and no other before it is needed', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (asking) => {
    if (asking.resourceType() === 'font') asked.push(asking.url());
  });
  const html = await (await request.get('/')).text();
  const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)];
  const files = preloaded.map(([, file]) => file!);
  expect(files).toHaveLength(2);
  for (const file of files) {
    const { length } = await (await request.get(file)).body();
    expect(length, file).toBeGreaterThan(5000);
    expect(length, file).toBeLessThanOrEqual(mostBytesOfOne);
  }
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.map((url) => new URL(url).pathname).sort()).toEqual([...files].sort());
});

for (const { path } of addresses) {
  for (const width of [390, 1280]) {
    test(`on a first visit over a slow line ${path} is set in its own font and stands still (${width})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await onSlowNetwork(page);
      await recordShifts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const fonts = await fontsOf(page, 'h1');
      expect(fonts.map(({ isOurs }) => isOurs)).toEqual([true]);
      expect(fonts[0]?.family).toContain('Newsreader');
      const shifts = await page.evaluate(() => window.layoutShifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(mostShift);
    });
  }
}

test.describe('while our fonts are on their way', () => {
  for (const path of ['/', '/pricing', '/terms-of-service']) {
    test(`${path} stands as it will in them, when they come late`, async ({ page }) => {
      await recordShifts(page);
      let release = () => {};
      const late = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await late;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      const heading = page.getByRole('heading', { level: 1 });
      const before = await fontsOf(page, 'h1');
      expect(
        before.map(({ isOurs }) => isOurs),
        'a stand-in is shown meanwhile',
      ).toEqual([false]);
      const { height } = (await heading.boundingBox())!;
      release();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      expect((await fontsOf(page, 'h1')).map(({ isOurs }) => isOurs)).toEqual([true]);
      expect((await heading.boundingBox())!.height).toBe(height);
      const shifts = await page.evaluate(() => window.layoutShifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(mostShift);
    });
  }
});

test('a letter that the small fonts lack brings in the whole one', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const whole = page.waitForResponse(/newsreader-latin-wght-normal.*\.woff2/);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Où est-il né ?';
  });
  expect((await whole).ok()).toBe(true);
  await expect
    .poll(async () => (await fontsOf(page, 'h1')).every(({ isOurs }) => isOurs))
    .toBe(true);
});

test('the pages of the sandboxes are set in the same fonts', async ({ page }) => {
  await onSlowNetwork(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('heading', { name: /Choose who signs in/ }).waitFor();
  await page.waitForLoadState('networkidle');
  expect((await fontsOf(page, 'h1'))[0]).toMatchObject({ isOurs: true });
  expect((await fontsOf(page, '.label'))[0]?.family).toContain('Instrument Sans');
});
