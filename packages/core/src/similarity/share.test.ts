import { describe, expect, it } from 'vitest';
import { excludedSpans, outside, similarityOf } from './index.ts';

const cut = (text: string, options: { quotations?: boolean; references?: boolean }): string[] =>
  excludedSpans(text, options).map(({ start, end }) => text.slice(start, end));

describe('similarityOf', () => {
  it('is the share of words, each counted once', () => {
    const text = 'one two three four';
    expect(similarityOf(text, [])).toBe(0);
    expect(similarityOf(text, [{ start: 0, end: 7 }])).toBe(0.5);
    expect(
      similarityOf(text, [
        { start: 0, end: 7 },
        { start: 4, end: 13 },
      ]),
    ).toBe(0.75);
    expect(similarityOf(text, [{ start: 0, end: text.length }])).toBe(1);
    expect(similarityOf('', [{ start: 0, end: 0 }])).toBe(0);
  });

  it('counts without the words that are left out', () => {
    const text = 'one “two three” four';
    const leftOut = [{ start: 4, end: 15 }];
    expect(similarityOf(text, [{ start: 0, end: 15 }], leftOut)).toBe(0.5);
    expect(similarityOf(text, [{ start: 4, end: 15 }], leftOut)).toBe(0);
  });
});

describe('outside', () => {
  it('keeps the matches that lie for at least half outside', () => {
    const matches = [
      { start: 0, end: 10 },
      { start: 8, end: 20 },
      { start: 12, end: 18 },
    ];
    expect(
      outside(matches, [
        { start: 10, end: 15 },
        { start: 15, end: 20 },
      ]),
    ).toEqual([matches[0]]);
    expect(outside(matches, [])).toEqual(matches);
  });
});

describe('excludedSpans', () => {
  it.each([
    ['He said “to be or not to be, he asked” twice.', ['“to be or not to be, he asked”']],
    ['Sie sagte: „Das ist ein ganzer Satz.“ Ja.', ['„Das ist ein ganzer Satz.“']],
    ['Il dit « voilà une phrase entière » hier.', ['« voilà une phrase entière »']],
    ['She wrote "this is a whole sentence" here.', ['"this is a whole sentence"']],
    ['The “term” is short.', []],
    ['A 12" pipe and a 14" pipe were laid here.', []],
    ['An “opening that never closes\n\nin its paragraph”.', []],
    ['Before\n> quoted line one\n> line two\nafter', ['> quoted line one\n> line two\n']],
  ])('finds the quotations of %j', (text, expected) => {
    expect(cut(text, { quotations: true })).toEqual(expected);
    expect(cut(text, {})).toEqual([]);
  });

  const list = `## References\n\nOrr, M. (1853). Weather at sea.\nLee, A. Gulls, pp. 3–9, 1999.\n[3] https://example.org/tides`;

  it('finds a list of references to the end, or to an appendix', () => {
    const text = `Some text.\n\n${list}`;
    expect(cut(text, { references: true })).toEqual([list]);
    const more = `${text}\n\n# Appendix A\n\nTables from 1999.`;
    expect(cut(more, { references: true })[0]).not.toContain('Appendix');
    expect(cut(text, { quotations: true })).toEqual([]);
  });

  it('takes no chapter for a list because of its name', () => {
    const text = 'Literature\n\nWe read books there.\nThey were long.\nNobody minded.';
    expect(cut(text, { references: true })).toEqual([]);
    expect(cut('See the references in 1999.', { references: true })).toEqual([]);
  });

  it('joins spans that overlap', () => {
    const text = `“A quotation before the list stands here”\n\nReferences\n“A title in marks”, 1999.`;
    const spans = excludedSpans(text, { quotations: true, references: true });
    expect(spans).toHaveLength(2);
    expect(spans[1]!.end).toBe(text.length);
  });
});
