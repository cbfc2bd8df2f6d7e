import { addresses, pathOf } from '@cleanpaste/contract';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const dirty = 'Zero\u200Bwidth and a soft\u00ADhyphen';
const tidy = 'Zerowidth and a softhyphen';
const cleaning = `**${pathOf(addresses.cleaning.cleanText)}`;

test('a visitor pastes, sees what is hidden, cleans and copies', async ({ page, cleaner }) => {
  await cleaner.open();
  await expect(cleaner.button).toBeDisabled();
  await cleaner.paste(dirty);
  await expect(cleaner.note).toHaveText('2 hidden character(s) found');
  await cleaner.clean();
  await cleaner.shows(tidy);
  await expect(cleaner.result).toContainText('2 hidden characters removed');
  expect(await cleaner.copied()).toBe(tidy);
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  await expect(cleaner.result.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

test('what the copied text holds is exact: emoji, Persian and Arabic stay whole', async ({
  cleaner,
}) => {
  const legitimate = 'Family 👨‍👩‍👧‍👦, flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿, می‌خواهم, السلام عليكم';
  await cleaner.open();
  await cleaner.paste(`${legitimate}\u200B!`);
  await expect(cleaner.note).toHaveText('1 hidden character(s) found');
  await cleaner.clean();
  await cleaner.shows('Family');
  expect(await cleaner.copied()).toBe(`${legitimate}!`);
});

test('each kind is named with its code point on hover and on keyboard focus', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste(dirty);
  const chip = page.getByRole('button', { name: /ZERO WIDTH SPACE.*U\+200B/ });
  const tip = page.getByText('ZERO WIDTH SPACE', { exact: true });
  await expect(chip).toBeVisible();
  await expect(tip).toHaveCount(0);
  await chip.hover();
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
  await cleaner.input.focus();
  await page.keyboard.press('Tab');
  await expect(chip).toBeFocused();
  await expect(tip).toBeVisible();
});

test('a text pasted before the code of the page arrives is kept and looked at', async ({
  page,
  cleaner,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await cleaner.paste(dirty);
  await expect(cleaner.note).not.toContainText(/\d/);
  release();
  await expect(cleaner.note).toHaveText(/^\d+ hidden character\(s\) found$/);
  await expect(cleaner.input).toHaveValue(dirty);
});

test('changing the text takes the old result away and counts anew', async ({ cleaner }) => {
  await cleaner.open();
  await cleaner.paste(dirty);
  await cleaner.clean();
  await cleaner.shows(tidy);
  await cleaner.input.press('End');
  await cleaner.input.pressSequentially('!');
  await expect(cleaner.result).toHaveCount(0);
  await expect(cleaner.note).toHaveText('2 hidden character(s) found');
});

test('Ctrl Enter cleans', async ({ cleaner }) => {
  await cleaner.open();
  await cleaner.paste(dirty);
  await cleaner.input.press('ControlOrMeta+Enter');
  await cleaner.shows(tidy);
});

test('a blank text leaves the button disabled', async ({ page, cleaner }) => {
  await cleaner.open();
  await cleaner.paste(' \n\t ');
  await expect(cleaner.button).toBeDisabled();
  await cleaner.input.press('ControlOrMeta+Enter');
  await expect(page.getByText('Please enter some text.')).toBeVisible();
});

test('two failures are told and the third attempt succeeds', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/503/);
  let calls = 0;
  await page.route(cleaning, async (route) => {
    calls++;
    if (calls < 3) await route.fulfill({ status: 503, json: { message: 'Down for a moment.' } });
    else await route.continue();
  });
  await cleaner.open();
  await cleaner.paste(dirty);
  await cleaner.clean();
  await expect(cleaner.button).toHaveText('Cleaning...');
  await expect(page.getByText('Attempt 1 failed. Retrying...')).toBeVisible();
  await expect(page.getByText('Attempt 2 failed. Retrying...')).toBeVisible();
  await expect(page.getByText(/^Attempt \d/)).toHaveCount(1);
  await cleaner.shows(tidy);
  expect(calls).toBe(3);
});

test('a server that keeps failing is told, and the text stays', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/500/);
  await page.route(cleaning, (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order.' } }),
  );
  // One notice, whose words change; each is on show for a moment only.
  await page.addInitScript(() => {
    const attempts: (string | null)[] = [];
    Object.assign(window, { attempts });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]'))
        if (textContent?.startsWith('Attempt') && !attempts.includes(textContent))
          attempts.push(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await cleaner.open();
  await cleaner.paste(dirty);
  const belowButton = async () => {
    const strip = (await page.getByLabel('Strip statistical watermarks').boundingBox())!;
    return strip.y - (await cleaner.button.boundingBox())!.y;
  };
  const before = await belowButton();
  await cleaner.clean();
  // It stands in the row of the button, from which it drives nothing.
  await expect(page.locator('[data-in-line] [role=status]')).toBeVisible();
  expect(await belowButton()).toBe(before);
  const attempts = () => page.evaluate(() => (window as { attempts?: string[] }).attempts);
  await expect
    .poll(attempts)
    .toEqual([1, 2, 3].map((attempt) => `Attempt ${attempt} failed. Retrying...`));
  await expect(page.getByText('Failed to clean text: Out of order.')).toBeVisible();
  await expect(cleaner.result).toHaveCount(0);
  await expect(cleaner.button).toBeEnabled();
  await expect(cleaner.note).toHaveText('2 hidden character(s) found');
});

test('with the server out of reach the page cleans on the device and says so', async ({
  page,
  cleaner,
  expectError,
}) => {
  expectError(/ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED)/);
  await cleaner.open();
  await cleaner.paste(dirty);
  await expect(cleaner.note).toHaveText('2 hidden character(s) found');
  await page.route('**/functions/v1/**', (route) => route.abort('connectionrefused'));
  await cleaner.clean();
  await cleaner.shows(tidy);
  await expect(page.getByText(/cleaned on your device/)).toBeVisible();
});

test('a doubled half-space stays one, and the bullets of an old font stay bullets', async ({
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste('\u0645\u06CC\u200C\u200C\u0631\u0648\u0645\n\uF0B7 first\n\uF0B7 second');
  await cleaner.clean();
  await cleaner.shows('first');
  expect(await cleaner.copied()).toBe(
    '\u0645\u06CC\u200C\u0631\u0648\u0645\n\u2022 first\n\u2022 second',
  );
});

test('a text of hidden characters only leaves a sentence', async ({ cleaner }) => {
  await cleaner.open();
  await cleaner.paste('\u200B\u2060\u00AD');
  await expect(cleaner.note).toHaveText('3 hidden character(s) found');
  await cleaner.clean();
  await cleaner.shows('nothing but hidden characters');
});

test('a look-alike is told apart from what is removed', async ({ page, cleaner }) => {
  await cleaner.open();
  await cleaner.paste('p\u0430ypal has a\u200Bb');
  await expect(cleaner.note).toHaveText('1 hidden character(s) found');
  await expect(page.getByText('and 1 to judge')).toBeVisible();
  await expect(page.getByRole('button', { name: /U\+0430, stays in the text/ })).toBeVisible();
});

test('an arrow of plain signs is drawn as two signs, in the box and in the result', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await cleaner.paste('a -> b <= c\u200B');
  await cleaner.clean();
  await cleaner.shows('a -> b <= c');
  /** How much wider two signs are drawn apart than beside each other, in the font of an element. */
  const lost = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const width = (text: string) => {
          const span = document.createElement('span');
          const { fontFamily, fontSize, fontWeight, fontVariantLigatures } =
            getComputedStyle(element);
          Object.assign(span.style, { fontFamily, fontSize, fontWeight, fontVariantLigatures });
          Object.assign(span.style, {
            fontKerning: 'none',
            position: 'absolute',
            whiteSpace: 'pre',
          });
          span.textContent = text;
          document.body.append(span);
          const { width } = span.getBoundingClientRect();
          span.remove();
          return width;
        };
        return ['->', '<=', 'fi'].map((pair) => width(pair[0]!) + width(pair[1]!) - width(pair));
      });
  for (const place of ['textarea', 'section[aria-label=Result] .whitespace-pre-wrap']) {
    for (const difference of await lost(place)) expect(Math.abs(difference)).toBeLessThan(0.1);
  }
});

test('a dropped text file is read', async ({ page, cleaner }) => {
  await cleaner.open();
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'note.txt', { type: 'text/plain' }));
    return transfer;
  }, dirty);
  await cleaner.input.dispatchEvent('dragenter', { dataTransfer: data });
  await cleaner.input.dispatchEvent('dragover', { dataTransfer: data });
  await cleaner.input.dispatchEvent('drop', { dataTransfer: data });
  await expect(cleaner.note).toHaveText('2 hidden character(s) found');
});

test('a dropped file in Windows-1252 or in UTF-16 is read as what it is', async ({
  page,
  cleaner,
}) => {
  const text = 'Grüße aus Köln – 5\u00A0€';
  const files = {
    windows: [...text].map((sign) => ({ '–': 0x96, '€': 0x80 })[sign] ?? sign.charCodeAt(0)),
    utf16: [...text].flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]),
  };
  await cleaner.open();
  for (const bytes of Object.values(files)) {
    await cleaner.input.fill('');
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(content)], 'note.txt', { type: 'text/plain' }));
      return transfer;
    }, bytes);
    await cleaner.input.dispatchEvent('drop', { dataTransfer: data });
    await expect(cleaner.input).toHaveValue(text);
  }
});

test('the counter of the home page follows a cleanup', async ({ page, cleaner }) => {
  await cleaner.open();
  await cleaner.paste(dirty);
  await cleaner.clean();
  await cleaner.shows(tidy);
  await page.reload();
  await expect(page.getByText(/^[1-9][\d,]* texts? cleaned here so far$/)).toBeVisible();
});

test('a long text is sent from beside the page, and cleaned on the device without a network', async ({
  page,
  cleaner,
  visitor,
  context,
}) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (...sent) => {
      performance.mark(`fetch ${sent[0]}`);
      return fetch(...sent);
    };
  });
  const sentByPage = () =>
    page.evaluate(
      (path) =>
        performance.getEntriesByType('mark').filter(({ name }) => name.endsWith(path)).length,
      pathOf(addresses.cleaning.cleanText),
    );
  const long = `${dirty} `.repeat(10_000);
  await visitor.signIn();
  await cleaner.open();
  await cleaner.paste(long);
  await expect(cleaner.note).toHaveText('20,000 hidden character(s) found');
  const answered = page.waitForResponse(cleaning);
  await cleaner.clean();
  expect((await answered).status()).toBe(200);
  await cleaner.shows(tidy);
  await expect(cleaner.result).toContainText('20,000 hidden characters removed');
  expect(await sentByPage()).toBe(0);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await cleaner.paste(dirty);
  await cleaner.clean();
  await cleaner.shows(tidy);
  expect(await sentByPage()).toBe(1);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await cleaner.paste(long);
  await context.setOffline(true);
  await cleaner.clean();
  await cleaner.shows(tidy);
  await expect(cleaner.result).toContainText('20,000 hidden characters removed');
});
