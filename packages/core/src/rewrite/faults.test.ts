import { describe, expect, it } from 'vitest';
import { ESSAYS } from './essays.fixture.ts';
import { alternatives, rewrite } from './index.ts';
import { wordings } from './wordings.fixture.ts';

/** What stands in a part of a text that any of some rewrites touched. */
function touched(text: string, part: string): string[] {
  const from = text.indexOf(part);
  expect(from).toBeGreaterThanOrEqual(0);
  const inside = ({ start, end }: { start: number; end: number }) =>
    start < from + part.length && end > from;
  const edits = Array.from({ length: 12 }, (_, seed) =>
    rewrite(text, { strength: 'strong', seed }),
  );
  return [
    ...edits.flatMap((done) => done.edits.filter(inside).map(({ original }) => original)),
    ...alternatives(text)
      .filter(inside)
      .map(({ start, end }) => text.slice(start, end)),
  ];
}

const AROUND =
  'The old team often wrote to the people of the town, although they usually have many tools.';

describe('somebody who asks, stresses or denies', () => {
  it('keeps a "which" that asks, and has one that ties exchanged', () => {
    expect(wordings('He took the road which leads to the city.')).toContain('which → that');
    expect(wordings('They asked the guide which is the best road to the city.')).not.toContain(
      'which → that',
    );
    expect(wordings('The signs told the drivers which was the right road.')).not.toContain(
      'which → that',
    );
  });

  it.each([
    'We must take the world as it is in the city.',
    'Nobody knows how big it is for a house of its age.',
    'It was colder than it is in the north of the city.',
    'I like the town and what it is now.',
    'We will go where they are in the city.',
  ])('keeps the stressed verb of %j', (text) => {
    expect(wordings(text).filter((wording) => /(?:it|they)['’]/.test(wording))).toEqual([]);
  });

  it('has "it is" shortened where it may be', () => {
    expect(wordings("We don't mind, because it is a good house.")).toContain("it is → it's");
  });

  it.each([
    ['The road is not very long.', /very/],
    ["The road isn't really clear.", /really/],
    ['He was not at all extremely happy about the old house.', /extremely/],
  ])('keeps the degree that %j denies', (text, word) => {
    expect(wordings(text).filter((wording) => word.test(wording))).toEqual([]);
  });

  it.each([
    'This can lead to better results, and it can be useful.',
    'The old bridge may fall, and it might be closed.',
    'You should go to the city, and you must take the road.',
    'They have to leave, and he needs to stay. They could be late.',
    'She is able to see the city and would like to live there.',
    'He had to go, and I was able to go. You need to come.',
  ])('keeps what may, can and must be: %j', (text) => {
    const modal =
      /\b(?:can|may|might|could|should|must|ought|would|have to|needs? to|has to|had to|needed to|able to)\b/gi;
    const had = text.match(modal)!.map((word) => word.toLowerCase());
    for (let seed = 0; seed < 12; seed++) {
      const now = rewrite(text, { strength: 'strong', seed }).text.match(modal) ?? [];
      expect(now.map((word) => word.toLowerCase())).toEqual(had);
    }
  });
});

describe('somebody who writes a letter', () => {
  const letter = (greeting: string, closing: string) =>
    `${greeting}\n\nThe new price list is effective 1 March. ${AROUND} It is a significant change, and we are happy to help.\n\n${closing}\nAnna Berg\nHead of Sales`;

  it.each([
    ['Dear valued customer,', 'Yours sincerely,'],
    ['Hello everybody,', 'Yours truly,'],
    ['To whom it may concern:', 'Kind regards'],
    ['Good morning all!', 'With many thanks and best wishes'],
    ['Hi there', 'Many thanks again,'],
  ])('keeps %j and %j, and the date of effect', (greeting, closing) => {
    const text = letter(greeting, closing);
    expect(touched(text, greeting)).toEqual([]);
    expect(touched(text, closing)).toEqual([]);
    expect(touched(text, 'Head of Sales')).toEqual([]);
    expect(touched(text, 'effective 1 March')).toEqual([]);
    expect(rewrite(text, { strength: 'strong' }).edits.length).toBeGreaterThan(1);
  });
});

describe('somebody who uses a fixed expression', () => {
  it.each([
    ['The feast will take place in the old house of the king.', 'take place'],
    ['The feast takes place in the old house of the king.', 'takes place'],
    ['They can take it or leave it in the city.', 'take it'],
    ['The children seek attention in the old house.', 'seek attention'],
    ['The rules are effective immediately in the city.', 'effective immediately'],
    ['We took a look at the old house of the king.', 'took a look'],
    ['The speech will give rise to a new law in the city.', 'give rise'],
    ['You made a mistake in the old house of the king.', 'made a mistake'],
  ])('finds in %j %j untouched', (text, expression) => {
    // A phrase of the lexicon may stand for the whole of it; no word of it is exchanged alone.
    const inside = touched(text, expression).filter((original) => !original.includes(expression));
    expect(inside).toEqual([]);
  });
});

describe('somebody who writes about a matter of a trade', () => {
  it.each<[what: string, text: string, word: string]>([
    [
      'recurs',
      'The topic is simple. They test the topic in the city. A good topic saves time and money.',
      'topic',
    ],
    [
      'stands in a heading',
      '# The concept of tools\n\nIt is a good thing that the concept is clear to the king.',
      'concept is',
    ],
    [
      'is defined',
      'In the city, outcome means what is left of the plan. They saw the outcome of the plan.',
      'outcome of',
    ],
    [
      'is part of a compound',
      'He read about the topic model in the city of the king.',
      'topic model',
    ],
    [
      'is of the law',
      'The court told the plaintiff that it is important to pay the damages, and it was a considerable claim.',
      'damages',
    ],
    [
      'is of medicine',
      'The patient had an acute pain, and the diagnosis was a chronic illness of the lung.',
      'chronic illness',
    ],
    [
      'is of statistics',
      'The regression has a significant error, and the variance of the sample is expected to be large.',
      'significant error',
    ],
  ])('keeps a word that %s', (_, text, word) => {
    expect(touched(text, word)).toEqual([]);
  });

  it('finds the same words exchanged where they are no terms', () => {
    expect(wordings('The topic is good for the old team.').join()).toContain('topic → ');
    expect(wordings('The concept is good for the old team.').join()).toContain('concept → ');
    expect(wordings('The outcome is good for the old team.').join()).toContain('outcome → ');
    expect(wordings('It was a significant error of the king.').join()).toContain('significant → ');
  });
});

describe('somebody whose text has parts that are no prose', () => {
  const SOURCES =
    'Miller, J. R., & Chen, L. (2019). Important methods for many difficult problems. Journal of Useful Tools, 12, 4.';
  const VERSE =
    'The quiet house is full of light\nand many tools are in the hall\nI begin to see the final night\nand hear the important people call';
  const TABLE = 'Important tools\tmany people\nSeveral methods\tuseful problems';

  it.each([
    [
      'a bibliography',
      `${AROUND}\n\nReferences\n\nBerg, Anna. The many useful tools of important people. Harbour Press, 2004.\n\nThe use of important methods, many authors, in press.`,
      'The use of important methods',
    ],
    ['a source without a heading', `${AROUND}\n\n${SOURCES}\n\n${AROUND}`, SOURCES],
    ['a poem', `${AROUND}\n\n${VERSE}\n\n${AROUND}`, VERSE],
    ['a song', `[Chorus]\n${VERSE}\n\n${AROUND}`, VERSE],
    ['a table with tabs', `${AROUND}\n\n${TABLE}\n\n${AROUND}`, TABLE],
    [
      'a title that asks',
      `Why Do Important People Use Many Tools?\n\n${AROUND}`,
      'Why Do Important People Use Many Tools?',
    ],
  ])('gets %s back as it was', (_, text, part) => {
    expect(touched(text, part)).toEqual([]);
    expect(alternatives(text).length).toBeGreaterThan(0);
  });

  it('has lines of prose that a mail program broke rewritten', () => {
    const text =
      'The people of the town often said that it was a good thing to have many\ntools in the old house, although they usually had several problems with the\nnew one, despite the fact that it is used frequently in the long winter of\nthe north, for example, when the roads are closed.';
    expect(rewrite(text, { strength: 'strong' }).edits.length).toBeGreaterThan(2);
  });
});

describe('somebody who writes plainly', () => {
  it.each([
    ['They use tools in the city.', /utili[sz]/],
    ['She likes bread and butter milk.', /as well as/],
    ['It was dark, but the door was open.', /yet/],
    ['It is a very old house.', /extremely|really/],
    ['They want to go to the city during the winter war.', /wish|in the course/],
    ['He came to see the house.', /in order to/],
  ])('gets nothing heavier for %j', (text, heavier) => {
    expect(wordings(text).filter((wording) => heavier.test(wording))).toEqual([]);
  });

  it('gets none of it in whole essays either', () => {
    for (const text of ESSAYS)
      expect(rewrite(text, { strength: 'strong' }).text).not.toMatch(
        /utiliz|, yet |in order to|ought to/,
      );
  });
});
