import { hurry } from '../walk/world.ts';
import { expect, states } from './states.ts';
import { marked, withMessage } from './texts.ts';

states(
  ['invisible-top', 'invisible-contents-open', 'invisible-example', 'invisible-revealed'],
  async ({ page, revealer, take }) => {
    await revealer.open();
    await take('invisible-top');
    const fold = page.locator('summary').filter({ hasText: 'On this page' });
    // Folded only where there is no room beside the words.
    if (await fold.isVisible()) await fold.click();
    await take('invisible-contents-open', { whole: false });
    await page.reload({ waitUntil: 'networkidle' });
    await revealer.tool.getByRole('button', { name: 'Try an example' }).click();
    await expect(revealer.messages).toBeVisible();
    await revealer.tool.scrollIntoViewIfNeeded();
    await take('invisible-example');
    await revealer.reveal(marked);
    await expect(revealer.count).toHaveText(/\d+ hidden characters? found/);
    await revealer.result.scrollIntoViewIfNeeded();
    await take('invisible-revealed', { whole: false });
  },
);

states(
  ['invisible-writer-mistake', 'invisible-writer', 'invisible-writer-copied', 'invisible-message'],
  async ({ page, revealer, take }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await revealer.open();
    const writer = page.getByRole('region', { name: 'Write something invisible' });
    const copy = writer.getByRole('button', { name: 'Copy the text' });
    await writer.getByLabel('The sentence that everybody sees').fill('Thank you!');
    await copy.click();
    await expect(writer.getByText('Please write the message')).toBeVisible();
    await take('invisible-writer-mistake', { whole: false });
    await writer.getByLabel('The message that nobody sees').fill('Meet me at noon');
    await writer
      .getByLabel('The sentence that everybody sees')
      .fill('Thank you for the lovely evening!');
    await expect(writer.getByText(/^\d+ invisible characters$/)).toBeVisible();
    await take('invisible-writer', { whole: false });
    await copy.click();
    await expect(writer.getByRole('status')).toContainText('Copied.');
    await take('invisible-writer-copied', { whole: false });
    await revealer.reveal(withMessage);
    await expect(revealer.messages).toContainText('Forward this letter.');
    await revealer.messages.scrollIntoViewIfNeeded();
    await take('invisible-message', { whole: false });
  },
);

states(
  [
    ...['statistical-top', 'statistical-example', 'laboratory', 'laboratory-planted'],
    'laboratory-rewritten',
  ],
  async ({ page, take }) => {
    await page.goto('/statistical-watermarks', { waitUntil: 'networkidle' });
    await take('statistical-top');
    const example = page.getByRole('button', { name: 'Show Example' });
    await example.click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toHaveCount(0);
    await page.locator('#example').evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
    await take('statistical-example', { whole: false });
    const lab = page.getByRole('region', { name: 'The laboratory' });
    const score = lab.getByRole('status');
    const toScore = () =>
      score.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await lab.evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
    await expect(lab.getByRole('button', { name: 'Plant the mark' })).toBeEnabled();
    await take('laboratory', { whole: false });
    await lab.getByRole('button', { name: 'Plant the mark' }).click();
    await expect(score).toContainText('marked.');
    await toScore();
    await take('laboratory-planted', { whole: false });
    await lab.getByRole('button', { name: 'Rewrite the text' }).click();
    await expect(lab.getByText(/^Under the same key the score fell/)).toBeVisible();
    await toScore();
    await take('laboratory-rewritten');
  },
);

const harbour =
  'The harbour of the old town had been built for ships that no longer came. On most mornings the ' +
  'quay was empty except for two fishermen and their nets.';

states(['compare', 'compare-found', 'compare-nothing', 'compare-short'], async ({ page, take }) => {
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  const other = page.getByRole('textbox', { name: 'Second text' });
  await page.goto('/compare');
  await take('compare');
  await page.getByLabel('First text').fill(`Mine first. ${harbour}`);
  await other.fill(`Another beginning altogether. ${harbour}`);
  await compare.click();
  await expect(page.getByRole('heading', { name: /^One passage in both/ })).toBeVisible();
  await take('compare-found');
  await other.fill('Nothing of it stands here, not one line of it, however long anybody may look.');
  await compare.click();
  await expect(page.getByText('These two texts share no passage.')).toBeVisible();
  await take('compare-nothing');
  await other.fill('Nothing of it stands here.');
  await compare.click();
  await expect(page.getByText('Too short to tell.')).toBeVisible();
  await take('compare-short');
});

states(['api-top', 'api-middle'], async ({ page, take }) => {
  await page.goto('/docs/api', { waitUntil: 'networkidle' });
  await take('api-top');
  await page.evaluate(() => {
    const headings = [...document.querySelectorAll('main h2')];
    headings[Math.floor(headings.length / 2)]?.scrollIntoView({ behavior: 'instant' });
  });
  await take('api-middle', { whole: false });
});

states(['privacy', 'terms', 'not-found'], async ({ page, take, expectError }) => {
  expectError(/404/);
  await page.goto('/privacy-policy');
  await take('privacy');
  await page.goto('/terms-of-service');
  await take('terms');
  await page.goto('/no-such-page');
  await take('not-found');
});

states(['menu', 'menu-signed-in'], async ({ page, visitor, take }) => {
  const open = async () => {
    const menu = page.getByRole('button', { name: 'Menu' });
    // Where everything fits into the header there is none.
    if (await menu.isVisible()) await menu.click();
  };
  await page.goto('/pricing');
  await open();
  await take('menu', { whole: false });
  await visitor.signIn('/pricing');
  await page.reload();
  await open();
  await take('menu-signed-in', { whole: false });
});

states(['page-not-loaded'], async ({ page, context, take }) => {
  await hurry(context);
  await page.route('**/assets/home-*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'This page could not be loaded.' })).toBeVisible();
  await take('page-not-loaded', { whole: false });
});
