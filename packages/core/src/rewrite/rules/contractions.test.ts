import { describe, expect, it } from 'vitest';
import { proposeContractions } from './contractions.ts';
import { proposalsOf } from './proposals.fixture.ts';

/** Sentences in which the rule may act, and all that it proposes there. */
const GOOD: [text: string, proposals: string[]][] = [
  ["It's a good day.", ["It's → It is"]],
  ["They're happy with it.", ["They're → They are"]],
  ["He'd gone home early.", ["He'd → He had"]],
  ["He'd go home early.", ["He'd → He would"]],
  ["What's the plan?", ["What's → What is"]],
  ['It is a good day.', ["It is → It's"]],
  ['We are happy with it.', ["We are → We're"]],
  ['I will go home now.', ["I will → I'll"]],
  ['They have seen the film.', ["They have → They've"]],
];

/** Sentences that it leaves alone, each for one reason. */
const BAD: [text: string, because: string][] = [
  ['It is not a good day.', 'a negation follows'],
  ["It isn't a good day.", 'it holds a negation'],
  ["She's been there.", 'it may stand for "has"'],
  ["No city can do it on it's own.", 'it is a slip for "its"'],
  ["He sang a song that's attracted fans.", 'it stands for "has"'],
  ["He'd put the cup down.", 'the verb does not show what it stands for'],
  ["You'd better go.", '"had better" has no full form'],
  ["The man's a good cook.", 'the owner is no pronoun'],
  ['The man is a good cook.', 'the subject is no pronoun'],
  ['They have a film.', '"have" is the verb itself'],
  ['He asked who they are today.', 'it may end the clause'],
];

const proposals = (text: string) =>
  proposalsOf((doc, found) => proposeContractions(doc, found, true), text);

describe('a contraction', () => {
  it.each(GOOD)('may change in %j', (text, expected) => {
    expect(proposals(text)).toEqual(expected);
  });

  it.each(BAD)('stays as it is in %j: %s', (text) => {
    expect(proposals(text)).toEqual([]);
  });
});
