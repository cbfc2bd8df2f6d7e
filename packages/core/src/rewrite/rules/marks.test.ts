import { describe, expect, it } from 'vitest';
import { proposeMarks } from './marks.ts';
import { proposalsOf } from './proposals.fixture.ts';

/** Sentences in which the rule may act, and all that it proposes there. */
const GOOD: [text: string, proposals: string[]][] = [
  ['She grows many plants, such as roses and lilies.', [', →']],
  ['He sold houses, including old barns.', [', →']],
  ['She grows many plants such as roses and lilies.', ['plants → plants,']],
  ['Sometimes, he walks to work.', [', →']],
  ['Sometimes he walks to work.', ['Sometimes → Sometimes,']],
  ['We need apples, pears and plums. They are ripe.', ['pears → pears,']],
];

/** Sentences that it leaves alone, each for one reason. */
const BAD: [text: string, because: string][] = [
  ['She grows plants such as roses that smell.', 'a clause follows'],
  ['Plants such as roses need water.', 'no clause stands before'],
  ['Sometimes Anna walks to work.', 'the subject is no pronoun'],
  ['We need apples, pears and fresh plums. They are ripe.', 'the list is not of single nouns'],
  ['Apples, pears and plums fall. They are ripe.', 'no verb stands before the list'],
];

const proposals = (text: string) => proposalsOf(proposeMarks, text);

describe('a comma that may come or go', () => {
  it.each(GOOD)('may change in %j', (text, expected) => {
    expect(proposals(text)).toEqual(expected);
  });

  it.each(BAD)('stays as it is in %j: %s', (text) => {
    expect(proposals(text)).toEqual([]);
  });
});
