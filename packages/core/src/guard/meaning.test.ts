import { describe, expect, test } from 'vitest';
import { honest } from './honest-paraphrases.fixture.ts';
import { maskedVersion } from './masked-version.fixture.ts';
import { mask } from './placeholders.ts';
import { findFault } from './verify.ts';

function faultOf(text: string, version: string) {
  const masked = mask(text);
  return findFault(masked, maskedVersion(masked, version));
}

describe('a version that means the same stands', () => {
  test.each(honest)('%s', (text, version) => {
    expect(faultOf(text, version)).toBeNull();
  });
});

/** Fluent versions that keep every name, figure and negation, and say something else. */
const planted: [string, string, string, string][] = [
  [
    'figures exchanged',
    'The invoice of 12 March lists a charge of $45. Please pay within a month.',
    'On the invoice dated $45 March you will find a charge of 12. Kindly settle it in a month.',
    'figures',
  ],
  [
    'from and to exchanged',
    'Sales rose from 140 to 210 last spring, and the team was pleased.',
    'Last spring the team was pleased, as sales had climbed from 210 to 140.',
    'figures',
  ],
  [
    'units exchanged',
    'The parcel weighs 12 kg and is 80 cm long, so two people should carry it.',
    'At 12 cm the parcel is long and weighs 80 kg, and therefore two people should carry it.',
    'figures',
  ],
  [
    'a unit replaced',
    'Stir the mixture for 20 minutes before you pour it into the mould.',
    'Before pouring the mixture into a mould, keep stirring for 20 hours.',
    'figures',
  ],
  [
    'number words exchanged',
    'We bought three horses and seven sheep at the market in the valley.',
    'At the market in the valley, seven horses and three sheep were what we bought.',
    'figures',
  ],
  [
    'a negation moved to another clause',
    'The refund was not requested by the client, and the fee was charged in full.',
    'A refund was requested by the client, while in full the fee was not charged.',
    'negations',
  ],
  [
    'a negation moved to another sentence',
    'The guards did not see the fire at first. The dog noticed the smoke in the cellar.',
    'At first the fire was seen by the guards. In the cellar, the dog did not notice any smoke.',
    'negations',
  ],
  [
    'a negation doubled where there was one, and dropped where there was one',
    'The change was requested by nobody. It did not help the patients in the ward.',
    'What changed was not requested by nobody. For patients in the ward it was a help.',
    'negations',
  ],
  [
    'many made all',
    'Many students find the first exam hard and ask for a second attempt.',
    'The first exam strikes all students as hard, and they request a second attempt.',
    'quantities',
  ],
  [
    'all made some',
    'All passengers must show a ticket before they board the ferry.',
    'Before boarding the ferry, some passengers have to present a ticket.',
    'quantities',
  ],
  [
    'sometimes made always',
    'The sensor sometimes reports a wrong value in very cold weather.',
    'In very cold weather a wrong value is always what the sensor gives.',
    'quantities',
  ],
  [
    'at least made at most',
    'Tenants must give at least 60 days of notice before they move out.',
    'Anyone who rents announces a move with at most 60 days of notice.',
    'quantities',
  ],
];

describe('a version is refused for', () => {
  test.each(planted)('%s', (_, text, version, fault) => {
    expect(faultOf(text, version)).toBe(fault);
  });
});

/** Every honest version with its original, as a model would give it. */
const pairs = honest.map(([text, version]) => {
  const masked = mask(text);
  return { masked, version: maskedVersion(masked, version) };
});

describe('planted in every honest version', () => {
  test('two figures that change places are found', () => {
    let planted = 0;
    for (const { masked, version } of pairs) {
      const figures = masked.items.flatMap(({ kind, text }, at) =>
        kind === 'number' ? [{ text, mark: `[[${at + 1}]]` }] : [],
      );
      for (const [at, one] of figures.entries())
        for (const other of figures.slice(at + 1)) {
          if (one.text === other.text) continue;
          const swapped = version.replace(/\[\[\d+\]\]/g, (mark) => {
            if (mark === one.mark) return other.mark;
            return mark === other.mark ? one.mark : mark;
          });
          expect(findFault(masked, swapped), swapped).not.toBeNull();
          planted++;
        }
    }
    expect(planted).toBeGreaterThan(40);
  });

  test('the original backwards, or shuffled, is found', () => {
    const bySentence = (text: string, order: (words: string[]) => string[]) =>
      text
        .split(/(?<=[.!?])\s+/)
        .map((sentence) => `${order(sentence.replace(/[.!?,;:]/g, '').split(/\s+/)).join(' ')}.`)
        .join(' ');
    /** Every third word, then the others. */
    const shuffled = (words: string[]) =>
      [0, 2, 1].flatMap((from) => words.filter((_, at) => at % 3 === from));
    for (const { masked } of pairs) {
      const backwards = bySentence(masked.text, (words) => words.toReversed());
      expect(findFault(masked, backwards), backwards).not.toBeNull();
      const mixed = bySentence(masked.text, shuffled);
      expect(findFault(masked, mixed), mixed).not.toBeNull();
    }
  });

  test('the version itself backwards is mostly found', () => {
    const turned = pairs.filter(({ masked, version }) => {
      const backwards = version
        .split(/(?<=[.!?])\s+/)
        .map(
          (one) =>
            `${one
              .replace(/[.!?,;:]/g, '')
              .split(/\s+/)
              .toReversed()
              .join(' ')}.`,
        )
        .join(' ');
      return findFault(masked, backwards) !== null;
    });
    expect(turned.length).toBeGreaterThan(0.9 * pairs.length);
  });

  test.each([
    [/\bmany\b(?! thanks)/i, 'all'],
    [/\bmost\b/i, 'all'],
    [/\bmost\b/i, 'some'],
    [/\ball\b/i, 'some'],
    [/\bsome\b/i, 'all'],
    [/\bevery\b(?! year)/i, 'some'],
    [/\bseveral\b/i, 'all'],
    [/\bfew\b/i, 'many'],
    [/\bsometimes\b/i, 'always'],
    [/\busually\b/i, 'always'],
    [/\boften\b/i, 'always'],
    [/\bat least\b/i, 'at most'],
    [/\bup to\b/i, 'at least'],
    [/(?<!far )\bmore than\b/i, 'less than'],
    [/\bless than\b/i, 'more than'],
  ])('%s made "%s" is found', (from, to) => {
    const meant = pairs.filter(({ version }) => from.test(version));
    expect(meant.length).toBeGreaterThan(0);
    for (const { masked, version } of meant) {
      const spoilt = version.replace(from, to);
      expect(findFault(masked, spoilt), spoilt).not.toBeNull();
    }
  });
});
