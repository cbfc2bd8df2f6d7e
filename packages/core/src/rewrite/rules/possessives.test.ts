import { describe, expect, it } from 'vitest';
import { proposePossessives } from './possessives.ts';
import { proposalsOf } from './proposals.fixture.ts';

/** Sentences in which the rule may act, and all that it proposes there. */
const GOOD: [text: string, proposals: string[]][] = [
  ["The company's success was a surprise.", ["The company's success → The success of the company"]],
  [
    'The success of the company was a surprise.',
    ["The success of the company → The company's success"],
  ],
];

/** Sentences that it leaves alone, each for one reason. */
const BAD: [text: string, because: string][] = [
  ["The dog's success was a surprise.", 'the owner goes with "\'s" only'],
  ["The company's door was open.", 'what it has is a part of it'],
  ["A company's success was a surprise.", 'the article is not "the"'],
  ["The company's success story was a surprise.", 'another noun follows'],
  ["The company's success of the year came.", 'an "of" follows'],
  ['The success of the dog was a surprise.', 'the owner is not of the sort that takes both'],
  ['The end of the company was near.', 'an end is not owned'],
  ['The success of the company that he founded was great.', 'a clause hangs on the owner'],
  ['The success of the company and the city was great.', 'there is a second owner'],
];

const proposals = (text: string) => proposalsOf(proposePossessives, text);

describe('an owner', () => {
  it.each(GOOD)('may change in %j', (text, expected) => {
    expect(proposals(text)).toEqual(expected);
  });

  it.each(BAD)('stays as it is in %j: %s', (text) => {
    expect(proposals(text)).toEqual([]);
  });
});
