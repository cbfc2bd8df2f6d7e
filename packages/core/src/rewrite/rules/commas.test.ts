import { describe, expect, it } from 'vitest';
import { proposeCommas } from './commas.ts';
import { proposalsOf } from './proposals.fixture.ts';

/** Sentences in which the rule may act, and all that it proposes there. */
const GOOD: [text: string, proposals: string[]][] = [
  ['We bought bread, milk, and cheese.', [', →']],
  ['She was tired, and she went home.', [', →']],
  ['It was late, but we stayed.', [', →']],
  ['In recent years, they have grown.', [', →']],
  ['She opened the door and she saw him.', ['door → door,']],
  ['In the morning he left the house.', ['morning → morning,']],
];

/** Sentences that it leaves alone, each for one reason. */
const BAD: [text: string, because: string][] = [
  ['We bought bread, and cheese.', 'it ends no list'],
  ['We ate meat, chorizo,and such.', 'the words would grow together'],
  ['She listened, her eyes intent, and Ben felt seen.', 'a clause follows'],
  ['It tells of Biko, a black activist, and Woods.', 'it closes an insertion'],
  ['They came to the city, during the war, and the north.', 'it closes an insertion'],
  ['Enjoy hospitality, including an upgrade, and relax in the pool.', 'a verb follows'],
  ['It lists plans, sugars, and medication such as insulin.', 'a list inside'],
  ['It lists help, such as tips, features like checkers, and instructional text.', 'a list inside'],
  ['We met Ann Lee, 36, from Leeds, and Tom.', 'it closes an insertion'],
  ['She was tired, and Anna went home.', 'no pronoun begins the clause'],
  ['It was late, but not cold.', 'no clause follows'],
  ['In recent years, this has grown.', '"this" may belong to the opening'],
  ['Through the door, the edges of wood shone.', 'a noun may belong to the opening'],
  ['He jumped, leaving the horses, and quickly opened the gate.', 'a verb follows'],
  ['Recent years, the city has grown.', 'no preposition begins the sentence'],
  ['She said that it rained and he left.', 'both clauses hang on "that"'],
  ['The door and she saw him.', 'no clause stands before "and"'],
];

const proposals = (text: string) => proposalsOf(proposeCommas, text);

describe('a comma', () => {
  it.each(GOOD)('may change in %j', (text, expected) => {
    expect(proposals(text)).toEqual(expected);
  });

  it.each(BAD)('stays as it is in %j: %s', (text) => {
    expect(proposals(text)).toEqual([]);
  });
});
