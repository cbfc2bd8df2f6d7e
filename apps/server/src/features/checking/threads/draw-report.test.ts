import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { besideAtMost, drawReport } from './draw-report.ts';
import { drawable, standIn, stretchesOf } from './drawable.ts';
import type { ReportView } from './report-view.ts';

const own = 'On most mornings the quay was empty except for two fishermen and their nets.';
const view: ReportView = {
  title: 'Plagiarism & AI report',
  productName: 'CleanPaste',
  checkedAt: '2026-02-03T10:20:30.000Z',
  day: 'February 3, 2026',
  facts: [
    { term: 'Checked', says: '2026-02-03 10:20 UTC' },
    { term: 'Version', says: 'CleanPaste 0.1.0' },
  ],
  figures: [{ label: 'Similarity', figure: '42%', verdict: 'One source', notes: ['A share.'] }],
  sentences: null,
  pieces: [
    { text: 'Intro.\n\n', numbers: [] },
    { text: own, numbers: [1] },
  ],
  sources: [
    {
      title: 'The Harbour',
      credit: 'Ann, 2020',
      url: 'https://example.org/harbour',
      percent: 42,
      passages: [{ number: 1, kind: 'Word for word', own, theirs: own.replace('quay', 'pier') }],
    },
  ],
  innocent: ['Quotations: 2 places, not counted.'],
  ownTexts: [{ title: 'Text of 2026-01-02', passages: ['My own earlier words.'] }],
  evidence: [{ label: 'Even sentences', towards: 'strongly towards a machine' }],
  weaker: [{ label: 'Long words', towards: 'slightly towards a person' }],
  evidenceTitle: 'What moved the AI likelihood',
  rates: [{ label: 'News', texts: '102', percent: '1.0%' }],
  ratesSpan: 'Of texts by people, 1.0% to 1.0% are called machine-written',
  method: ['Compared with the corpus.'],
  limits: ['Never evidence alone.'],
};

async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, unknown> };
  return { pages, info, text: pages.join(' ').replace(/\s+/g, ' ') };
}

test('the PDF has all that the report says, and tells when the text was checked', async () => {
  const { text, info } = await read(await drawReport(view));
  for (const said of [
    'Plagiarism & AI report',
    '2026-02-03 10:20 UTC',
    'CleanPaste 0.1.0',
    'Similarity: 42%',
    '[1] On most mornings the quay',
    'In the source',
    'Quotations: 2 places, not counted.',
    'the pier was empty',
    'The Harbour (42%)',
    'https://example.org/harbour',
    'Even sentences: strongly towards a machine',
    'Long words: slightly towards a person',
    'News 102 1.0%',
    'Text of 2026-01-02; not counted in the similarity.',
    'My own earlier words.',
    'Compared with the corpus.',
    'Never evidence alone.',
  ])
    expect(text).toContain(said);
  expect(info).toMatchObject({ Title: 'Plagiarism & AI report', Creator: 'CleanPaste' });
  expect(info.CreationDate).toContain('20260203');
});

test('Latin, Greek and Cyrillic letters are drawn; for others something stands, and it says so', async () => {
  const letters = 'Łódź, naïveté, Ελληνικά, Кириллица';
  const plain = await read(await drawReport({ ...view, pieces: [{ text: letters, numbers: [] }] }));
  expect(plain.text).toContain(letters);
  expect(plain.text).not.toContain('stands');
  const others = await read(
    await drawReport({ ...view, pieces: [{ text: '中文 and العربية', numbers: [] }] }),
  );
  expect(others.text).toContain(`For 9 other characters stands ${standIn}`);
  expect(others.text).toContain('the HTML form of this report has them');
});

test('a long report has numbered pages, and rows that stay on one', async () => {
  const long = `${own} `.repeat(200);
  const { passages, ...source } = view.sources[0]!;
  const many = {
    ...view,
    pieces: [{ text: long, numbers: [1] }],
    sources: [{ ...source, passages: [{ ...passages[0]!, own: long, theirs: 'W'.repeat(5000) }] }],
  };
  const { pages } = await read(await drawReport(many));
  expect(pages.length).toBeGreaterThan(4);
  for (const [at, page] of pages.entries()) expect(page).toContain(`${at + 1} / ${pages.length}`);
});

test('what many sources have is bounded, and the rest is named', async () => {
  const { passages, ...source } = view.sources[0]!;
  const large = { ...passages[0]!, own: 'a', theirs: 'b '.repeat(besideAtMost.characters / 2) };
  const { text } = await read(
    await drawReport({ ...view, sources: [{ ...source, passages: [large, large] }] }),
  );
  expect(text).toContain('2 further passages are in the HTML form of this report.');
  const many = Array.from({ length: besideAtMost.passages + 3 }, () => passages[0]!);
  const more = await read(await drawReport({ ...view, sources: [{ ...source, passages: many }] }));
  expect(more.text).toContain('3 further passages are in the HTML form of this report.');
});

test.each([
  ['a word without end', 'x'.repeat(50_000)],
  ['characters that are not drawn', '中文'.repeat(25_000)],
  ['letters with marks', 'e\u0301'.repeat(25_000)],
  ['marks without end', `a${'\u0301'.repeat(49_999)}`],
  ['lines without end', 'a\n'.repeat(25_000)],
])('%s is drawn within what a thread may take', async (_, text) => {
  const { pages } = await read(await drawReport({ ...view, pieces: [{ text, numbers: [] }] }));
  expect(pages.length).toBeLessThan(100);
});

test('what cannot be drawn is counted, and what is not seen is left out', () => {
  expect(drawable('a\u200bb\u202ec\u0000d\r\ne\tf')).toEqual({ text: 'abcd\ne    f', missing: 0 });
  expect(drawable('Ωж字😀')).toEqual({ text: `Ωж${standIn}${standIn}`, missing: 2 });
  expect(drawable('\ud800x').missing).toBe(0);
});

test('stretches are cut at spaces, lose no word, and a word without end is cut where it is', () => {
  const text = 'one two  three\n\nfour';
  expect(stretchesOf(text, 9)).toEqual(['one two', 'three', 'four']);
  expect(stretchesOf('x'.repeat(25), 10).map(({ length }) => length)).toEqual([10, 10, 5]);
});
