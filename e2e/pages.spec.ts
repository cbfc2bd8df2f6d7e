import { readFileSync } from 'node:fs';
import { inRoot } from '../scripts/setup/paths.mjs';
import { addresses } from './fixtures/addresses.ts';
import { expect, test } from './fixtures/test.ts';

test('every page that is rendered at build time is looked at here', () => {
  const file = inRoot('apps', 'web', 'dist', 'client', 'routes.json');
  const { prerendered } = JSON.parse(readFileSync(file, 'utf8')) as { prerendered: string[] };
  expect(addresses.map(({ path }) => path).sort()).toEqual([...prerendered].sort());
});

// The `page` fixture fails every one of these on any error in the console.
for (const { path, heading, search } of addresses) {
  test(`${path} opens with its heading, title and description, and fits a narrow screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/CleanPaste/);
    await expect(page.locator('head > title')).toHaveCount(1);
    const robots = page.locator('meta[name="robots"]');
    if (search === 'hidden') await expect(robots).toHaveAttribute('content', /noindex/);
    else await expect(robots).toHaveCount(0);
    if (search === 'described') {
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50}/);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, heading } of addresses) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

test('an unknown address answers 404 with a page that leads back', async ({
  page,
  expectError,
}) => {
  expectError(/404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('an unknown address, and the end of a payment, say that the text in the box is still there, and lead on', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/404/);
  await page.goto('/checkout/cancel', { waitUntil: 'networkidle' });
  const kept = page.getByRole('main').getByText('A text that you left in the cleaner is still');
  // Of a text that nobody has left nothing is said.
  await expect(kept).toHaveCount(0);
  await cleaner.open();
  await cleaner.input.fill('A text that is not done with.');
  for (const path of ['/no/such/page', '/checkout/success', '/checkout/cancel']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(kept).toBeVisible();
    await expect(main.locator('svg').first()).toBeVisible();
    const onward = main.getByRole('navigation', { name: 'Other pages' }).getByRole('link');
    expect(await onward.count()).toBeGreaterThanOrEqual(2);
  }
});

test('the prices answer what people ask before they pay', async ({ page }) => {
  await page.goto('/pricing');
  const answers = {
    'What counts as a cleanup?':
      /rewritten once.*100,000 characters.*changes nothing, is not counted/s,
    'When do I get more?': /first of each month.*1,000/s,
    'How do I cancel?': /24 hours before/,
    'Can I have my money back?': /no refunds/,
    'What happens to my texts?': /never stored.*history/s,
  };
  for (const [question, answer] of Object.entries(answers)) {
    const heading = page.getByRole('heading', { name: question });
    await expect(heading.locator('xpath=following-sibling::p')).toHaveText(answer);
  }
  const pro = page.getByRole('region', { name: 'Pro', exact: true });
  await expect(pro.getByText('Our suggestion')).toBeVisible();
  await expect(page.getByText('Our suggestion')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasShared: true });
  for (const path of ['/statistical-watermarks', '/invisible-chars', '/checkout/success']) {
    test(`every word in the drawings of ${path} is large enough, and whole`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const faults = await page.getByRole('main').evaluate((main) => {
        for (const late of main.querySelectorAll<HTMLElement>('.deferred')) {
          late.style.contentVisibility = 'visible';
        }
        const texts = [...main.querySelectorAll<SVGTextElement>('svg text')];
        const shown = texts.filter((text) => text.checkVisibility());
        if (shown.length < 2) return ['no words found'];
        return shown.flatMap((text) => {
          const svg = text.ownerSVGElement!;
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
          const [word, frame] = [text.getBoundingClientRect(), svg.getBoundingClientRect()];
          const isCut = word.left < frame.left - 1 || word.right > frame.right + 1;
          return size < 11 || isCut ? [`${text.textContent}: ${size.toFixed(1)} px`] : [];
        });
      });
      expect(faults).toEqual([]);
    });
  }
});

test.describe('whoever was signed in', () => {
  for (const path of ['/', '/dashboard']) {
    test(`sees their own links on ${path} from the first paint, and no "Sign In"`, async ({
      page,
      expectError,
    }) => {
      expectError(/ERR_FAILED/);
      await page.addInitScript(() => localStorage.setItem('signed-in', '1'));
      // Without the page's code, what is painted first stays.
      await page.route('**/assets/*.js', (route) => route.abort());
      const refused = page.waitForEvent('console', (said) => /ERR_FAILED/.test(said.text()));
      await page.goto(path, { waitUntil: 'commit' });
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
      await refused;
    });
  }

  test('sees the shape of the dashboard while it is on its way', async ({ page, visitor }) => {
    await visitor.signIn();
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/functions/v1/account', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
    release();
    await expect(page.getByRole('region').first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  });
});

test('a visitor sees "Sign In" from the first paint', async ({ page, expectError }) => {
  expectError(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  const refused = page.waitForEvent('console', (said) => /ERR_FAILED/.test(said.text()));
  await page.goto('/', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await refused;
});

test('header and footer lead to the pages, without loading anew', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Invisible Characters' }).click();
  await expect(page).toHaveURL('/invisible-chars');
  await footer.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms-of-service');
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.getByRole('banner').getByRole('link', { name: 'CleanPaste' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
});

test('on a small screen the links sit in a menu that closes on a click outside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 150 }, force: true });
  await expect(menu).toBeHidden();
});
