import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { commented, docx, paragraph } from '../packages/files/test/documents.ts';
import { onePagePdf } from '../packages/files/test/pdf.ts';
import { unpack } from '../packages/files/test/unpack.ts';
import { axeFindings } from './fixtures/axe.ts';
import { expect, test } from './fixtures/test.ts';

const report = () => docx(paragraph(commented('Zero\u200bwidth')));

/** Drops a file on the box, as a person does from a folder. */
async function drop(page: Page, name: string, content: Uint8Array | string) {
  const bytes = [...(typeof content === 'string' ? new TextEncoder().encode(content) : content)];
  const data = await page.evaluateHandle(
    ([title, units]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(units as number[])], title as string));
      return transfer;
    },
    [name, bytes] as const,
  );
  const box = page.getByRole('textbox', { name: 'Paste your text here' });
  await box.dispatchEvent('drop', { dataTransfer: data });
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'File' });

async function downloaded(
  page: Page,
  name = 'Download the cleaned file',
): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panelOf(page).getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('a dropped document comes back cleaned, and no request carries it anywhere', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await drop(page, 'report.docx', report());
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: 'report.docx' })).toBeVisible();
  await expect(panel).toContainText('2 hidden characters found');
  await expect(panel).toContainText('Last modified by: John Roe');
  await expect(panel).toContainText('Comment: Say this in private');
  expect(await axeFindings(page)).toEqual([]);

  // By what it does: while the names of people stay in it, it is not called cleaned.
  const first = await downloaded(page, 'Download with its text cleaned');
  expect(first.name).toBe('report.docx');
  expect(unpack(first.bytes)['word/document.xml']).toContain('<w:t>Zerowidth</w:t>');
  expect(Object.values(unpack(first.bytes)).join('')).toContain('John Roe');

  // What stays is said at the button, until it is taken out.
  await expect(
    panel.getByText(/^\d+ kinds of detail about people or the file stay in it\.$/),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Take out all of it' }).click();
  await expect(panel.getByText(/details? about people or the file stay/)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Keep all of it' }).click();
  await panel.getByLabel('Take out: Names of people').check();
  await panel.getByLabel('Take out: Comments').check();
  const second = await downloaded(page);
  expect(Object.values(unpack(second.bytes)).join('')).not.toMatch(/John|Jane|private/);
  await expect(panel).toContainText('report.docx is cleaned.');
  expect(sent).toEqual([]);
  await expect(cleaner.input).toHaveValue('');
});

test('a file that is broken says so beside it, and the next one is read', async ({
  page,
  cleaner,
}) => {
  await cleaner.open();
  await drop(page, 'cut.docx', report().slice(0, 400));
  await expect(panelOf(page).getByRole('alert')).toContainText('The file is damaged');
  // Another file takes its place; a text goes into the box, and the panel with the broken one goes.
  await panelOf(page)
    .getByLabel('Choose another file')
    .setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Plain words'),
    });
  await expect(page.getByLabel('Paste your text here:')).toHaveValue('Plain words');
  await expect(panelOf(page)).toHaveCount(0);
  await drop(page, 'page.html', '<p>Te\u200bxt</p><script>"a\u200bb"</script>');
  await expect(panelOf(page)).toContainText('1 hidden character found');
  await expect(panelOf(page).getByRole('alert')).toHaveCount(0);
  const { bytes } = await downloaded(page);
  expect(new TextDecoder().decode(bytes)).toBe('<p>Text</p><script>"a\u200bb"</script>');
});

test('a PDF is read and reported, with nothing to download', async ({ page, cleaner }) => {
  await cleaner.open();
  await drop(page, 'paper.pdf', onePagePdf({ author: 'Jane Doe', text: 'Hello' }));
  await expect(panelOf(page)).toContainText('Author: Jane Doe');
  await expect(panelOf(page)).toContainText('A PDF is only read');
  await expect(panelOf(page).getByRole('button', { name: /Download/ })).toHaveCount(0);
});

test('a text with a format can be read into the box instead', async ({ page, cleaner }) => {
  await cleaner.open();
  await drop(page, 'notes.md', 'No\u200btes');
  await panelOf(page).getByRole('button', { name: 'Read it into the box' }).click();
  await expect(cleaner.input).toHaveValue('No\u200btes');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(cleaner.input).toBeFocused();
});

test('on a phone a dropped file is what is worked on: no empty box before it, no dead button below', async ({
  page,
  cleaner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await cleaner.open();
  await drop(page, 'report.docx', report());
  const panel = panelOf(page);
  await expect(panel).toContainText('2 hidden characters found');
  await expect(cleaner.button).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try an example' })).toBeHidden();
  expect((await cleaner.input.boundingBox())!.height).toBeLessThan(80);
  await expect(panel.getByRole('heading', { name: 'report.docx' })).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  // A text may still come beside it, and the box is whole again without the file.
  await cleaner.input.fill('Zero\u200bwidth');
  await expect(cleaner.button).toBeEnabled();
  await cleaner.input.fill('');
  await expect(cleaner.button).toHaveCount(0);
  await panel.getByRole('button', { name: 'Close the file' }).click();
  await expect(cleaner.button).toBeVisible();
  expect((await cleaner.input.boundingBox())!.height).toBeGreaterThan(150);
});

for (const width of [390, 1280]) {
  test(`a file can be chosen by keyboard instead of dropped, at ${width} pixels`, async ({
    page,
    cleaner,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await cleaner.open();
    const choice = page.getByLabel('Choose a file');
    const label = page.getByText('Choose a file', { exact: true });
    await expect(label).toBeInViewport({ ratio: 1 });
    const { height } = (await label.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(width < 640 ? 44 : 36);
    await cleaner.input.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(choice).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    const chosen = page.waitForEvent('filechooser');
    // A key before the browser knows that the test chooses would open a window of its own.
    await page.evaluate(() => undefined);
    await page.keyboard.press('Enter');
    const chooser = await chosen;
    await chooser.setFiles({
      name: 'report.docx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(report()),
    });
    await expect(panelOf(page)).toContainText('2 hidden characters found');
    const { bytes } = await downloaded(page, 'Download with its text cleaned');
    expect(unpack(bytes)['word/document.xml']).toContain('<w:t>Zerowidth</w:t>');
    await panelOf(page).getByRole('button', { name: 'Close the file' }).click();
    await choice.setInputFiles({
      name: 'note.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('No\u200bte'),
    });
    await expect(cleaner.input).toHaveValue('No\u200bte');
    await expect(cleaner.input).toBeFocused();
    await expect(choice).toHaveCount(0);
  });
}
