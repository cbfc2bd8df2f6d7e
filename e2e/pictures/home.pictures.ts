import { addresses, pathOf } from '@cleanpaste/contract';
import type { Page } from '@playwright/test';
import { commented, docx, paragraph } from '../../packages/files/test/documents.ts';
import { answerForNow } from '../fixtures/answer-for-now.ts';
import { expect, states, test } from './states.ts';
import { dirty, long, marked, serverFault, signed, withMessage } from './texts.ts';

const cleaning = `**${pathOf(addresses.cleaning.cleanText)}`;

/** A file over the box, or let go there. */
async function drag(
  page: Page,
  { name, bytes }: { name: string; bytes: Uint8Array },
  event: string,
) {
  const data = await page.evaluateHandle(
    ([title, units]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(units)], title));
      return transfer;
    },
    [name, [...bytes]] as const,
  );
  await page
    .getByRole('textbox', { name: 'Paste your text here' })
    .dispatchEvent(event, { dataTransfer: data });
}

states(['home-origin', 'home-origin-kept', 'home-origin-gone'], async ({ page, cleaner, take }) => {
  await cleaner.open();
  await cleaner.input.fill(signed);
  await expect(page.locator('[data-provenance]')).toBeVisible();
  await take('home-origin', { whole: false });
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await expect(cleaner.note).toHaveText('0 hidden character(s) found');
  await take('home-origin-kept', { whole: false });
  await page.getByLabel('Remove it as well').check();
  await expect(page.getByText('now removed.')).toBeVisible();
  await take('home-origin-gone', { whole: false });
});

states(
  [
    ...['home-empty', 'home-example', 'home-message', 'home-marked', 'home-chip-pressed'],
    ...['home-cleaned', 'home-original', 'home-receipt', 'home-sign-in-to-go-on'],
  ],
  async ({ page, cleaner, take }) => {
    await cleaner.open();
    await take('home-empty');
    await page.getByRole('button', { name: 'Try an example' }).click();
    await expect(cleaner.note).toHaveText(/[1-9]\d* hidden character/);
    await take('home-example');
    await cleaner.input.fill(withMessage);
    await expect(page.getByText('This text carries a message')).toBeVisible();
    await take('home-message', { whole: false });
    await cleaner.input.fill(marked);
    await expect(cleaner.note).toHaveText('8 hidden character(s) found');
    await take('home-marked', { whole: false });
    await page.getByRole('button', { name: /^SOFT HYPHEN/ }).click();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await take('home-chip-pressed', { whole: false });
    await page.keyboard.press('Escape');
    await cleaner.clean();
    await expect(cleaner.result).toBeVisible();
    await expect(cleaner.note).toHaveText('0 hidden character(s) found');
    await take('home-cleaned');
    await page.getByRole('radio', { name: 'Original' }).check({ force: true });
    await take('home-original', { whole: false });
    // On a phone it stands beside the cleaned text alone.
    await page.getByRole('radio', { name: 'Cleaned' }).check({ force: true });
    await page.getByRole('button', { name: 'Receipt' }).click();
    await expect(page.getByRole('dialog', { name: 'Receipt' }).getByRole('img')).toBeVisible();
    await take('home-receipt');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await cleaner.input.fill(`${dirty}, and another.`);
    await cleaner.clean();
    await expect(page.getByRole('dialog').getByText('Unlimited basic cleaning')).toBeVisible();
    await take('home-sign-in-to-go-on');
  },
);

states(['home-nothing-hidden', 'home-nothing-found'], async ({ cleaner, take }) => {
  await cleaner.open();
  await cleaner.input.fill('A plain sentence in which nothing at all is hidden.');
  await expect(cleaner.note).toHaveText('0 hidden character(s) found');
  await take('home-nothing-hidden', { whole: false });
  await cleaner.clean();
  await expect(cleaner.result).toBeVisible();
  await take('home-nothing-found', { whole: false });
});

states(['home-nothing-left'], async ({ cleaner, take }) => {
  await cleaner.open();
  await cleaner.input.fill('\u200B\u2060\u00AD');
  await cleaner.clean();
  await cleaner.shows('nothing but hidden characters');
  await take('home-nothing-left', { whole: false });
});

states(['home-long', 'home-long-cleaned'], async ({ page, cleaner, take }) => {
  await cleaner.open();
  await cleaner.paste(long);
  await expect(cleaner.note).toHaveText('1,850 hidden character(s) found');
  await expect(page.locator('.cm-hidden').first()).toBeAttached();
  await take('home-long');
  await cleaner.clean();
  await expect(cleaner.result.locator('.cm-line').first()).toBeVisible();
  await take('home-long-cleaned');
});

states(['home-too-long'], async ({ page, cleaner, take }) => {
  await cleaner.open();
  await cleaner.paste('a'.repeat(1_000_001));
  await expect(cleaner.button).toBeEnabled();
  await cleaner.clean();
  await expect(page.getByText(/1,000,000 characters/)).toBeVisible({ timeout: 30_000 });
  await take('home-too-long', { whole: false });
});

states(
  ['home-cleaning', 'home-trying-again', 'home-failed'],
  async ({ page, cleaner, take, expectError }) => {
    expectError(/500|503/);
    // The first attempt fails when it is let go; those after it wait until the page has been drawn.
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let asked = 0;
    await page.route(cleaning, async (route) => {
      await gates[Math.min(asked++, 1)]!.promise;
      await route.fulfill({
        status: 500,
        json: {
          message: serverFault,
        },
      });
    });
    await cleaner.open();
    await cleaner.input.fill(dirty);
    await expect(cleaner.note).toHaveText('2 hidden character(s) found');
    await cleaner.clean();
    await take('home-cleaning', { whole: false });
    gates[0]!.resolve();
    await expect(page.getByText(/^Attempt \d failed/)).toBeVisible();
    await take('home-trying-again', { whole: false });
    gates[1]!.resolve();
    await expect(page.getByText(`Failed to clean text: ${serverFault}`)).toBeVisible();
    await take('home-failed', { whole: false });
  },
);

states(
  ['home-offline', 'home-cleaned-offline'],
  async ({ page, context, cleaner, take, expectError }) => {
    expectError(/ERR_(FAILED|INTERNET_DISCONNECTED)/);
    const fetched = [/text\.worker-/, /sweep-/].map((code) => page.waitForResponse(code));
    await cleaner.open();
    await Promise.all(fetched);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await cleaner.input.fill(dirty);
    await expect(cleaner.note).toHaveText('2 hidden character(s) found');
    await take('home-offline', { whole: false });
    await cleaner.clean();
    await cleaner.shows('Zerowidth');
    await expect(page.getByText(/cleaned on your device/)).toBeVisible();
    await take('home-cleaned-offline', { whole: false });
  },
);

states(
  ['home-unmarked-offline', 'home-failed-offline'],
  async ({ page, context, cleaner, take, expectError }) => {
    expectError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await page.route(/assets\/text\.worker-/, (route) => route.abort());
    await cleaner.open();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await cleaner.input.fill(dirty);
    await expect(cleaner.note).toContainText('marked once you are online');
    await take('home-unmarked-offline', { whole: false });
    await cleaner.clean();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to clean' })).toBeVisible();
    await take('home-failed-offline', { whole: false });
  },
);

states(['home-file-over', 'home-file', 'home-file-broken'], async ({ page, cleaner, take }) => {
  const report = {
    name: 'report.docx',
    bytes: docx(paragraph(commented('Zero\u200bwidth'))),
  };
  await cleaner.open();
  await drag(page, report, 'dragenter');
  await drag(page, report, 'dragover');
  await take('home-file-over', { whole: false });
  await drag(page, report, 'drop');
  const panel = page.getByRole('region', { name: 'File' });
  await expect(panel).toContainText('2 hidden characters found');
  await take('home-file');
  await drag(page, { name: 'cut.docx', bytes: report.bytes.slice(0, 400) }, 'drop');
  await expect(panel.getByRole('alert')).toContainText('The file is damaged');
  await take('home-file-broken', { whole: false });
});

test.describe('who has not shared', () => {
  test.use({ hasShared: false });

  for (const [name, text, words] of [
    ['share-strip', dirty, 'Share on social media to keep using'],
    ['share-strip-of-one', 'Zero\u200Bwidth', 'One hidden character was in your text.'],
  ] as const)
    states([name], async ({ page, cleaner, take }) => {
      await cleaner.open();
      await cleaner.input.fill(text);
      await cleaner.clean();
      await expect(cleaner.result).toBeVisible();
      const strip = page.getByRole('region', { name: 'Share', exact: true });
      await expect(strip).toContainText(words);
      await strip.scrollIntoViewIfNeeded();
      await take(name);
    });

  states(['share-window', 'share-thanks'], async ({ page, context, cleaner, take }) => {
    await context.route(/bsky\.app/, (route) => route.fulfill({ body: 'compose' }));
    await cleaner.open();
    await cleaner.input.fill(dirty);
    await cleaner.clean();
    await cleaner.copied();
    const words = page.getByRole('dialog').getByText(/Share on social media to keep using/);
    await expect(words).toBeVisible();
    await take('share-window');
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Bluesky' }).click();
    await (await opened).close();
    await expect(page.getByText('Thanks for sharing!')).toBeVisible();
    await take('share-thanks', { whole: false });
  });

  states(['home-part-missing'], async ({ page, cleaner, take, expectError }) => {
    expectError(/ERR_FAILED/);
    await answerForNow(page, /assets\/sign-in-modal-/, (route) => route.abort());
    await cleaner.open();
    await cleaner.input.fill(dirty);
    await cleaner.clean();
    await expect(cleaner.result).toBeVisible();
    await cleaner.clean();
    await expect(
      page.getByRole('alert').filter({ hasText: 'The sign-in window could not be loaded.' }),
    ).toBeVisible();
    await take('home-part-missing', { whole: false });
  });
});
