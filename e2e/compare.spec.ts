import { axeFindings } from './fixtures/axe.ts';
import { expect, test } from './fixtures/test.ts';

const harbour =
  'The harbour of the old town had been built for ships that no longer came. On most mornings the ' +
  'quay was empty except for two fishermen and their nets.';

for (const { width, colorScheme } of [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const)
  test(`two texts are compared on the device alone, ${colorScheme}, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Compare Texts' }).click();
    await expect(page).toHaveURL('/compare');
    await page.getByLabel('First text').fill(`Mine first. ${harbour}`);
    await page.getByLabel('Second text').fill(`${'A line before.\n'.repeat(60)}${harbour}`);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('/functions/'))
        sent.push(request.url());
    });
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^One passage in both/ })).toBeFocused();
    const here = page.getByRole('region', { name: 'First text' }).getByRole('link');
    const there = page.getByRole('region', { name: 'Second text' }).getByRole('link');
    await expect(there).not.toBeInViewport();
    await here.focus();
    await page.keyboard.press('Enter');
    await expect(there).toBeFocused();
    await expect(there).toBeInViewport();
    await there.click();
    await expect(here).toBeFocused();
    await expect(here).toBeInViewport();
    expect(sent).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
  });

test('who has opened the page compares without a network', async ({ page }) => {
  const code = page.waitForResponse(/\/compare\.worker-[^/]*\.js$/);
  await page.goto('/compare');
  await page.getByLabel('First text').fill(harbour);
  await page.getByLabel('Second text').fill(`Another beginning. ${harbour}`);
  await (await code).finished();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^One passage in both/ })).toBeVisible();
});
