import { describe, expect, it } from 'vitest';
import { fc } from '../../test/properties.ts';
import { sentences, words } from './index.ts';

const split = (text: string): string[] =>
  sentences(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['Ask Dr. Lee, e.g. about pain. She knows.', ['Ask Dr. Lee, e.g. about pain.', 'She knows.']],
    [
      'J. R. Smith paid $3.50 at 5 p.m. in town. Then he left.',
      ['J. R. Smith paid $3.50 at 5 p.m. in town.', 'Then he left.'],
    ],
    [
      'It is 3.14 here. See https://a.example/x.y?z. Done.',
      ['It is 3.14 here.', 'See https://a.example/x.y?z.', 'Done.'],
    ],
    ['“Stop.” He did.', ['“Stop.”', 'He did.']],
    ['So am I. You too.', ['So am I.', 'You too.']],
    ['Well... maybe so. Fine.', ['Well... maybe so.', 'Fine.']],
    [
      '# Title\n\nText here.\n- item one\n- item two',
      ['# Title', 'Text here.', '- item one', '- item two'],
    ],
    ['1. First point.\n2. Second point.', ['1. First point.', '2. Second point.']],
    [
      'Acme Inc. The firm grew. Acme Inc. Europe shrank.',
      ['Acme Inc.', 'The firm grew.', 'Acme Inc. Europe shrank.'],
    ],
  ])('splits %j', (text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it('never loses or repeats a character that is not white space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(split(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});

describe('words', () => {
  it('keeps apostrophes inside words', () => {
    const text = 'Don’t stop: it’s well-known, Zoë.';
    expect(words(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Don’t',
      'stop',
      'it’s',
      'well',
      'known',
      'Zoë',
    ]);
  });
});
