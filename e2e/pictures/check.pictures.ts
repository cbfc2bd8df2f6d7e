import { addresses, pathOf } from '@cleanpaste/contract';
import type { Page } from '@playwright/test';
import { answerForNow } from '../fixtures/answer-for-now.ts';
import type { Cleaner } from '../fixtures/cleaner.ts';
import { payingOn } from '../fixtures/paying.ts';
import type { Visitor } from '../fixtures/visitor.ts';
import { expect, states, test } from './states.ts';
import { copied, essay, letter, machineLike, own, serverFault } from './texts.ts';

const checking = `**${pathOf(addresses.checking.checkText)}`;
const also = (page: Page) => page.getByLabel('Also check for unintentional plagiarism & AI');
const reportOn = (page: Page) => page.getByRole('region', { name: 'Plagiarism & AI report' });
const fix = (page: Page) => page.getByRole('button', { name: 'Fix & Re-check for Plagiarism' });

interface Tools {
  page: Page;
  cleaner: Cleaner;
  visitor: Visitor;
}

async function prepare({ page, cleaner, visitor }: Tools, text: string) {
  await visitor.signIn();
  await cleaner.open();
  await cleaner.input.fill(text);
  await also(page).check();
  // The starter corpus is indexed in the background after the server's first start.
  await page.waitForTimeout(1000);
}

async function check(tools: Tools, text: string) {
  await prepare(tools, text);
  await tools.cleaner.clean();
  await expect(tools.page.getByText('Analysis complete!')).toBeVisible();
  await expect(reportOn(tools.page)).toBeVisible();
}

/** A part of the page below the header that stays at the top. */
const lookAt = (page: Page, name: string | RegExp) =>
  page
    .getByText(name)
    .first()
    .evaluate((it) => {
      scrollTo({ top: it.getBoundingClientRect().top + scrollY - 96, behavior: 'instant' });
    });

states(
  [
    ...['check-options', 'check-scanning', 'check-report', 'check-matches', 'check-link'],
    ...['report-by-link', 'report-taken-back', 'check-fixed', 'check-quoted', 'check-limit-free'],
    ...['dashboard-with-check', 'dashboard-check-open'],
  ],
  async ({ page, cleaner, visitor, take, expectError }) => {
    test.setTimeout(240_000);
    expectError(/403|404/);
    await prepare({ page, cleaner, visitor }, `${own}\n\n${copied}\n\n${machineLike}`);
    await take('check-options');
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    const mend = await answerForNow(page, checking, async (route) => {
      await isLetGo;
      await route.continue();
    });
    await cleaner.clean();
    await expect(page.getByText('Scanning your text...')).toBeVisible();
    await take('check-scanning', { whole: false });
    letGo();
    mend();
    await expect(reportOn(page).getByText(/^Match 1 \(/)).toBeVisible();
    await take('check-report');
    await lookAt(page, /^Match 1 \(/);
    await take('check-matches', { whole: false });

    const keep = page.getByRole('region', { name: 'Keep this report' });
    await keep.getByRole('button', { name: 'Make a link' }).click();
    const address = await keep.getByLabel('Address of the report').inputValue();
    await keep.scrollIntoViewIfNeeded();
    await take('check-link', { whole: false });

    await fix(page).click();
    await expect(page.getByLabel(/^(Fixed|Reworded) Text:$/)).toBeVisible();
    await take('check-fixed');
    await page.getByRole('button', { name: 'Quote it' }).first().click();
    await page.getByLabel('Author').scrollIntoViewIfNeeded();
    await take('check-quoted');

    await cleaner.input.fill(`${own} Again.`);
    await cleaner.clean();
    await expect(page.getByRole('dialog')).toContainText('You have reached your limit');
    await take('check-limit-free');

    await page.goto(address);
    await take('report-by-link');
    await page.goto('/dashboard');
    const history = page.getByRole('region', { name: 'Plagiarism check history' });
    await expect(history).toContainText('My grandmother kept bees');
    await take('dashboard-with-check');
    await history.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
    await take('dashboard-check-open');
    await page.goto(`${address}x`);
    await take('report-taken-back');
  },
);

states(
  ['check-machine', 'check-fix-failed', 'check-fixing', 'check-machine-fixed'],
  async ({ page, cleaner, visitor, take, expectError }) => {
    expectError(/502/);
    await check({ page, cleaner, visitor }, machineLike);
    await expect(reportOn(page)).toContainText('Probably machine-written');
    await take('check-machine');
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    const message = 'The rewriting service is not available. Your text was not changed.';
    const mend = await answerForNow(page, checking, async (route) => {
      await isLetGo;
      await route.fulfill({ status: 502, json: { error: 'provider_failed', message } });
    });
    await fix(page).click();
    await expect(
      page.getByRole('button', { name: /^(Scanning for matches|Removing patterns)\.{3}$/ }),
    ).toBeVisible();
    await take('check-fixing', { whole: false });
    letGo();
    const alert = reportOn(page).getByRole('alert');
    await expect(alert).toContainText(message);
    await alert.scrollIntoViewIfNeeded();
    await take('check-fix-failed', { whole: false });
    mend();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel(/^(Fixed|Reworded) Text:$/)).toBeVisible();
    await take('check-machine-fixed');
  },
);

states(
  ['check-not-fixed', 'check-copied-quoted', 'check-after-quoting'],
  async ({ page, cleaner, visitor, take }) => {
    await check({ page, cleaner, visitor }, copied);
    await fix(page).click();
    await expect(page.getByText(/^No rewording helped/)).toBeVisible();
    await take('check-not-fixed');
    await page.getByRole('button', { name: 'Quote it' }).click();
    const quoted = page.getByLabel('Text with quotations:');
    await expect(quoted).toBeVisible();
    await quoted.scrollIntoViewIfNeeded();
    await take('check-copied-quoted', { whole: false });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(
      reportOn(page)
        .getByText(/100% before/)
        .first(),
    ).toBeVisible();
    await take('check-after-quoting');
  },
);

states(['check-all-clear', 'check-all-clear-card'], async ({ page, cleaner, visitor, take }) => {
  await prepare({ page, cleaner, visitor }, letter);
  await cleaner.clean();
  const dialog = page.getByRole('dialog', { name: "You're All Set" });
  await expect(dialog).toBeVisible();
  await take('check-all-clear');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await take('check-all-clear-card');
});

states(['check-too-short'], async ({ page, cleaner, visitor, take }) => {
  await check({ page, cleaner, visitor }, own);
  await page.keyboard.press('Escape');
  await take('check-too-short');
});

states(['check-failed'], async ({ page, cleaner, visitor, take, expectError }) => {
  expectError(/500/);
  await page.route(checking, (route) =>
    route.fulfill({
      status: 500,
      json: {
        error: 'internal_error',
        message: serverFault,
      },
    }),
  );
  await prepare({ page, cleaner, visitor }, own);
  await cleaner.clean();
  await expect(
    page.getByRole('alert').filter({
      hasText: serverFault,
    }),
  ).toBeVisible();
  await take('check-failed', { whole: false });
});

states(['check-needs-account'], async ({ page, cleaner, take, expectError }) => {
  expectError(/401/);
  await cleaner.open();
  await cleaner.input.fill(own);
  await also(page).check();
  await cleaner.clean();
  await expect(page.getByRole('dialog')).toContainText('Checking needs an account');
  await take('check-needs-account');
});

states(['check-limit-pro'], async ({ page, cleaner, visitor, take, expectError }) => {
  expectError(/403/);
  await visitor.signIn();
  await payingOn(page).subscribe('Pro', 'Visa that pays');
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByLabel('Name of a new key').fill('limits');
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = await page.getByRole('dialog').getByText(/^cp_/).textContent();
  for (let n = 0; n < 15; n++) {
    await page.request.post('/api/v1/check', {
      headers: { authorization: `Bearer ${key}` },
      data: { text: `Text number ${n}.` },
    });
  }
  await cleaner.open();
  await cleaner.input.fill(essay);
  await also(page).check();
  await cleaner.clean();
  await expect(page.getByRole('dialog')).toContainText('All 15 plagiarism & AI checks');
  await take('check-limit-pro');
});
