import { addresses, pathOf } from '@cleanpaste/contract';
import type { Page } from '@playwright/test';
import { answerForNow } from './fixtures/answer-for-now.ts';
import { axeFindings, axeFindingsInBothThemes } from './fixtures/axe.ts';
import { machineLike } from './fixtures/machine-like.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const own =
  'My grandmother kept bees behind the school, and every autumn she let us taste the honey before ' +
  'anyone else did. I remember how she lifted the frames slowly, talking to nobody, and how the ' +
  'smoke made our eyes water.';
/** A page of a novel in the starter corpus, in which people speak. */
const page1 =
  'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in ' +
  'want of a wife.\n\nHowever little known the feelings or views of such a man may be on his first entering a ' +
  'neighbourhood, this truth is so well fixed in the minds of the surrounding families, that he is considered ' +
  'the rightful property of some one or other of their daughters.\n\n"My dear Mr. Bennet," said his lady to ' +
  'him one day, "have you heard that Netherfield Park is let at last?"\n\nMr. Bennet replied that he had not.';
const copied = page1.slice(0, page1.indexOf('\n\nHowever'));
const checking = `**${pathOf(addresses.checking.checkText)}`;
const reportOn = (page: Page) => page.getByRole('region', { name: 'Plagiarism & AI report' });
const fixButton = (page: Page) =>
  page.getByRole('button', { name: 'Fix & Re-check for Plagiarism' });
const figure = (page: Page, name: string) =>
  reportOn(page).getByRole('heading', { name }).locator('..');

interface Tools {
  page: Page;
  cleaner: {
    open: () => Promise<unknown>;
    paste: (text: string) => Promise<void>;
    clean: () => Promise<void>;
  };
  visitor: { signIn: () => Promise<void> };
}

async function check({ page, cleaner, visitor }: Tools, text: string) {
  await visitor.signIn();
  await cleaner.open();
  await cleaner.paste(text);
  await page.getByLabel('Also check for unintentional plagiarism & AI').check();
  // The starter corpus is indexed in the background after the server's first start.
  await page.waitForTimeout(2000);
  await cleaner.clean();
  await expect(page.getByText('Analysis complete!')).toBeVisible();
  await expect(reportOn(page)).toBeVisible();
}

test('a copied page is not called fixed; quoted by a click and looked at again at no cost, it scores lower', async ({
  page,
  cleaner,
  visitor,
}) => {
  await check({ page, cleaner, visitor }, page1);
  await expect(figure(page, 'Similarity Score')).toContainText('100%');
  await fixButton(page).click();
  await expect(page.getByText(/^No rewording helped\. .* This cost you nothing\.$/)).toBeVisible();
  await expect(page.getByLabel(/^(Fixed|Reworded) Text:$/)).toHaveCount(0);
  await expect(
    reportOn(page).getByText('We could not reword this passage: quote it or cite it.'),
  ).toBeVisible();
  await expect(reportOn(page).getByText(/^Match \d/)).toHaveCount(1);

  await page.getByRole('button', { name: 'Quote it' }).click();
  const text = page.getByLabel('Text with quotations:');
  await expect(text).toHaveValue(/^> It is a truth[\s\S]*\n>\n> Mr\. Bennet replied/);
  await expect(text).toHaveValue(/References\n\nAusten, J\. \(1813\)\. Pride and Prejudice\./);
  await reportOn(page).getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveCount(0);
  await page.getByRole('button', { name: 'Quote it' }).click();

  await page.getByLabel('When quoted, cite as').selectOption('Chicago note');
  await expect(text).toHaveValue(/\[1\]\n\nNotes\n\n1\. Jane Austen, Pride and Prejudice/);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  await page.reload();
  await expect(text).toHaveValue(/Notes\n\n1\. Jane Austen, Pride/);
  const answer = page.waitForResponse(checking);
  await page.getByRole('button', { name: 'Check again' }).click();
  expect(await (await answer).json()).toMatchObject({ charged: false });
  await expect(figure(page, 'Similarity Score')).toContainText(/server0%100% before/);
  await expect(text).toHaveValue(/^> It is a truth/);
  await expect(page.getByLabel('Paste your text here:')).toHaveValue(page1);

  await page.keyboard.press('Escape');
  await expect(figure(page, 'Similarity Score')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Back to the earlier report' }).click();
  await expect(figure(page, 'Similarity Score')).toContainText('100%');
});

test('a quotation inside a text goes into the box by a click, and back out by another', async ({
  page,
  cleaner,
  visitor,
}) => {
  const text = `${own}\n\n${copied}\n\n${own}`;
  await check({ page, cleaner, visitor }, text);
  await page.getByRole('button', { name: 'Quote it' }).click();
  const quoted = await page.getByLabel('Text with quotations:').inputValue();
  expect(quoted).toContain('“It is a truth universally acknowledged');
  expect(quoted).toContain('of a wife” (Austen, 1813).');
  expect(quoted).toMatch(/References\n\nAusten, J\. \(1813\)\. Pride and Prejudice\.$/);
  // The reader may know better; a draft keeps what they said.
  const shown = page.getByLabel('Text with quotations:');
  await expect(page.getByLabel('Author')).toHaveValue('Austen, Jane');
  await expect(page.getByLabel('Year')).toHaveValue('1813');
  await page.getByLabel('Author').fill('Austen, Jane and Tanner, Tony');
  await page.getByLabel('Year').fill('1972');
  await expect(shown).toHaveValue(/of a wife” \(Austen, 1972\)\./);
  await expect(shown).toHaveValue(
    /References\n\nAusten, Jane and .*\. \(1972\)\. Pride and Prejudice/,
  );
  await page.reload();
  await expect(shown).toHaveValue(/of a wife” \(Austen, 1972\)\./);
  await page.getByLabel('Author').fill('Austen, Jane');
  await page.getByLabel('Year').fill('1813');
  await expect(shown).toHaveValue(quoted);
  await page.getByRole('button', { name: 'Put it in the box above' }).click();
  await expect(cleaner.input).toHaveValue(quoted);
  await expect(cleaner.input).toBeFocused();
  await expect(reportOn(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cleaner.input).toHaveValue(text);
  await expect(page.getByLabel('Text with quotations:')).toHaveValue(quoted);
  // To quote leaves quotations out of the next look at this text, and of no other one.
  const leaveOut = page.getByRole('checkbox', { name: 'Quotations', exact: true });
  await expect(leaveOut).toBeChecked();
  await cleaner.input.fill(own);
  await expect(leaveOut).not.toBeChecked();
});

test('a fix shows what it changed, what stood there, and both figures before and after', async ({
  page,
  cleaner,
  visitor,
}) => {
  await check({ page, cleaner, visitor }, machineLike);
  await expect(figure(page, 'AI Likelihood')).toContainText('Probably machine-written');
  await fixButton(page).click();
  await expect(page.getByLabel(/^(Fixed|Reworded) Text:$/)).not.toHaveValue(machineLike);
  await expect(
    page
      .getByText(
        /^Some wordings were changed\.( It is no longer clear who wrote it: a text is called machine-written only from \d+% on\.)? AI likelihood (?:over )?\d+%\s→\s(?:over |under )?\d+%\.$/,
      )
      .first(),
  ).toBeVisible();
  await expect(figure(page, 'AI Likelihood')).toContainText(/\d+% before/);
  const layers = page.getByRole('group', { name: 'Show in the text' });
  // Of one layer there is nothing to choose: it is only named.
  await expect(layers).toHaveCount(0);
  const text = reportOn(page).getByRole('region', { name: 'Checked text' });
  await expect(text).toContainText('What was changed');
  await expect(text.locator('del').first()).toBeVisible();
  // What is struck out stood in the first text, what took its place stands in the fixed one.
  const now = await page.getByLabel(/^(Fixed|Reworded) Text:$/).inputValue();
  for (const word of await text.locator('del').allTextContents())
    expect(machineLike).toContain(word);
  for (const word of await text.locator('ins').allTextContents()) expect(now).toContain(word);
  expect(await axeFindings(page)).toEqual([]);
  // It reads the same throughout: what moved the figure is said of the whole text, not of sentences.
  await expect(layers.getByRole('button', { name: 'Sentences' })).toHaveCount(0);
  const isOpen = (await reportOn(page).getByText('Cannot tell').count()) > 0;
  await expect(
    reportOn(page).getByText(
      isOpen ? 'Signs that are not enough to tell' : 'What moved the likelihood',
    ),
  ).toBeVisible();
});

test('a fix that fails says so where its button is, and is tried again from there', async ({
  page,
  cleaner,
  visitor,
  expectError,
}) => {
  expectError(/502/);
  await check({ page, cleaner, visitor }, machineLike);
  const message = 'The rewriting service is not available. Your text was not changed.';
  const mend = await answerForNow(page, checking, (route) =>
    route.fulfill({ status: 502, json: { error: 'provider_failed', message } }),
  );
  await fixButton(page).click();
  const alert = reportOn(page).getByRole('alert');
  await expect(alert).toContainText(message);
  await expect(alert).toBeInViewport({ ratio: 1 });
  // Nothing was analysed this time.
  await expect(page.getByText('Analysis complete!')).toHaveCount(0);
  await expect(figure(page, 'AI Likelihood')).toContainText('Probably machine-written');
  mend();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel(/^(Fixed|Reworded) Text:$/)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('while a check works its panel is in view, on a phone too', async ({
  page,
  cleaner,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.signIn();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(checking, async (route) => {
    await held;
    await route.continue();
  });
  await cleaner.open();
  await cleaner.paste(machineLike);
  await page.getByLabel('Also check for unintentional plagiarism & AI').check();
  await cleaner.clean();
  await expect(page.getByText('Scanning your text...')).toBeInViewport({ ratio: 1 });
  letGo();
  await expect(page.getByText('Analyzing results...')).toBeInViewport({ ratio: 1 });
  await expect(reportOn(page).getByRole('heading', { name: 'Similarity Score' })).toBeInViewport();
});

test('a check is cancelled beside its progress: the text stays, and the one free check is there for it', async ({
  page,
  cleaner,
  visitor,
}) => {
  await visitor.signIn();
  await cleaner.open();
  await cleaner.paste(own);
  await page.getByLabel('Also check for unintentional plagiarism & AI').check();
  const mend = await answerForNow(page, checking, () => new Promise(() => {}));
  await cleaner.clean();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByText('Cancelled. Nothing was used up.')).toBeVisible();
  await expect(page.getByText('Scanning your text...')).toHaveCount(0);
  // Who works by keyboard goes on from there.
  await expect(page.locator(':focus:not(body)')).toHaveCount(1);
  await cleaner.shows('My grandmother kept bees');
  mend();
  await cleaner.clean();
  await expect(reportOn(page)).toBeVisible();
  // The check was used once, by the one that was done.
  await expect(page.getByText(/^0 of 1 checks? left/)).toBeVisible();
});

test('the history knows a check by the beginning of its text, and opens it without a fix', async ({
  page,
  cleaner,
  visitor,
}) => {
  await check({ page, cleaner, visitor }, page1);
  await page.goto('/dashboard');
  const history = page.getByRole('region', { name: 'Plagiarism check history' });
  await expect(history).toContainText('It is a truth universally acknowledged');
  await history.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'How the text begins' })).toContainText(
    /a truth universally.*…/,
  );
  await expect(dialog.getByRole('row', { name: 'Similarity 100%' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
