import { excludedSpans } from '@cleanpaste/core/similarity';
import { expect, test } from 'vitest';
import { type CitationStyle, citationInList, citationStyles, type Source } from './citation.ts';
import { placesOf, withQuotations } from './quotations.ts';

const unknown = { author: null, year: null };
const source = {
  ...unknown,
  title: 'The Harbour (A. Writer)',
  url: 'https://example.org/h',
  licence: 'CC0',
};
const text = 'I begin, the quay was empty, and I go on.';
const placeOf = (words: string, sourceText = words, of: Source = source, inText = text) => {
  const start = inText.indexOf(words);
  return { start, end: start + words.length, sourceText, source: of };
};
const quay = placeOf('the quay was empty', 'the  quay\nwas “empty”');
const quote = (style: CitationStyle, places = [quay]) => withQuotations(text, places, style);

test('APA names the title and says that no date is given; the list has the address', () => {
  expect(quote('apa')).toBe(
    'I begin, “the quay was ‘empty’” (The Harbour [A. Writer], n.d.), and I go on.\n\n' +
      'References\n\nThe Harbour (A. Writer). (n.d.). https://example.org/h Licence: CC0.',
  );
});

test('MLA', () => {
  expect(quote('mla')).toBe(
    'I begin, “the quay was ‘empty’” (The Harbour [A. Writer]), and I go on.\n\n' +
      'Works Cited\n\nThe Harbour (A. Writer). https://example.org/h. Licence: CC0.',
  );
});

test('Chicago numbers its notes, and names a source in full once', () => {
  const twice = [quay, placeOf('I go on')];
  expect(quote('chicago', twice)).toBe(
    'I begin, “the quay was ‘empty’”[1], and “I go on”[2].\n\n' +
      'Notes\n\n1. The Harbour (A. Writer), https://example.org/h. Licence: CC0.\n2. The Harbour (A. Writer).',
  );
});

test('plain says everything where the quotation stands', () => {
  expect(quote('plain')).toBe(
    'I begin, “the quay was ‘empty’” (The Harbour [A. Writer], https://example.org/h, CC0), and I go on.',
  );
});

test('what is not known of a source is left out', () => {
  const page = { title: 'A page', url: null, licence: null };
  const one = [placeOf('the quay was empty', 'the quay', page)];
  expect(quote('plain', one)).toContain('“the quay” (A page), and');
  expect(quote('apa', one)).toMatch(/\n\nReferences\n\nA page\. \(n\.d\.\)\.$/);
});

test('a source quoted twice stands in the list once, and a list that is there goes on', () => {
  expect(quote('apa', [quay, placeOf('I go on')]).match(/https/g)).toHaveLength(1);
  const listed = `${text}\n\nReferences\n\nDoe, J. (2020). A book.`;
  const out = withQuotations(listed, [quay], 'apa');
  expect(out.match(/References/g)).toHaveLength(1);
  expect(out).toMatch(/A book\.\n\nThe Harbour/);
});

test('without a quotation the text is as it was', () => {
  for (const style of citationStyles) expect(quote(style, [])).toBe(text);
});

test.each([
  [
    'of several paragraphs',
    'The first one.\n\nThe second\none.',
    '> The first one.\n>\n> The second one.',
  ],
  ['of many pages', 'word '.repeat(700), `> ${'word '.repeat(700).trim()}`],
])('a quotation %s stands apart as a block', (_, words, block) => {
  const own = 'Before it. CO\n\nPIED. After it.';
  const place = placeOf('CO\n\nPIED', words, source, own);
  expect(withQuotations(own, [place], 'mla')).toMatch(
    new RegExp(`^Before it\\.\\n\\n${block} \\(The Harbour \\[A\\. Writer\\]\\)\\n\\nAfter it\\.`),
  );
});

test('a quotation runs on where the text does, however the source is set', () => {
  const place = { ...quay, sourceText: 'The first one.\n\nThe second\none.' };
  expect(quote('mla', [place])).toContain('I begin, “The first one. The second one.” (The');
});

test.each([
  ['“smart” and «angled»'],
  ['"straight" ones, and an "other"'],
  ['„low“ and “high”'],
  ['one " too few'],
  ['Two.\n\n"Paragraphs" of it.'],
  ['word '.repeat(900)],
])('whatever marks the source has, a check sees the whole quotation: %.30s', (words) => {
  const sourceText = `She said ${words} to us all`;
  for (const style of citationStyles) {
    const out = withQuotations(text, [{ ...quay, sourceText }], style);
    const [span] = excludedSpans(out, { quotations: true });
    const quoted = out.slice(span!.start, span!.end);
    expect(quoted).toContain('She said');
    expect(quoted).toContain('to us all');
  }
});

test('places of several sources are set in the order of the text', () => {
  const other = { ...unknown, title: 'B', url: null, licence: null };
  const places = placesOf([
    { ...source, places: [{ start: 20, end: 25, sourceText: 'x' }] },
    { ...other, places: [{ start: 3, end: 9, sourceText: 'y' }] },
  ]);
  expect(places.map((place) => [place.start, place.source.title])).toEqual([
    [3, 'B'],
    [20, source.title],
  ]);
});

test('an author and a year that are known stand where each style has them', () => {
  const by = {
    title: 'The Harbour',
    url: null,
    licence: null,
    author: 'Writer, Ann',
    year: '1901',
  };
  const cited = (style: CitationStyle, of: Source = by) =>
    quote(style, [placeOf('the quay was empty', 'the quay', of)]).replace(
      'I begin, “the quay”',
      '',
    );
  expect(cited('apa')).toBe(
    ' (Writer, 1901), and I go on.\n\nReferences\n\nWriter, A. (1901). The Harbour.',
  );
  expect(cited('mla')).toBe(
    ' (Writer), and I go on.\n\nWorks Cited\n\nWriter, Ann. The Harbour. 1901.',
  );
  expect(cited('chicago')).toBe('[1], and I go on.\n\nNotes\n\n1. Ann Writer, The Harbour (1901).');
  expect(cited('plain')).toBe(' (Ann Writer, The Harbour, 1901), and I go on.');
  expect(cited('apa', { ...by, year: '' })).toContain(' (Writer, n.d.)');
  expect(cited('apa', { ...by, author: '' })).toContain('The Harbour. (1901).');
});

test.each([
  ['apa', 'Austen, J. (1813). Pride and Prejudice.'],
  ['mla', 'Austen, Jane. Pride and Prejudice. 1813.'],
  ['chicago', 'Jane Austen, Pride and Prejudice (1813).'],
  ['plain', 'Jane Austen, Pride and Prejudice (1813).'],
] as const)('%s cites a book in the public domain by author, title and year', (style, citation) => {
  const book = { title: 'Pride and Prejudice', author: 'Austen, Jane', year: '1813' };
  const source = { ...book, url: null, licence: 'Public domain' };
  expect(citationInList(source, style)).toBe(citation);
});

test.each([
  ['Doe, Mary Ann', 'Doe, M. A.'],
  ['Sartre, Jean-Paul', 'Sartre, J.-P.'],
  ['King, Martin Luther, Jr.', 'King, M. L., Jr.'],
  ['United Nations', 'United Nations.'],
  ['Doe, Mary; Roe, John', 'Doe, Mary; Roe, John.'],
])('APA writes %s as %s', (author, written) => {
  const source = { title: 'T', url: null, licence: null, author, year: '2001' };
  expect(citationInList(source, 'apa')).toBe(`${written} (2001). T.`);
});
