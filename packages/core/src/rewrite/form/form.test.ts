import { describe, expect, it } from 'vitest';
import { ESSAYS } from '../essays.fixture.ts';
import { applyEdits, type Form, rewrite } from '../index.ts';

/** What a text looks like when only its form is changed: the edits of wording left out. */
function formedBy(text: string, form: Form): string {
  const switches = new Set<string>(Object.keys(form));
  const { edits } = rewrite(text, { form });
  return applyEdits(
    text,
    edits.filter(({ kind }) => switches.has(kind)),
  );
}

const CASES: [text: string, form: Form, expected: string][] = [
  [`He said "it's late" and 'go'.`, { quotes: 'curly' }, 'He said “it’s late” and ‘go’.'],
  ['He said “it’s late” and ‘go’.', { quotes: 'straight' }, `He said "it's late" and 'go'.`],
  [
    `It was the '90s, and she's 5'10" tall.`,
    { quotes: 'curly' },
    `It was the ’90s, and she’s 5'10" tall.`,
  ],
  [
    'Run `it\'s "x"` and it is "good" now.',
    { quotes: 'curly' },
    'Run `it\'s "x"` and it is “good” now.',
  ],
  [
    'It was late—we left — in 1990–95.',
    { dashes: 'spaced' },
    'It was late – we left – in 1990–95.',
  ],
  ['It was late – we left -- in 1990–95.', { dashes: 'em' }, 'It was late—we left—in 1990–95.'],
  [
    'It is **very** good, and *new*.',
    { emphasis: 'underscores' },
    'It is __very__ good, and _new_.',
  ],
  ['It is __very__ good, and _new_.', { emphasis: 'asterisks' }, 'It is **very** good, and *new*.'],
  ['It is **very** good, and *new*.', { emphasis: 'none' }, 'It is very good, and new.'],
  [
    'It is 2 * 3 * 4 and the file_name_here is `**a**`.',
    { emphasis: 'none' },
    'It is 2 * 3 * 4 and the file_name_here is `**a**`.',
  ],
  [
    'We have:\n\n- the one\n- the other',
    { lists: 'asterisk' },
    'We have:\n\n* the one\n* the other',
  ],
  [
    'We have:\n\n* the one\n  + the other\n\n* * *',
    { lists: 'bullet' },
    'We have:\n\n• the one\n  • the other\n\n* * *',
  ],
  [
    'The color of the center is gray, and they organize the theaters.',
    { spelling: 'british' },
    'The colour of the centre is grey, and they organise the theatres.',
  ],
  [
    'The colour of the centre is grey, and they organise the theatres.',
    { spelling: 'american' },
    'The color of the center is gray, and they organize the theaters.',
  ],
  [
    'Colors of the harbor in Pearl Harbor, and "the color" of it.',
    { spelling: 'british' },
    'Colours of the harbour in Pearl Harbor, and "the color" of it.',
  ],
  [
    'The analysis of the theses is humorous and honorary.',
    { spelling: 'british' },
    'The analysis of the theses is humorous and honorary.',
  ],
];

describe('somebody who has the form of a text changed', () => {
  it.each(CASES)('finds in %j with %j: %j', (text, form, expected) => {
    expect(formedBy(text, form)).toBe(expected);
  });

  it('finds nothing changed by asking twice', () => {
    for (const [, form, expected] of CASES) expect(formedBy(expected, form)).toBe(expected);
  });

  it('gets no change of form unasked', () => {
    const switches = ['quotes', 'dashes', 'emphasis', 'spelling', 'lists'];
    for (const text of ESSAYS)
      expect(rewrite(text).edits.filter(({ kind }) => switches.includes(kind))).toEqual([]);
  });

  it('gets edits that apply, with the new wordings in the new form', () => {
    const form = {
      quotes: 'curly',
      dashes: 'spaced',
      emphasis: 'none',
      spelling: 'british',
    } as const;
    for (const essay of ESSAYS) {
      const text = `${essay}\n\nIt's **important** to know the neighbor's color—that's all they don't say.`;
      for (let seed = 1; seed < 6; seed++) {
        const { text: out, edits } = rewrite(text, { strength: 'strong', seed, form });
        expect(applyEdits(text, edits)).toBe(out);
        expect(out).not.toMatch(/['"—*]|color|neighbor\b/);
        expect(edits.some(({ kind }) => kind === 'word')).toBe(true);
      }
    }
  });

  it('keeps links, code and formulas to the letter', () => {
    const text = `It's at https://a.example/it's_x—y, in \`a—"b"\`, and $x - "y"$ is the **good** one.`;
    const out = rewrite(text, {
      form: { quotes: 'curly', dashes: 'spaced', emphasis: 'none' },
    }).text;
    for (const kept of ["https://a.example/it's_x—y", '`a—"b"`', '$x - "y"$'])
      expect(out).toContain(kept);
  });
});
