import { readFile } from 'node:fs/promises';
import { axeFindings } from './fixtures/axe.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ hasShared: true });

const text =
  'My grandmother kept bees behind the school, and every autumn she let us taste the honey. It is a ' +
  'truth universally acknowledged, that a single man in possession of a good fortune, must be in want of ' +
  'a wife. However little known the feelings or views of such a man may be on his first entering a ' +
  'neighbourhood, this truth is so well fixed in the minds of the surrounding families.';

test('a report is kept as HTML and PDF, and shown by a link until it is taken back', async ({
  page,
  cleaner,
  visitor,
  browser,
}) => {
  await visitor.signIn();
  await cleaner.open();
  await cleaner.paste(text);
  await page.getByLabel('Also check for unintentional plagiarism & AI').check();
  // The starter corpus is indexed in the background after the server's first start.
  await page.waitForTimeout(2000);
  await cleaner.clean();
  const keep = page.getByRole('region', { name: 'Keep this report' });
  const fileOf = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      keep.getByRole('button', { name }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const html = await fileOf('Download HTML');
  expect(html.name).toMatch(/^plagiarism-report-\d{4}-\d\d-\d\d\.html$/);
  expect(html.bytes.toString()).toContain('a single man in possession');
  const pdf = await fileOf('Download PDF');
  expect(pdf.name).toMatch(/\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await keep.getByRole('button', { name: 'Make a link' }).click();
  const address = await keep.getByLabel('Address of the report').inputValue();
  expect(await axeFindings(page)).toEqual([]);
  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const shown = await stranger.newPage();
  const said: string[] = [];
  shown.on('console', (message) => said.push(message.text()));
  await shown.goto(address);
  await expect(shown.getByRole('heading', { name: 'Plagiarism & AI report' })).toBeVisible();
  const passage = shown.locator('#source-1');
  await shown.locator('#text-1').click();
  await expect(passage).toBeInViewport();
  await expect(passage).toContainText('In the source');
  const over = await shown.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  expect(said).toEqual([]);

  await keep.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(keep.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await shown.goto(address);
  await expect(shown.getByRole('heading', { name: 'There is no report here' })).toBeVisible();
  await stranger.close();
});
