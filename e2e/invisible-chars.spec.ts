import type { Page } from '@playwright/test';
import { axeFindingsInBothThemes } from './fixtures/axe.ts';
import type { Revealer } from './fixtures/revealer.ts';
import { expect, test } from './fixtures/test.ts';

const zeroWidth = 'Zero\u200Bwidth and a soft\u00ADhyphen';

/** The box of a hidden character in the text, by its code point or its name. */
const boxOf = ({ result }: Revealer, name: string) => result.getByRole('img', { name });

/** Pastes through the clipboard, as a person does with a long text. */
async function paste(page: Page, { input }: Revealer, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await input.focus();
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.keyboard.press('ControlOrMeta+v');
}

test('a box is named on hover and on keyboard focus', async ({ page, revealer }) => {
  const tip = page.getByRole('tooltip');
  await revealer.open();
  await revealer.reveal(zeroWidth);
  await boxOf(revealer, 'U+200B').hover();
  await expect(tip).toContainText('ZERO WIDTH SPACE');
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
  await revealer.result.getByRole('textbox').focus();
  await page.keyboard.press('ArrowRight');
  await expect(boxOf(revealer, 'U+200B')).toBeFocused();
  await expect(tip).toContainText('ZERO WIDTH SPACE');
  await page.keyboard.press('ArrowRight');
  await expect(tip).toContainText('SOFT HYPHEN');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});

test('a chip is named on focus, and leads to the characters of its kind', async ({
  page,
  revealer,
}) => {
  await revealer.open();
  await revealer.reveal(`${zeroWidth} x\u200By`);
  const chip = page.getByRole('button', { name: 'ZERO WIDTH SPACE ×2 U+200B' });
  await chip.focus();
  await expect(page.getByText('ZERO WIDTH SPACE', { exact: true })).toBeVisible();
  await chip.click();
  await expect(boxOf(revealer, 'U+200B').nth(0)).toBeFocused();
  await chip.click();
  await expect(boxOf(revealer, 'U+200B').nth(1)).toBeFocused();
});

test('line breaks are shown, and a carriage return in a dropped file is seen', async ({
  page,
  revealer,
}) => {
  await revealer.open();
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['one\r\ntwo\n'], 'note.txt', { type: 'text/plain' }));
    return transfer;
  });
  await revealer.input.dispatchEvent('drop', { dataTransfer: data });
  await revealer.button.click();
  await expect(boxOf(revealer, 'CARRIAGE RETURN')).toHaveText('CR');
  await expect(boxOf(revealer, 'LINE FEED')).toHaveText(['LF', 'LF']);
});

test('the example shows its hidden messages at once', async ({ page, revealer }) => {
  await revealer.open();
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(revealer.messages).toContainText('Forward this letter to everyone.');
  await expect(revealer.messages).toContainText('copy no. 42');
});

for (const width of [768, 1280, 1920]) {
  test(`the whole example is seen at once at ${width}, as it was and revealed`, async ({
    page,
    revealer,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await revealer.open();
    await page.getByRole('button', { name: 'Try an example' }).click();
    await expect(revealer.messages).toBeVisible();
    const hidden = (it: Element) => it.scrollHeight - it.clientHeight;
    await expect.poll(() => revealer.input.evaluate(hidden)).toBeLessThan(2);
    const drawn = revealer.result.getByRole('textbox');
    await expect
      .poll(() =>
        drawn.evaluate((it) => {
          const scroller = it.closest('.cm-scroller')!;
          return scroller.scrollHeight - scroller.clientHeight;
        }),
      )
      .toBeLessThan(2);
  });
}

test('a look-alike letter is drawn as one, and not as a joiner that belongs there', async ({
  page,
  revealer,
}) => {
  await revealer.open();
  await revealer.reveal('p\u0430ypal and 👩\u200d👧');
  await expect(revealer.result).toContainText('1 more: look-alike letter, for you to judge');
  await expect(revealer.result).toContainText('1 more belongs here and stays');
  const lookAlike = revealer.result.getByRole('img', { name: /^CYRILLIC .+, for you to judge$/ });
  const joiner = revealer.result.getByRole('img', { name: 'ZERO WIDTH JOINER, U+200D' });
  const lookOf = (it: Element) => {
    const { borderStyle, borderColor, backgroundColor } = getComputedStyle(it);
    return [borderStyle, borderColor, backgroundColor];
  };
  const [one, other] = [await lookAlike.evaluate(lookOf), await joiner.evaluate(lookOf)];
  for (const [at, value] of one.entries()) expect(value).not.toBe(other[at]);
  await lookAlike.hover();
  await expect(page.getByRole('tooltip')).toContainText(
    'Cleaning leaves it: it is for you to judge.',
  );
});

test('provenance is shown as such, and goes only when asked to', async ({ page, revealer }) => {
  const manifest = [...new TextEncoder().encode('C2PATXT\0'), 1, 0, 0, 0, 3, 97, 98, 99];
  const selectors = manifest.map((byte) => (byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16));
  const signed = `Signed.\uFEFF${String.fromCodePoint(...selectors)}`;
  await revealer.open();
  await revealer.reveal(`a\u200B ${signed}`);
  await expect(revealer.cleaned.getByRole('heading', { name: 'Provenance' })).toBeVisible();
  await expect(revealer.messages).toHaveCount(0);
  expect(await revealer.copied()).toBe(`a ${signed}`);
  await page.getByLabel('Remove the provenance as well').check();
  await expect(revealer.cleaned).toContainText('18 characters removed or replaced');
  await expect(revealer.cleaned.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  expect(await revealer.copied()).toBe('a Signed.');
});

test('on a wide and high screen one table of contents is shown at a time', async ({
  page,
  revealer,
}) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await revealer.open();
  const whole = page.locator('summary').filter({ hasText: 'On this page' });
  const ofArticle = page.getByRole('navigation', { name: 'In this article' });
  await expect(whole).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'What they are for' })).toBeInViewport();
  await expect(ofArticle).toBeHidden();
  await page.locator('#ways').evaluate((it) => it.scrollIntoView());
  await expect(ofArticle).toBeInViewport();
  await expect(whole).not.toBeInViewport();
});

test('a million characters are revealed, to the last one', async ({ page, revealer }) => {
  test.setTimeout(120_000);
  const line = 'A plain line of text with one zero\u200Bwidth space in it.\n';
  const lines = Math.floor(1_000_000 / line.length);
  const counted = lines.toLocaleString('en-US');
  await revealer.open();
  await paste(page, revealer, line.repeat(lines));
  await revealer.button.click();
  await expect(revealer.count).toHaveText(`${counted} hidden characters found`, {
    timeout: 30_000,
  });
  expect(await boxOf(revealer, 'U+200B').count()).toBeLessThan(500);
  await page.getByRole('button', { name: 'Next hidden character' }).click();
  await expect(revealer.result).toContainText(`1 of ${counted}`);
  await revealer.result.getByRole('textbox').evaluate((content) => {
    const scroller = content.parentElement!;
    scroller.scrollTop = scroller.scrollHeight;
  });
  await expect(revealer.result.locator(`[data-box="${lines * 2 - 2}"]`)).toBeVisible();
});

test('the tool leads to the cleaner before a text, and takes a text along after', async ({
  page,
  revealer,
  cleaner,
}) => {
  await revealer.open();
  await revealer.tool.getByRole('link', { name: 'Go to the cleaner' }).click();
  await expect(page).toHaveURL('/');
  await expect(cleaner.input).toHaveValue('');
  await revealer.open();
  await revealer.input.fill(zeroWidth);
  await revealer.tool.getByRole('link', { name: 'Open in the cleaner' }).click();
  await expect(page).toHaveURL('/');
  await expect(cleaner.input).toHaveValue(zeroWidth);
  await expect(cleaner.note).toHaveText('2 hidden character(s) found');
  expect(await page.evaluate(() => sessionStorage.getItem('hand-over'))).toBeNull();
  await revealer.open();
  await revealer.reveal(`${zeroWidth}!`);
  await revealer.tool.getByRole('link', { name: 'Open in the cleaner' }).click();
  await expect(cleaner.input).toHaveValue(`${zeroWidth}!`);
});

test.describe('a revealed text', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in either theme', async ({ page, revealer }) => {
    await revealer.open();
    await page.getByRole('button', { name: 'Try an example' }).click();
    await expect(boxOf(revealer, 'U+200B')).toBeVisible();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });
});

test.describe('something invisible', () => {
  const sentence = 'Thank you for the lovely evening!';
  const writerOn = (page: Page) => {
    const writer = page.getByRole('region', { name: 'Write something invisible' });
    return {
      writer,
      secret: writer.getByLabel('The message that nobody sees'),
      cover: writer.getByLabel('The sentence that everybody sees'),
      copy: writer.getByRole('button', { name: 'Copy the text' }),
    };
  };

  for (const scheme of ['Variation selectors', 'Tag characters', 'Zero-width bits']) {
    test(`written in ${scheme}, is read by whoever pastes it into the revealer or at home`, async ({
      page,
      revealer,
      cleaner,
    }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await revealer.open();
      const { writer, secret, cover, copy } = writerOn(page);
      await secret.fill('Meet me at noon');
      await cover.fill(sentence);
      await writer.getByRole('radio', { name: scheme }).check({ force: true });
      await expect(writer.getByText(/^\d+ invisible characters$/)).toBeVisible();
      await copy.click();
      await expect(writer.getByRole('status')).toContainText('Copied.');
      const written = await page.evaluate(() => navigator.clipboard.readText());
      expect(written).not.toBe(sentence);
      expect(written.replace(/[\u200b\u200c\ufe00-\ufe0f]|\udb40[\udc00-\udfff]/g, '')).toBe(
        sentence,
      );
      await revealer.input.focus();
      await page.keyboard.press('ControlOrMeta+v');
      await revealer.button.click();
      await expect(revealer.messages).toContainText('Meet me at noon');
      await cleaner.open();
      await cleaner.pasteCopied();
      await expect(page.getByText('This text carries a message: "Meet me at noon"')).toBeVisible();
    });
  }

  test('it is said that this hides and does not encrypt', async ({ page, revealer }) => {
    await revealer.open();
    await expect(writerOn(page).writer).toContainText('This hides; it does not encrypt.');
  });

  test('what stands against it is said at its field, which takes the focus', async ({
    page,
    revealer,
  }) => {
    await revealer.open();
    const { writer, secret, cover, copy } = writerOn(page);
    await expect(copy).toBeDisabled();
    await cover.fill('A sentence.');
    await copy.click();
    await expect(secret).toHaveAccessibleDescription(
      'Please write the message that is to be hidden.',
    );
    await expect(secret).toBeFocused();
    await secret.fill('Café at noon');
    await cover.fill('');
    await expect(secret).not.toHaveAttribute('aria-invalid');
    await copy.click();
    await expect(cover).toHaveAccessibleDescription(
      'Please write a sentence to hide the message in.',
    );
    await expect(cover).toBeFocused();
    await cover.fill(sentence);
    await writer.getByText('Tag characters', { exact: true }).click();
    await expect(secret).toHaveAccessibleDescription(/Tag characters know only/);
    await secret.fill('a'.repeat(281));
    await expect(secret).toHaveAccessibleDescription('1 character too long.');
    await cover.fill(`One\u{e0068}\u{e0069} two`);
    await secret.fill('Noon');
    await expect(cover).toHaveAccessibleDescription(/carries a hidden message already/);
  });

  test('the whole of it works by keyboard, and axe finds nothing', async ({ page, revealer }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await revealer.open();
    const { writer, secret } = writerOn(page);
    await secret.focus();
    await page.keyboard.type('Noon at the bridge');
    await page.keyboard.press('Tab');
    await page.keyboard.type(sentence);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(writer.getByRole('radio', { name: 'Tag characters' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(writer.getByRole('status')).toContainText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('\u{e004e}');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });
});
