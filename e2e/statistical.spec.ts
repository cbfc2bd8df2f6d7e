import type { Locator } from '@playwright/test';
import { openModelServer } from '../apps/server/test/model-server.ts';
import { startServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const text =
  'In order to obtain good results, it is important to note that students should begin their work early. ' +
  'However, many people think that a large amount of help is needed when a problem is difficult. ' +
  'A good teacher is able to show them how to find a simple answer quickly.';

test('the stronger rewrite shows uniqueness and each change, which can be undone', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste(`${text}\u200B`);
  await page.getByLabel('Strip statistical watermarks').check();
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await expect(page.getByText(/^Text uniqueness: \d+\.\d%$/)).toBeVisible();
  const rewritten = await cleaner.copied();
  expect(rewritten).not.toBe(text);
  expect(rewritten).not.toContain('\u200B');
  const change = cleaner.result.getByRole('button', { pressed: true }).first();
  const wording = (await change.textContent()) ?? '';
  await change.click();
  await expect(cleaner.putBack).toHaveCount(1);
  const undone = await page.evaluate(() => navigator.clipboard.readText());
  expect(undone).toContain(wording.trim());
});

test('changed words are counted, named and undone in the result itself, one by one or all', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill(text);
  await page.getByLabel('Strip statistical watermarks').check();
  await cleaner.clean();
  const changed = cleaner.result.getByRole('button', { pressed: true });
  await expect(changed.first()).toBeVisible();
  const count = await changed.count();
  expect(count).toBeGreaterThan(2);
  await expect(
    cleaner.result.getByText(`${count} wordings changed`, { exact: true }),
  ).toBeVisible();
  await expect(
    cleaner.result.getByText('That share of the words of the original is no longer in the result.'),
  ).toBeVisible();
  await expect(cleaner.result.getByText(`${count} reworded`, { exact: true })).toBeInViewport();
  await expect(changed.first()).toHaveAttribute('title', 'Undo: back to “In order to”');
  await changed.first().focus();
  await page.keyboard.press('Enter');
  await expect(
    cleaner.result.getByText(`${count - 1} of ${count} wordings changed`, { exact: true }),
  ).toBeVisible();
  await expect(cleaner.result).toContainText('In order to');
  await cleaner.result.getByRole('button', { name: 'Undo all' }).click();
  await expect(cleaner.result).toContainText(text);
  expect(await cleaner.copied()).toBe(text);
  await cleaner.result.getByRole('button', { name: 'Redo all' }).click();
  await expect(changed).toHaveCount(count);
});

test('the second rewrite without an account asks to sign in', async ({ page, cleaner }) => {
  await cleaner.open();
  await page.getByLabel('Strip statistical watermarks').check();
  await cleaner.input.fill(text);
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await cleaner.input.fill(`${text} And once more.`);
  await cleaner.clean();
  await expect(
    page.getByRole('dialog').getByText('3 free statistical watermark removals'),
  ).toBeVisible();
});

test('a signed-in user has three, shown on the dashboard, then is offered Pro', async ({
  page,
  cleaner,
  visitor,
  expectError,
}) => {
  expectError(/403/);
  await visitor.signIn();
  await cleaner.open();
  await page.getByLabel('Strip statistical watermarks').check();
  for (const n of ['One', 'Two', 'Three']) {
    await cleaner.input.fill(`${n}. ${text}`);
    await cleaner.clean();
    await expect(cleaner.result).toBeVisible();
  }
  await cleaner.input.fill(`Four. ${text}`);
  await cleaner.clean();
  await expect(page.getByRole('button', { name: 'Upgrade to Pro for $5 a month' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('3 of 3 used in total')).toBeVisible();
});

test('a text in another language comes back as it was, with a note', async ({ page, cleaner }) => {
  const german =
    'Der schnelle braune Fuchs springt über den faulen Hund, und niemand weiß, warum er das jeden Tag aufs Neue tut.';
  await cleaner.open();
  await page.getByLabel('Strip statistical watermarks').check();
  await cleaner.input.fill(german);
  await expect(page.getByText(/^English only/)).toBeVisible();
  await cleaner.clean();
  await cleaner.shows(german);
  await expect(page.getByText(/only English can be rewritten here/)).toBeVisible();
});

test('the worked example shows the rewritten sentence', async ({ page }) => {
  await page.goto('/statistical-watermarks', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Show Example' }).click();
  await expect(page.getByRole('article').getByRole('status').first()).not.toBeEmpty();
  const result = page.getByRole('article').getByRole('status').first();
  await expect(result).toContainText('Rewritten');
  await expect(result).toContainText(/\d+\.\d% of the words of the original are no longer in it\./);
  await expect(result.getByRole('listitem').first()).toHaveText(
    /^“.+” (became “.+”|was left out)$/,
  );
  await page.getByRole('button', { name: 'Hide Example' }).click();
  await expect(result).not.toContainText('Rewritten');
  await expect(page.getByRole('button', { name: 'Show Example' })).toBeFocused();
});

test('on a phone the result of the laboratory is near, and its letters keep their size at every width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/statistical-watermarks');
  const lab = page.getByRole('region', { name: 'The laboratory' });
  await expect(lab.getByLabel('Secret key')).toHaveAccessibleDescription(
    'Change it after planting, and the mark is gone from sight.',
  );
  await lab.getByRole('button', { name: 'Plant the mark' }).click();
  await expect(lab.getByRole('status')).toContainText('z = ');
  const topOf = async (it: Locator) => (await it.boundingBox())!.y;
  const [box, score] = [lab.getByLabel('A text in English'), lab.getByRole('status')];
  expect((await topOf(score)) - (await topOf(box))).toBeLessThan(400);
  const whole = lab.getByRole('button', { name: 'Show the whole text' });
  const before = (await lab.boundingBox())!.height;
  expect(before).toBeLessThan(1700);
  await whole.click();
  await expect(lab.getByRole('button', { name: 'Show less' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect((await lab.boundingBox())!.height).toBeGreaterThan(before + 1000);
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    const letters = lab.getByRole('img').locator('text').filter({ visible: true });
    // As drawn: an outline that is scaled has letters of another height than their own size.
    await expect
      .poll(() =>
        letters
          .evaluateAll((all) =>
            all.map((it) => {
              const scale = (it as SVGTextElement).getScreenCTM()!.a;
              const size = Number.parseFloat(getComputedStyle(it).fontSize) * scale;
              return size >= 12 && size < 13.5 ? 'right' : `${size}`;
            }),
          )
          .then((sizes) => [...new Set(sizes)]),
      )
      .toEqual(['right']);
  }
  await expect(lab.getByRole('button', { name: 'Show less' })).toBeHidden();
});

test('the laboratory plants a mark, finds it under its key only, and weakens it', async ({
  page,
}) => {
  await page.goto('/statistical-watermarks', { waitUntil: 'networkidle' });
  const lab = page.getByRole('region', { name: 'The laboratory' });
  const score = lab.getByRole('status');
  const z = async () =>
    Number(/z\s=\s([−\d.]+)/.exec((await score.textContent()) ?? '')?.[1]?.replace('−', '-'));
  await expect(score).toContainText('z = ');
  // Figures of the axis with their places: a step is compared with the one before it.
  const axis = () =>
    lab
      .getByRole('img')
      .locator('text')
      .filter({ hasText: /^−?\d+$/ })
      .evaluateAll((all) => all.map((it) => `${it.textContent} at ${it.getAttribute('x')}`));
  const before = await axis();
  expect(before.length).toBeGreaterThan(3);
  await lab.getByRole('button', { name: 'Plant the mark' }).click();
  await expect.poll(z).toBeGreaterThan(4);
  expect(await axis()).toEqual(before);
  await expect(score.locator('b')).toHaveText(/would say: marked\.$/);
  // What comes next is filled.
  const filled = lab.locator('button.bg-accent');
  await expect(filled).toHaveText('Rewrite the text');
  const planted = await z();
  const key = lab.getByLabel('Secret key');
  const first = await key.inputValue();
  await key.fill('another key');
  await expect.poll(z).toBeLessThan(2.5);
  await key.fill(first);
  await expect.poll(z).toBe(planted);
  await lab.getByRole('button', { name: 'Rewrite the text' }).click();
  await expect.poll(z).toBeLessThan(planted - 1.5);
  expect(await axis()).toEqual(before);
  await expect(filled).toHaveCount(0);
  // The way on is filled then.
  await expect(lab.getByRole('link', { name: 'Rewrite a text of your own' })).toBeVisible();
  await expect(lab.getByText(/^Under the same key the score fell from/)).toBeVisible();
  await expect(lab.getByText('The mark is weaker and still there')).toBeVisible();
  await lab.getByRole('button', { name: 'Start again' }).click();
  await expect(key).not.toHaveValue(first);
  await lab.getByLabel('Kind of list').selectOption('unigram');
  await lab.getByRole('button', { name: 'Plant the mark' }).click();
  await expect.poll(z).toBeGreaterThan(4);
});

test('trying it leads home with the toggle on', async ({ page }) => {
  await page.goto('/statistical-watermarks', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Try Statistical Watermark Removal' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Strip statistical watermarks')).toBeChecked();
});

test('what a model says otherwise than the text is not taken', async ({ page, cleaner }) => {
  const paid = 'The company paid $45 in March and a charge of $12 in April, as many people know.';
  const model = await openModelServer(() => ({
    say: 'In March the company paid $12, and in April a charge of $45, as most people are aware.',
  }));
  const server = await startServer({ REWRITE_BASE_URL: model.baseUrl, REWRITE_MODEL: 'test' });
  try {
    await page.goto(server.url);
    await page.evaluate(() => localStorage.setItem('has_shared', 'true'));
    await page.getByLabel('Strip statistical watermarks').check();
    await cleaner.input.fill(paid);
    await cleaner.clean();
    await expect(cleaner.result).toBeVisible();
    expect(model.calls.length).toBeGreaterThan(0);
    expect(await cleaner.copied()).toMatch(/\$45 in March.+\$12 in April/);
  } finally {
    // What the page still fetches when it is idle would find nobody.
    await page.goto('/');
    await server.stop();
    await model.close();
  }
});
