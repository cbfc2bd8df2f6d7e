import { type Server, startServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';
import { visitorOn } from './fixtures/visitor.ts';

const origin = 'https://paste.tidy.example';
/** With all that HTML and JSON would trip over. */
const name = `Tidy & "Co" <3 'x'`;
const support = 'help+desk@tidy.internal';
const company = 'Tidy Ltd.';

const settings = { PRODUCT_NAME: name, SUPPORT_EMAIL: support, COMPANY_LINE: company };

/** The product's built-in name and addresses; the command's own name, in small letters, is another matter. */
const builtIn = /CleanPaste|cleanpaste\.example|SITE-|mark\.invalid/;

const publicPages = [
  '/',
  '/invisible-chars',
  '/statistical-watermarks',
  '/pricing',
  '/login',
  '/signup',
  '/docs/api',
  '/compare',
  '/terms-of-service',
  '/privacy-policy',
  '/checkout/success',
  '/checkout/cancel',
];

let named: Server;
test.beforeAll(async () => {
  named = await startServer({ ...settings, ADMIN_EMAIL: 'admin@tidy.example' });
});
test.afterAll(() => named.stop());

test('the HTML of every page has the configured name, address and origin, harmlessly', async ({
  request,
}) => {
  const published = await startServer({ ...settings, PUBLIC_URL: origin, ALLOW_SANDBOX: 'true' });
  try {
    for (const path of [...publicPages, '/dashboard', '/admin', '/no-such-page']) {
      const html = await (await request.get(published.url + path)).text();
      expect(html, path).not.toMatch(builtIn);
      expect(html, path).toContain('&amp; &quot;Co&quot; &lt;3');
      expect(html, path).not.toContain(name);
    }
    const html = async (path: string) => (await request.get(published.url + path)).text();
    // The end of an address in a command stands in an element of its own.
    const words = (await html('/docs/api')).replaceAll(/<[^>]*>/g, '');
    expect(words).toContain(`${origin}/api/v1/clean`);
    for (const path of ['/terms-of-service', '/privacy-policy'])
      expect(await html(path)).toContain(support);
  } finally {
    await published.stop();
  }
});

test('every page keeps them when its code takes over, and nothing is drawn anew', async ({
  page,
}) => {
  test.slow();
  for (const path of publicPages) {
    await page.goto(named.url + path);
    await expect(page, path).toHaveTitle(/Tidy & /);
    await expect(page.getByRole('banner').getByRole('link', { name }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toContainText(company);
    expect(await page.evaluate(() => document.documentElement.outerHTML), path).not.toMatch(
      builtIn,
    );
  }
  await page.goto(`${named.url}/docs/api`);
  await expect(page.getByText(`${named.url}/api/v1/clean`).first()).toBeVisible();
  await page.goto(`${named.url}/privacy-policy`);
  // The operator can be written to with one click.
  await expect(page.getByRole('link', { name: support })).toHaveAttribute(
    'href',
    `mailto:${support}`,
  );
});

test('so do the pages behind a sign-in, the windows and the message that is shared', async ({
  page,
  context,
}) => {
  await context.route('https://**', (route) => route.fulfill({ body: '' }));
  const signIn = visitorOn(page, { url: named.url, email: 'admin@tidy.example' });
  await page.goto(`${named.url}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: `Choose who signs in to ${name}` })).toBeVisible();
  expect(await page.content()).not.toMatch(builtIn);
  await signIn.choose();
  await expect(page).toHaveURL(/dashboard/);
  for (const path of ['/dashboard', '/subscription', '/admin', '/reset-password', '/']) {
    await page.goto(named.url + path);
    await expect(page, path).toHaveTitle(/Tidy & /);
    await expect(page.getByRole('contentinfo'), path).toContainText(company);
    expect(await page.evaluate(() => document.documentElement.outerHTML), path).not.toMatch(
      builtIn,
    );
  }
  await page.getByLabel('Paste your text here:').fill('a\u200bb\u200bc');
  await page.getByRole('button', { name: 'Clean Text' }).click();
  await expect(page.getByText('2 hidden characters were in your text.')).toBeVisible();
  const asked = context.waitForEvent('request', (one) => one.url().startsWith('https://'));
  await page.getByRole('button', { name: 'Post on X', exact: true }).click();
  const address = decodeURIComponent((await asked).url().replaceAll('+', ' '));
  expect(address).toContain(`in my text with ${name}`);
  expect(address).not.toMatch(builtIn);
});

test.describe('in production without Google and without payments', () => {
  let bare: Server;
  test.beforeAll(async () => {
    bare = await startServer({ ...settings, NODE_ENV: 'production' });
  });
  test.afterAll(() => bare.stop());

  test('the start says so, and the page offers nothing that cannot work', async ({ page }) => {
    expect(bare.printed()).toContain('WARNING: Google sign-in is not set up');
    expect(bare.printed()).toContain('WARNING: Payments are not set up');
    for (const path of ['/login', '/signup']) {
      await page.goto(bare.url + path);
      await expect(page.getByText('Signing in with Google is not set up')).toContainText(support);
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
    }
    await page.goto(`${bare.url}/pricing`);
    await expect(page.getByText('Payments are not set up on this site')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Choose/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start for free' })).toBeVisible();
  });
});
