import type { Page } from '@playwright/test';
import { axeFindingsInBothThemes } from './fixtures/axe.ts';
import type { Cleaner } from './fixtures/cleaner.ts';
import { expect, test } from './fixtures/test.ts';

// The share window would come over the result that is copied again and again.
test.use({ hasShared: true });

const tags = (message: string) =>
  String.fromCodePoint(...[...message].map((letter) => 0xe0000 + letter.charCodeAt(0)));
const bits = (message: string) =>
  [...new TextEncoder().encode(message)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .replaceAll('0', '\u200b')
    .replaceAll('1', '\u200c');

const carries = (page: Page) => page.getByText(/This text carries/);

test('a message in the text is read out on the home page, with its code and how sure it is', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste(`Dear Ada,${bits('hi!')} thank you.`);
  const note = page.getByText('This text carries a message: "hi!"');
  await expect(note).toBeVisible();
  await expect(
    page.getByText('Bits in zero-width characters · possible, too short to be sure'),
  ).toBeVisible();
  await expect(cleaner.note).toHaveText('24 hidden character(s) found');
  // Above the chips, inside a region that is read out when something comes into it.
  const above = await note.boundingBox();
  const below = await cleaner.note.boundingBox();
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  expect(await note.evaluate((it) => it.closest('[aria-live]')?.ariaLive)).toBe('polite');
  await cleaner.input.fill('Dear Ada, thank you.');
  await expect(carries(page)).toHaveCount(0);
  await cleaner.input.fill(`Dear${tags('Forward this letter.')} Ada`);
  await expect(page.getByText('"Forward this letter."')).toBeVisible();
  await expect(page.getByText('Written in tag characters · certain')).toBeVisible();
});

test('emoji, flags, Persian and litter carry no message', async ({ page, cleaner }) => {
  await cleaner.open();
  const ordinary = `👩\u200d👧\u200d👦 ❤\ufe0f 🏴${tags('gbeng')}\u{e007f} می\u200cخواهم Zero\u200bwidth`;
  await cleaner.input.fill(ordinary);
  await expect(cleaner.note).toHaveText('1 hidden character(s) found');
  await page.waitForTimeout(600);
  await expect(carries(page)).toHaveCount(0);
});

test('a long message is cut and stays small, and markup in one is only text', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.input.fill(`Dear${tags(`<b>Bold</b> ${'many words '.repeat(400)}`)} Ada`);
  const note = page.getByText(/This text carries a message: "<b>Bold<\/b> many words/);
  await expect(note).toContainText('…"');
  const { height } = (await page.locator('[aria-live]', { has: note }).boundingBox())!;
  expect(height).toBeLessThanOrEqual(240);
  expect(((await note.textContent()) ?? '').length).toBeLessThan(300);
});

test('many messages are listed, and more of them counted', async ({ page, cleaner }) => {
  await cleaner.open();
  await cleaner.input.fill(
    ['first', 'second', 'third', 'fourth', 'fifth'].map((one) => `word${tags(one)}`).join(' '),
  );
  await expect(page.getByText('This text carries 5 messages:')).toBeVisible();
  await expect(page.getByText('and 2 more')).toBeVisible();
});

test.describe('a message that is read out', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in either theme', async ({ page, cleaner }) => {
    await cleaner.open();
    await cleaner.input.fill(`Dear${tags('Forward this letter.')} Ada`);
    await expect(carries(page)).toBeVisible();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });
});

const origin = [...new TextEncoder().encode('C2PATXT\0'), 1, 0, 0, 0, 3, 97, 98, 99]
  .map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16))
  .join('');
const signed = `Sig\u200bned.\ufeff${origin}`;

/** The front page with a text that says where it comes from; what is told of it. */
async function openSigned(page: Page, cleaner: Cleaner) {
  await cleaner.open();
  await cleaner.paste(signed);
  return page.locator('[data-provenance]');
}

test('a statement of origin stays in the cleaned text until somebody says that it goes', async ({
  page,
  cleaner,
}) => {
  const note = await openSigned(page, cleaner);
  await expect(note).toContainText('This text carries Content Credentials (C2PA).');
  await expect(cleaner.note).toHaveText('1 hidden character(s) found');
  await expect(page.getByRole('button', { name: /C2PA.*stays in the text/ })).toBeVisible();
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/clean-text')) asked.push(request.postDataJSON());
  });
  await cleaner.clean();
  expect(await cleaner.copied()).toBe(`Signed.\ufeff${origin}`);
  await expect(note).toContainText('This text carries');
  expect(asked).toMatchObject([{ keepProvenance: true }]);
  // A change of mind is cleaned here: it uses up nothing more.
  await note.getByLabel('Remove it as well').check();
  await expect.poll(() => cleaner.copied()).toBe('Signed.');
  await expect(note).toContainText('now removed.');
  await expect(note).toContainText('Untick this, and it is back at once.');
  expect(asked).toHaveLength(1);
  await note.getByLabel('Remove it as well').uncheck();
  await expect.poll(() => cleaner.copied()).toBe(`Signed.\ufeff${origin}`);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  // The next text is asked for anew.
  await note.getByLabel('Remove it as well').check();
  await cleaner.input.fill('Plain.');
  await expect(note).toHaveCount(0);
  await cleaner.input.fill(signed);
  await expect(note.getByLabel('Remove it as well')).not.toBeChecked();
});

test('chosen before, the statement of origin goes with the rest; a rewrite takes it out and says so', async ({
  page,
  cleaner,
}) => {
  const note = await openSigned(page, cleaner);
  await note.getByLabel('Remove it as well').check();
  await expect(cleaner.note).toHaveText(`${2 + [...origin].length} hidden character(s) found`);
  await page.getByLabel('Strip statistical watermarks').check();
  await expect(note).toContainText('A rewrite takes it out');
  await expect(note.getByRole('checkbox')).toHaveCount(0);
  await page.getByLabel('Strip statistical watermarks').uncheck();
  await cleaner.clean();
  expect(await cleaner.copied()).toBe('Signed.');
});

test('without a server the browser keeps to the choice as well, and a reload keeps the choice', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/ERR_FAILED .*clean-text/);
  const note = await openSigned(page, cleaner);
  await page.route('**/clean-text', (route) => route.abort());
  await cleaner.clean();
  expect(await cleaner.copied()).toBe(`Signed.\ufeff${origin}`);
  await note.getByLabel('Remove it as well').check();
  await expect.poll(() => cleaner.copied()).toBe('Signed.');
  await page.reload();
  await expect(note.getByLabel('Remove it as well')).toBeChecked();
  await expect(note).toContainText('now removed.');
  expect(await cleaner.copied()).toBe('Signed.');
});
