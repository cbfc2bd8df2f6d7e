import { describe, expect, it, vi } from 'vitest';
import { rewrite } from './index.ts';
import { wordings } from './wordings.fixture.ts';

// What the lexicon and the rules propose is tried here, and not which of it the table of pairs lets pass.
vi.mock('./pairs.ts', async (original) => ({ ...(await original<object>()), mayUse: () => true }));

const afterwards = (text: string): string[] =>
  wordings(text).map((wording) => wording.slice(wording.indexOf('→ ') + 2));

/** A verb of the third person, of the past, behind "has" and behind "is". */
const SENTENCES = [
  (verb: string, object: string) => `The old team in the city ${verb} the ${object} of the king.`,
  (verb: string, object: string) => `Yesterday they ${verb} the ${object} in the city.`,
  (verb: string, object: string) => `The old team has ${verb} the ${object} in the city.`,
  (verb: string, object: string) => `The old team is ${verb} the ${object} in the city.`,
];

/** The forms of a verb in these sentences, its object, and those of the verb that takes its place. */
const VERBS: [forms: string, object: string, others: string][] = [
  ['demonstrates demonstrated demonstrated demonstrating', 'idea', 'shows showed shown showing'],
  ['commences commenced commenced commencing', 'work', 'begins began begun beginning'],
  [
    'accomplishes accomplished accomplished accomplishing',
    'goal',
    'carries+out carried+out carried+out carrying+out',
  ],
  ['prevents prevented prevented preventing', 'disease', 'stops stopped stopped stopping'],
  ['provides provided provided providing', 'service', 'offers offered offered offering'],
  ['assesses assessed assessed assessing', 'book', 'evaluates evaluated evaluated evaluating'],
  ['notices noticed noticed noticing', 'house', 'sees saw seen seeing'],
  ['attains attained attained attaining', 'goal', 'reaches reached reached reaching'],
  [
    'experiences experienced experienced experiencing',
    'growth',
    'undergoes underwent undergone undergoing',
  ],
  ['applies applied applied applying', 'technique', 'employs employed employed employing'],
  ['repairs repaired repaired repairing', 'house', 'fixes fixed fixed fixing'],
];

describe('somebody who reads a rewrite', () => {
  it.each(VERBS)('finds the forms of "%s" (the %s) exchanged for %s', (forms, object, others) => {
    const expected = others.split(' ').map((form) => form.replace('+', ' '));
    forms.split(' ').forEach((form, index) => {
      expect(afterwards(SENTENCES[index]!(form, object))).toContain(expected[index]);
    });
  });

  it.each([
    ['The nations are in the north of the sea.', 'nations → countries'],
    ['The employees have the keys of the house.', 'employees → staff members'],
    ['He met the supervisors.', 'supervisors → bosses'],
    ['The trips to the city are good.', 'trips → journeys'],
  ])('finds in %j the plural: %s', (text, wording) => {
    expect(wordings(text)).toContain(wording);
  });

  it.each('hour honest apple umbrella unimportant important'.split(' '))(
    'finds "an" before "%s"',
    (word) => {
      expect(wordings(`It is a mere ${word} in the city of the king.`)).toContain(
        'a mere → just an',
      );
    },
  );

  it.each('university useful european one-off house user unique'.split(' '))(
    'finds "a" before "%s"',
    (word) => {
      expect(wordings(`It is a mere ${word} in the city of the king.`)).toContain(
        'a mere → just a',
      );
    },
  );
});

describe('somebody whose word is a verb here and a noun there', () => {
  it.each([
    ['They repair tools in the city.', 'repair → fix'],
    ['He plans to repair the tool in the city.', 'repair → fix'],
    ['She plans to answer the letter of the king.', 'answer → reply to'],
    ['They plan to show the city to the king.', 'show → reveal'],
  ])('gets a verb for it in %j: %s', (text, wording) => {
    expect(wordings(text)).toContain(wording);
  });

  it.each([
    ['The use of tools in the city is good.', 'use'],
    ['The use was hard for the king.', 'use'],
    ['The answer was hard for the king.', 'answer'],
    ['The show was hard for the king.', 'show'],
  ])('gets none in %j for "%s"', (text, word) => {
    expect(wordings(text).filter((wording) => wording.startsWith(`${word} →`))).toEqual([]);
  });

  it('has an adverb put before the clause whose past tense it belongs to', () => {
    expect(wordings('She slowly opened the door.')).toContain('She slowly → Slowly, she');
  });

  it('has an adjective exchanged, and keeps a name that is written like one', () => {
    expect(wordings('A significant change came to the city.')).toContain('significant → major');
    expect(wordings('We met vast crowds in the city of the king.')).toContain('vast → huge');
    expect(wordings('We met Vast in the city of the king.')).toEqual([]);
  });
});

describe('somebody whose word belongs to its neighbour', () => {
  const SEEDS = 60;
  /** In how many rewrites of a text one word takes the place of another. */
  const times = (text: string, original: string, replacement: string) =>
    Array.from({ length: SEEDS }, (_, seed) => rewrite(text, { seed, strength: 'strong' })).filter(
      ({ edits }) =>
        edits.some((edit) => edit.original === original && edit.replacement === replacement),
    ).length;

  it.each([
    ['Across the vast expanse of the sea.', 'Across the vast garden of the king.', 'vast', 'huge'],
    ['They steer clear of it.', 'They steer the boat.', 'steer', 'guide'],
    ['Across the vast wealth of the sea.', 'Across the vast ocean of the sea.', 'vast', 'huge'],
  ])('keeps it in "%s" more often than in "%s"', (beside, apart, word, other) => {
    expect(times(apart, word, other)).toBeGreaterThan(SEEDS / 2);
    expect(times(beside, word, other)).toBeLessThan(0.8 * times(apart, word, other));
  });
});

describe('somebody who wrote what cannot be exchanged', () => {
  it('keeps the "but" of a correction', () => {
    expect(wordings('It was dark, but the door was open.')).not.toContain(', but → , yet');
    expect(wordings('It was not the wind, but the door.')).not.toContain(', but → , yet');
  });

  it('keeps either dash of two', () => {
    const dashes = (text: string) => wordings(text).filter((edit) => edit.startsWith('—')).length;
    expect(dashes('We saw the old house—it was empty.')).toBe(1);
    expect(dashes('The old house—we saw it then—was empty.')).toBe(0);
  });

  it('keeps "a much better", which takes no "a lot"', () => {
    expect(wordings('This is much better now.')).toContain('much → a lot');
    expect(wordings('This is a much better house.').join()).not.toContain('a lot');
  });

  it('keeps the "that" before a clause with a subject of its own', () => {
    const before = 'They gave the public a house in the city that has been there.';
    const clause = 'They gave the public a promise to the city that there has been no harm.';
    expect(wordings(before)).toContain('that → which');
    expect(wordings(clause)).not.toContain('that → which');
  });

  it('keeps the "and" of a mix', () => {
    expect(wordings('She likes bread and butter milk.').join()).not.toContain('as well as');
    expect(wordings('It is a mix of bread and wild honey.').join()).not.toContain('as well as');
  });
});
