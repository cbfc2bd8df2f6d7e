import { describe, expect, it } from 'vitest';
import { proposeOrder } from './order.ts';
import { proposalsOf } from './proposals.fixture.ts';

/** Sentences in which the rule may act, and all that it proposes there. */
const GOOD: [text: string, proposals: string[]][] = [
  ['They need love and money.', ['love and money → money and love']],
  ['They need light or warmth.', ['light or warmth → warmth or light']],
  ['He spoke slowly and clearly.', ['slowly and clearly → clearly and slowly']],
  ['They were cold and dark.', ['cold and dark → dark and cold']],
  ['It was a warm and bright room.', ['warm and bright → bright and warm']],
  [
    'We sell apples, pears, and plums.',
    ['pears, and plums → plums, and pears', 'apples, pears → pears, apples'],
  ],
];

/** Sentences that it leaves alone, each for one reason. */
const BAD: [text: string, because: string][] = [
  ['They need trial and error.', 'the order is fixed'],
  ['They need love and hope and money.', 'they are three'],
  ['It was a long-term and stable plan.', 'one is a compound'],
  ['They need stuff and light.', 'one of them only points'],
  ['It was a warmer and bright room.', 'one of them compares'],
  ['He spoke slowly and often.', 'they are of different sorts'],
  ['She went there to eat and drink.', 'they are verbs'],
  ['He has a dog and a cat.', 'each has its own article'],
];

const proposals = (text: string) => proposalsOf(proposeOrder, text);

describe('the order of a pair', () => {
  it.each(GOOD)('may change in %j', (text, expected) => {
    expect(proposals(text)).toEqual(expected);
  });

  it.each(BAD)('stays as it is in %j: %s', (text) => {
    expect(proposals(text)).toEqual([]);
  });
});
