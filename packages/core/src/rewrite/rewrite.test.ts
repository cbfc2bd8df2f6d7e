import { describe, expect, it } from 'vitest';
import { fc } from '../../test/properties.ts';
import { ESSAYS } from './essays.fixture.ts';
import { alternatives, applyEdits, readsAsEnglish, rewrite } from './index.ts';

const TEXT = `# Why Good Tools Matter

In recent years, many people have started to use better tools. However, it is important to note that a tool is only as good as the person who uses it. For example, Anna Berg, who works at Nordwind GmbH, said "we never use many tools" in 2021 [3].

The company's success depends on a number of factors, including quality, speed, and trust. It provides significant benefits for teachers and students, but it does not solve every problem. See https://tools.example/why?a=1 or write to help@tools.example. Run \`make use of\` first; it takes about 25 minutes.

\`\`\`
it is important to use significant tools
\`\`\`

${ESSAYS[0]}

${ESSAYS[1]}

${ESSAYS[2]}

Several people often try to begin the work, because the entire topic is vast; they collect various tools, such as old ones, and typically demonstrate them to someone.`;

const PROTECTED = [
  '# Why Good Tools Matter',
  'Anna Berg',
  'Nordwind GmbH',
  '"we never use many tools"',
  '2021',
  '[3]',
  'https://tools.example/why?a=1',
  'help@tools.example',
  '`make use of`',
  '```\nit is important to use significant tools\n```',
  'does not',
  '25 minutes',
];

describe.each(['normal', 'strong'] as const)('a %s rewrite', (strength) => {
  const result = rewrite(TEXT, { strength, seed: 5 });

  it('changes the text in many places', () => {
    expect(result.note).toBeUndefined();
    expect(result.edits.length).toBeGreaterThan(12);
  });

  it('returns what is protected byte for byte', () => {
    for (const item of PROTECTED) expect(result.text).toContain(item);
  });

  it('lists edits that apply and that can be left out one by one', () => {
    expect(applyEdits(TEXT, result.edits)).toBe(result.text);
    expect(applyEdits(TEXT, [])).toBe(TEXT);
    for (const edit of result.edits) {
      expect(TEXT.slice(edit.start, edit.end)).toBe(edit.original);
      expect(edit.replacement).not.toBe(edit.original);
      const undone = applyEdits(
        TEXT,
        result.edits.filter((other) => other !== edit),
      );
      expect(undone).not.toBe(result.text);
    }
  });

  it('is repeatable, and another seed gives another text', () => {
    expect(rewrite(TEXT, { strength, seed: 5 })).toEqual(result);
    const texts = new Set(
      Array.from({ length: 24 }, (_, seed) => rewrite(TEXT, { strength, seed }).text),
    );
    expect(texts.size).toBeGreaterThan(1);
  });
});

describe('any text', () => {
  it('comes back with edits that fit it', () => {
    const pieces = fc.constantFrom(
      ...'the of and important a an is it its “ ” " \' ’s don’t can’t — … \n \n\n # ` ``` $ $$ [1] http://x.y 3.5 Paris 🙂 é ( ) , . ; : ! ? he she they use tools however'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 6 })), {
          maxLength: 60,
        }),
        (parts) => {
          const text = parts.join(' ');
          const { text: out, edits } = rewrite(text, { strength: 'strong', seed: parts.length });
          expect(applyEdits(text, edits)).toBe(out);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keeps every figure and every negation', () => {
    const words = fc.constantFrom(
      ...'not no never n’t isn’t don’t cannot without nothing none 12 3.5 40% 1999 two half the a important people use many can help often is are good and because However , . they it significant problem'.split(
        ' ',
      ),
    );
    const kept = (text: string): string[] =>
      (
        text.match(
          /\d+(?:\.\d+)?%?|\b(?:not|no|never|cannot|without|nothing|none|two|half)\b|n[’']t\b/gi,
        ) ?? []
      )
        .map((item) => item.toLowerCase())
        .sort();
    fc.assert(
      fc.property(fc.array(words, { minLength: 5, maxLength: 50 }), (parts) => {
        const text = parts.join(' ');
        expect(kept(rewrite(text, { strength: 'strong' }).text)).toEqual(kept(text));
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, string | undefined]>([
    ['', 'too-short'],
    ['Hi.', 'too-short'],
    ['Der schnelle Fuchs und die Katze sind nicht in dem Haus auf der Straße.', 'not-english'],
    ['Le chat est sur la table et les enfants ne sont pas dans la maison.', 'not-english'],
    ['これは日本語の文章です。とても短いです。', 'not-english'],
    ['It is a good idea to use these tools.', undefined],
    ['Buy fresh milk tomorrow morning.', undefined],
    ['Great work, everyone! Thanks again.', undefined],
    ['Lost keys. Reward offered.', undefined],
    ['<div class="container main-wide"><span id="x1">Opening hours today</span></div>', undefined],
    [
      '<table class="data"><tr><td class="cell left">It is a quick answer</td></tr></table>',
      undefined,
    ],
    ['<div class="main the for with and of"><b>Guten Abend, liebe Gäste</b></div>', 'not-english'],
    ['Guten Morgen zusammen', 'not-english'],
    ['Merci beaucoup, bonne journée', 'not-english'],
    ['Où est la gare?', 'not-english'],
    ['Hola, ¿qué tal, amigos?', 'not-english'],
    ['IT IS AN IMPORTANT THING TO HAVE MANY TOOLS.', 'all-caps'],
    ['<b>WE HAVE MANY IMPORTANT TOOLS IN THE CITY.</b>', 'all-caps'],
    ['NASA has many important tools in the city.', undefined],
  ])('%j gets the note %s', (text, note) => {
    if (note !== 'too-short') expect(readsAsEnglish(text)).toBe(note !== 'not-english');
    const result = rewrite(text);
    expect(result.note).toBe(note);
    if (note !== undefined) expect(result).toMatchObject({ text, edits: [] });
  });
});

describe('edits', () => {
  it('are refused when they do not fit', () => {
    const edit = { start: 0, end: 3, original: 'big', replacement: 'large', kind: 'word' } as const;
    expect(applyEdits('big dog', [edit])).toBe('large dog');
    expect(() => applyEdits('bag dog', [edit])).toThrow();
    expect(() =>
      applyEdits('big dog', [edit, { ...edit, start: 2, end: 3, original: 'g' }]),
    ).toThrow();
  });
});

describe('alternatives', () => {
  it('are places apart from each other with other wordings', () => {
    const places = alternatives(TEXT);
    expect(places.length).toBeGreaterThan(10);
    places.forEach((place, i) => {
      expect(place.options.length).toBeGreaterThan(0);
      expect(place.options).not.toContain(TEXT.slice(place.start, place.end));
      if (i > 0) expect(place.start).toBeGreaterThan(places[i - 1]!.end);
    });
  });
});
