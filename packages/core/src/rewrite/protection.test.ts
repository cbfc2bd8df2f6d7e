import { describe, expect, it } from 'vitest';
import { alternatives, applyEdits, rewrite } from './index.ts';
import { protectedSpans } from './protect.ts';
import { wordings } from './wordings.fixture.ts';

/** Words that are exchanged wherever nothing protects them. */
const WORDS = 'many important tools';
const SEEDS = 12;

/** What is protected, and the text around it. */
const KEPT: [what: string, before: string, kept: string, after: string][] = [
  ['code', 'See ', `\`${WORDS}\``, ' in the city, and it is good.'],
  ['a quotation', 'He said ', `“${WORDS} are in the city”`, ' twice, and it is good.'],
  ['a straight quotation', 'He said ', `"${WORDS} are in the city"`, ' twice, and it is good.'],
  ['a citation', 'As it is shown in the city ', '(Smith et al., 2020)', ' it is good.'],
  ['an address of mail', 'Write to ', 'important@many.example', ' in the city, and it is good.'],
  ['a formula', 'Let ', `$${WORDS} + y$`, ' be in the city of the king.'],
  ['a link', 'A ', `[${WORDS}](https://many.example)`, ' is here in the city.'],
  ['a name of a program', 'Call ', 'many_important_tools', ' in the city of the king.'],
  ['a heading', '', `## The ${WORDS} in the city`, '\nIt is good to be in the city of the king.'],
  ['a quoted line', '', `> They have ${WORDS}`, '\n\nIt is good to be in the city of the king.'],
];

describe('somebody whose text has parts that are not to change', () => {
  it('finds the same words exchanged where nothing protects them', () => {
    const text = `They have ${WORDS} in the city, and it is good.`;
    const exchanged = wordings(text).map((wording) => wording.split(' → ')[0]);
    expect(exchanged).toEqual(expect.arrayContaining(['have many', 'important']));
  });

  it.each(KEPT)('gets %s back byte for byte', (_, before, kept, after) => {
    const text = before + kept + after;
    const end = before.length + kept.length;
    const inside = (place: { start: number; end: number }) =>
      place.start < end && place.end > before.length;
    expect(alternatives(text).filter(inside)).toEqual([]);
    for (let seed = 0; seed < SEEDS; seed++) {
      const { edits, text: rewritten, note } = rewrite(text, { strength: 'strong', seed });
      expect(note).toBeUndefined();
      expect(edits.filter(inside)).toEqual([]);
      expect(applyEdits(text, edits)).toBe(rewritten);
      expect(rewritten).toContain(kept);
    }
  });

  it.each([
    ['See `a b` now.', '`a b`'],
    ['He said “stay here” twice.', '“stay here”'],
    ['He said "stay here" twice.', '"stay here"'],
    ['As shown (Smith et al., 2020) here.', '(Smith et al., 2020)'],
    ['Write to a.b@c.example today.', 'a.b@c.example'],
    ['Let $x^2 + y$ be.', '$x^2 + y$'],
    ['A [link text](https://x.example) here.', '[link text](https://x.example)'],
    ['Call foo_bar soon.', 'foo_bar'],
    ['## A heading here\nText.', '## A heading here'],
    ['> quoted line\n\nText.', '> quoted line'],
  ])('has in %j the part %j protected, from its first to its last character', (text, span) => {
    const spans = protectedSpans(text).map(({ start, end }) => text.slice(start, end));
    expect(spans).toContain(span);
  });
});
