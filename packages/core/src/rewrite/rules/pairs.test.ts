import { describe, expect, it } from 'vitest';
import { proposePairs } from './pairs.ts';
import { proposalsOf } from './proposals.fixture.ts';

/** Sentences in which the rule may act, and all that it proposes there. */
const GOOD: [text: string, proposals: string[]][] = [
  [
    'They need strong bones and healthy skin.',
    ['strong bones and healthy skin → healthy skin and strong bones'],
  ],
  [
    'It builds warm homes and safe streets.',
    ['warm homes and safe streets → safe streets and warm homes'],
  ],
];

/** Sentences that it leaves alone, each for one reason. */
const BAD: [text: string, because: string][] = [
  ['They need strong bones or healthy skin.', 'they are alternatives'],
  ['They need strong bones and other things.', 'the second leans on the first'],
  ['They need big dogs and small dogs.', 'the nouns are the same'],
  ['They need strong bones and healthy skin, he said.', 'the clause goes on'],
  ['They need the strong bones and healthy skin.', 'the article reaches over both'],
  ['They saw homes, near strong bones and healthy skin.', 'it may be a longer list'],
  ['It lies between warm homes and safe streets.', '"between" takes both in their order'],
];

const proposals = (text: string) => proposalsOf(proposePairs, text);

describe('two phrases of an adjective and a noun', () => {
  it.each(GOOD)('may change in %j', (text, expected) => {
    expect(proposals(text)).toEqual(expected);
  });

  it.each(BAD)('stays as it is in %j: %s', (text) => {
    expect(proposals(text)).toEqual([]);
  });
});
